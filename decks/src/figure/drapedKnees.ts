import { eachRow, fill, flat, line, type Art } from '../drawing/art.ts';
import type { Point } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';

type DrapedKnees = {
  skirt: Role;
  hem?: Role;
  /** Where the knees are; they need not be level or symmetrical. */
  left?: Point;
  right?: Point;
};

/**
 * The lap of a figure that sits facing us, under one cloth: two thighs that come towards us, a valley between them, and
 * the skirt that falls straight from the knees and in curves between them. It lies over the lap of an enthroned figure,
 * in its units: the waist at 0,0, the hem at 250.
 */
export const drapedKnees = ({
  skirt,
  hem = 'trim',
  left: [lx, ly] = [-82, 88],
  right: [rx, ry] = [82, 88],
}: DrapedKnees): Art => {
  const [a, b] = [lx - 62, rx + 62];
  const step = (b - a) / 5;
  const scallops = [1, 2, 3, 4, 5].map((i) => `Q${a + step * (i - 0.5)} 274 ${a + step * i} 250`).join('');
  const mid = (lx + rx) / 2;
  return [
    fill(
      skirt,
      `M-56 -16C-92 -8 ${lx - 40} ${ly - 60} ${lx - 42} ${ly - 6}C${lx - 42} ${ly + 40} ${lx - 54} 180 ${a} 250${scallops}C${rx + 54} 180 ${rx + 42} ${ry + 40} ${rx + 42} ${ry - 6}C${rx + 40} ${ry - 60} 92 -8 56 -16Q0 0 -56 -16Z`,
    ),
    valley([lx, ly], [rx, ry], mid),
    leg(lx, ly, 1),
    leg(rx, ry, -1),
    line(`M${a + 2} 239${scallops.replaceAll(' 274 ', ' 262 ').replaceAll(' 250', ' 239')}`, 6, hem),
  ];
};

/** The shade between the thighs and the shins, and the cloth that hangs in it from knee to knee. */
const valley = ([lx, ly]: Point, [rx, ry]: Point, mid: number): Art => [
  flat(
    'ink',
    `M${mid * 0.4} 22C${mid * 0.7 - 8} 50 ${lx + 56} ${ly - 14} ${lx + 36} ${ly + 16}C${lx + 28} ${ly + 60} ${lx + 34} 190 ${lx + 30} 250Q${mid} 268 ${rx - 30} 250C${rx - 34} 190 ${rx - 28} ${ry + 60} ${rx - 36} ${ry + 16}C${rx - 56} ${ry - 14} ${mid * 0.7 + 8} 50 ${mid * 0.4} 22Z`,
    0.2,
  ),
  [0.02, 0.34, 0.68].map((k, i) =>
    graven(
      [
        [lx + 34, ly + 4 + k * 80],
        [mid + 4 - i * 6, (ly + ry) / 2 + 26 + k * 128],
        [rx - 34, ry + 4 + k * 80],
      ],
      5,
    ),
  ),
];

/** One leg under the cloth; `s` points to the other leg. */
const leg = (x: number, y: number, s: 1 | -1): Art => [
  // Where the cloth bends over the knee, in shade below it.
  flat(
    'ink',
    `M${x - s * 42} ${y - 4}C${x - s * 30} ${y + 28} ${x + s * 14} ${y + 34} ${x + s * 32} ${y + 4}C${x + s * 22} ${y + 50} ${x - s * 26} ${y + 52} ${x - s * 42} ${y - 4}Z`,
    0.22,
  ),
  eachRow<[number, number, number, number, number, number, number]>(
    [
      [x + s * 30, y + 6, x + s * 24, y + 84, x + s * 22, 248, 6],
      [x - s * 2, y + 30, x - s * 8, y + 92, x - s * 12, 250, 5],
      [x - s * 28, y + 22, x - s * 36, y + 90, x - s * 44, 246, 5],
      [-s * 36, 2, x * 0.8 - s * 14, y * 0.36, x - s * 22, y - 26, 4],
      [-s * 12, 10, x * 0.56, y * 0.4, x + s * 14, y - 20, 5],
    ],
    (ax, ay, bx, by, cx, cy, width) =>
      graven(
        [
          [ax, ay],
          [bx, by],
          [cx, cy],
        ],
        width,
      ),
  ),
];
