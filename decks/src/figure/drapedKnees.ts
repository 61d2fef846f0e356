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
  [0, 10, 20].map((inset) => {
    const [l, r, top] = [lx + 30 + inset, rx - 30 - inset, 14 + inset * 1.6];
    return flat(
      'ink',
      `M${mid * 0.4} ${top}C${mid * 0.6 - 10} ${top + 34} ${l + 22} ${ly - 30} ${l + 6} ${ly + 18}C${l - 2} ${ly + 60} ${l + 4} 190 ${l} 250Q${mid} 268 ${r} 250C${r - 4} 190 ${r + 2} ${ry + 60} ${r - 6} ${ry + 18}C${r - 22} ${ry - 30} ${mid * 0.6 + 10} ${top + 34} ${mid * 0.4} ${top}Z`,
      0.09,
    );
  }),
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
    0.13,
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
