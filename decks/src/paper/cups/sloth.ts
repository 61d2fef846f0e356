import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { combed } from '../lino/combed.ts';
import { cutStroke, gouge, joined, keyed } from '../lino/cut.ts';
import { limb, outline } from '../nature/body.ts';

const BACK = outline('-232,190! -236,60 -196,-70 -110,-150 0,-170 110,-150 196,-70 236,60 232,190!');
const HEAD = outline(
  '-28,-138! -10,-160 16,-166! 14,-146 40,-134 90,-116 130,-64 142,4 134,60 112,102 66,136 0,148 -66,136 -112,102 -134,60 -142,4 -130,-64 -90,-116',
);
const FACE = outline('0,-64 50,-76 92,-40 102,8 88,58 48,98 0,110 -48,98 -88,58 -102,8 -92,-40 -50,-76');
const STRIPE = outline('18,-26! 40,-34 70,-18 100,14 104,40! 84,36 54,22 26,10!');
/** One arm lies on the bough, the other hangs down over it. */
const ARM = limb('-214,96,96 -176,148,92 -100,166,84 -10,164,74 64,162,62');
const HANGING = limb('186,70,104 208,150,92 210,220,76 186,296,62 172,330,56');

/** Long claws, each from its root to its tip. */
const claws = (list: readonly string[]): Art =>
  list.map((points) => cutStroke('ink', points, [17, 15, 5], [27, 25, 13]));

/** A sloth that looks over a bough with its eyes nearly shut, one arm laid on it and the other hanging down: 480 wide about 0, its chin at 146 and its claws at 418. */
export const sloth = (place: Place, bough: Art): Art =>
  put(
    [
      joined('near', [BACK], 6),
      combed('-30,-160 -120,-120 -190,-20 -214,120', '-10,-130 -100,-90 -160,10 -180,130', {
        role: 'mid',
        rows: 4,
        width: 10,
        length: 40,
      }),
      combed('30,-160 120,-120 190,-20 214,120', '10,-130 100,-90 160,10 180,130', {
        role: 'mid',
        rows: 4,
        width: 10,
        length: 40,
      }),
      bough,
      claws(['150,322 134,364 142,404', '170,332 160,378 174,418', '190,326 188,374 206,410']),
      joined('near', [HANGING], 6),
      // No cut parts an arm from its shoulder.
      flat('near', limb('150,-10,70 176,60,92 198,130,82')),
      combed('164,90 168,190 146,316', '234,90 246,180 196,320', {
        role: 'mid',
        rows: 4,
        width: 9,
        length: 40,
      }),
      claws(['60,142 104,144 136,174', '66,160 106,172 126,208', '58,178 90,196 104,232']),
      joined('near', [ARM], 6),
      flat('near', limb('-176,20,70 -196,74,92 -186,130,70')),
      combed('-246,96 -200,180 -110,198 50,184', '-180,66 -150,120 -90,136 50,140', {
        role: 'mid',
        rows: 4,
        width: 9,
        length: 40,
      }),
      joined('mid', [HEAD], 6),
      combed('-20,-140 -90,-90 -118,10 -80,110', '0,-90 -60,-90 -104,-20 -96,70', {
        role: 'near',
        rows: 3,
        width: 9,
        length: 30,
      }),
      combed('20,-140 90,-90 118,10 80,110', '0,-90 60,-90 104,-20 96,70', {
        role: 'near',
        rows: 3,
        width: 9,
        length: 30,
      }),
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
      gouge('-34,66 -16,82 0,84 16,82 34,66', 7, 'ink'),
      flat('ink', outline('-32,24! -18,12 18,12 32,24! 22,50 0,58 -22,50')),
      gouge('-14,24 0,20 14,24', 4),
    ],
    place,
  );
