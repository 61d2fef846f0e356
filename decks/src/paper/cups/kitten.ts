import { flat, mirrored, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { combed } from '../lino/combed.ts';
import { gouge, joined, keyed } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { limb, outline } from '../nature/body.ts';

const HEAD = outline(
  '0,-98 50,-102 94,-74 118,-22 142,16! 116,28 122,54! 86,74 44,100 0,106 -44,100 -86,74 -122,54! -116,28 -142,16! -118,-22 -94,-74 -50,-102',
);
const EAR = outline('44,-94! 76,-158 116,-186! 130,-120 116,-44!');
const IN_EAR = outline('68,-102! 88,-142 108,-158! 116,-114 108,-72!');
const EYE = outline('20,-2! 34,-30 66,-34 90,-8! 70,16 38,16');

/** A kitten's face, 284 wide about 0, that looks at something on the right before its nose. */
export const kittenFace = (place: Place): Art =>
  put(
    [
      mirrored(joined('ink', [EAR], 5), 0),
      joined('ink', [HEAD], 6),
      mirrored(
        [
          flat('accent', IN_EAR),
          flat(
            'far',
            lens([14, -92], [20, -52], 8) +
              lens([40, -90], [38, -60], 7) +
              lens([130, 16], [94, 8], 8) +
              lens([112, 46], [84, 32], 8),
          ),
          flat('glow', EYE),
          [gouge('30,62 80,56 146,44', 4), gouge('30,70 84,74 140,78', 4)],
        ],
        0,
      ),
      flat('far', lens([0, -98], [0, -48], 9)),
      [-44, 66].map((x) => [flat('ink', circlePath(x, -8, 18)), flat('light', circlePath(x - 6, -15, 6))]),
      keyed('light', outline('0,28! 22,34 48,54 42,80 18,88 0,80 -18,88 -42,80 -48,54 -22,34'), 0),
      flat('accent', outline('-16,34! 0,28 16,34! 10,48 0,54 -10,48')),
      [gouge('0,52 0,64 -20,70', 5, 'ink'), gouge('0,62 6,68 20,70', 5, 'ink')],
    ],
    place,
  );

/** Its two paws over an edge at y 0, 190 wide about 0. */
export const kittenPaws = (place: Place): Art =>
  put(
    [-58, 58].map((x) => [
      joined('ink', [limb(`${x},-34,56 ${x + 2},0,62 ${x},14,56`)], 5),
      [-14, 2, 18].map((dx) => gouge(`${x + dx - 2},14 ${x + dx},26 ${x + dx},36`, 5, 'far')),
    ]),
    place,
  );

/** Its near foreleg, which reaches up to the edge, its haunch and its hind paw. */
export const kittenLegs: Art = [
  joined('ink', [limb('190,600,120 160,520,84 154,450,58')], 5),
  joined('ink', [limb('120,790,60 170,850,44 240,858,40 282,854,34')], 5),
  gouge('236,650 160,676 130,750 150,820', 8, 'far'),
  // The stripes of its coat run round the flank.
  flat(
    'mid',
    lenses('106,500 146,514 100,560 144,578 84,612 134,636 68,676 122,704 70,740 124,762', 13).join(''),
  ),
  combed('170,700 150,760 160,820', '250,680 230,760 240,830', {
    role: 'mid',
    rows: 4,
    width: 8,
    length: 34,
  }),
  [236, 258, 280].map((x) => gouge(`${x},846 ${x + 6},856 ${x + 2},870`, 6, 'far')),
  combed('176,590 138,520 140,470', '216,590 176,520 168,470', {
    role: 'far',
    rows: 3,
    width: 7,
    length: 30,
  }),
];

/** Its tail, which comes out on the other side of what it sits behind and bends up to its tip: striped, 150 wide. */
export const kittenTail: Art = [
  joined('ink', [limb('330,840,44 430,850,42 500,824,40 530,764,38 514,706,34 476,690,28 456,706,18')], 6),
  flat(
    'mid',
    lenses('452,826 466,866 494,800 524,832 510,768 550,776 516,734 546,712 486,704 490,672', 12).join(''),
  ),
];
