import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BACK = outline(
  '-232,190! -246,60 -222,-70 -160,-160 -70,-196 30,-180 110,-120 170,-40 200,60 200,190!',
);
const HEAD = outline(
  '-40,-120! -22,-150 -6,-128! 6,-166 22,-130! 40,-150 44,-120! 92,-92 116,-36 118,20 106,66 72,110 30,130 0,134 -30,130 -72,110 -106,66 -118,20 -116,-36 -92,-92',
);
const FACE = outline('0,-58! 44,-78 88,-46 108,6 100,56 62,104 0,122 -62,104 -100,56 -108,6 -88,-46 -44,-78');
const STRIPE = outline('18,-24! 44,-34 78,-18 112,22 112,58! 90,44 58,24 26,12!');
/** One arm lies on the bough, the other hangs down over it. */
const ARM = limb('-128,-50,92 -194,20,106 -212,96,100 -172,146,92 -96,164,84 -10,164,74 64,162,62');
const HANGING = limb('104,-64,84 168,-10,108 204,80,100 214,160,88 210,226,74 188,296,62 172,330,56');

/** Long claws, each from its root to its tip. */
const claws = (list: readonly string[]): Art =>
  list.map((points) => cutStroke('ink', points, [17, 15, 5], [27, 25, 13]));

/** Its pale face, narrow and without a rim of fur at the cheeks; the dark streaks run out past the eyes to its edge. */
const head: Art = [
  joined('mid', [HEAD], 6),
  combed('-14,-150 -60,-120 -100,-60', '-4,-110 -40,-84 -80,-40', {
    role: 'near',
    rows: 2,
    width: 9,
    length: 30,
  }),
  combed('14,-150 60,-120 100,-60', '4,-110 40,-84 80,-40', { role: 'near', rows: 2, width: 9, length: 30 }),
  keyed('light', FACE, 5),
  mirrored(
    [
      flat('ink', STRIPE),
      // The lid leaves a slit open.
      gouge('32,-2 54,8 80,10', 10),
      gouge('36,6 56,14 76,15', 6, 'ink'),
    ],
    0,
  ),
  gouge('-32,86 -14,80 0,79 14,80 32,86', 7, 'ink'),
  flat('ink', outline('-32,24! -18,12 18,12 32,24! 22,50 0,58 -22,50')),
  gouge('-14,24 0,20 14,24', 4),
];

/** A sloth that looks over a bough with its eyes nearly shut, one arm laid on it and the other hanging down: 480 wide about 0, its chin at 146 and its claws at 418. */
export const sloth = (place: Place, bough: Art): Art =>
  put(
    [
      joined('near', [BACK], 6),
      combed('-40,-176 -140,-140 -206,-40 -226,120', '-10,-130 -100,-90 -160,10 -180,130', {
        role: 'mid',
        rows: 5,
        width: 10,
        length: 40,
      }),
      combed('30,-164 92,-118 140,-60 170,40', '10,-130 76,-96 118,-40 140,40', {
        role: 'mid',
        rows: 4,
        width: 10,
        length: 40,
      }),
      bough,
      claws(['150,322 134,364 142,404', '170,332 160,378 174,418', '190,326 188,374 206,410']),
      joined('near', [HANGING], 6),
      combed('120,-70 168,80 176,190 150,316', '180,-50 240,70 248,180 200,320', {
        role: 'far',
        rows: 4,
        width: 9,
        length: 40,
      }),
      claws(['60,142 104,144 136,174', '66,160 106,172 126,208', '58,178 90,196 104,232']),
      joined('near', [ARM], 6),
      combed('-170,-70 -250,60 -220,160 -110,196 50,184', '-110,-40 -176,50 -160,114 -90,136 50,140', {
        role: 'far',
        rows: 4,
        width: 9,
        length: 40,
      }),
      put(head, { x: 0, y: 6, turn: -7 }),
    ],
    place,
  );
