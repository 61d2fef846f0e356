import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** The joints of the tail, from the edge of the picture over its arch to the sting. */
const JOINTS: readonly Point[] = [
  [440, 860],
  [496, 690],
  [498, 536],
  [440, 400],
  [340, 318],
  [234, 318],
];
const GIRTHS = [150, 132, 116, 102, 88];

/** One ring of the tail, narrow where it begins and broad where the next is jointed to it, with two rows of knobs. */
const ring = (from: Point, to: Point, girth: number): Art => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const at = (along: number, aside: number): Point => [
    from[0] + dx * along + (dy / long) * aside * girth,
    from[1] + dy * along - (dx / long) * aside * girth,
  ];
  const shape = (rows: readonly (readonly [along: number, aside: number, corner: boolean])[]) =>
    outline(
      rows
        .map(([along, aside, corner]) => `${at(along, aside).map(toTenth).join(',')}${corner ? '!' : ''}`)
        .join(' '),
    );
  return [
    fill(
      'cloth',
      shape([
        [-0.04, -0.26, true],
        [0.18, -0.46, false],
        [0.6, -0.58, false],
        [0.92, -0.5, false],
        [1.02, -0.28, true],
        [1.04, 0, false],
        [1.02, 0.26, true],
        [0.92, 0.44, false],
        [0.6, 0.52, false],
        [0.18, 0.42, false],
        [-0.04, 0.24, true],
      ]),
      { width: 3.2 },
    ),
    flat(
      'clothDark',
      shape([
        [-0.02, 0.23, true],
        [0.18, 0.41, false],
        [0.6, 0.51, false],
        [0.92, 0.43, false],
        [1.02, 0.24, true],
        [0.9, 0.26, false],
        [0.5, 0.3, false],
        [0.1, 0.16, true],
      ]),
    ),
    graven([at(0.06, -0.24), at(0.5, -0.36), at(0.96, -0.34)], girth * 0.13, 'waterLight', 0.95),
    [0.14, 0.32, 0.5, 0.68, 0.86].map((along) => [
      flat('waterLight', circlePath(...at(along, -0.12 - along * 0.04), girth * 0.036)),
      flat('ink', circlePath(...at(along, 0.14 + along * 0.04), girth * 0.03), 0.7),
    ]),
  ];
};

const sting: Art = [
  fill(
    'red',
    outline(
      '258,286! 222,276 182,288 158,320 152,366 164,410 186,446 214,486! 206,440 208,410 226,384 252,360!',
    ),
    { width: 3.2 },
  ),
  flat(
    'redDark',
    outline('256,300! 252,358 226,382 208,410 206,440 213,484! 190,446 186,410 200,372 232,344'),
    0.85,
  ),
  graven('206,302 174,334 172,380', 8, 'rose', 0.95),
];

const STALK = 'M208 566C214 640 196 700 204 850';

/** Its two fingers, which curve towards each other and meet at the tips, over the palm and the end of the arm. */
const pincer: Art = [
  fill('cloth', outline('52,842! 110,836! 122,900 104,960! 20,960! 30,896!'), { width: 4 }),
  flat('clothDark', outline('88,840! 110,838! 121,900 104,958! 84,958! 92,896!')),
  fill(
    'cloth',
    outline(
      '58,724! 62,652 100,602 156,590 204,612 226,644! 206,652 184,640 156,640 134,662 128,700 132,724!',
    ),
    {
      width: 4,
    },
  ),
  graven('74,690 86,638 128,608 176,606', 10, 'waterLight', 0.95),
  fill(
    'cloth',
    outline(
      '50,836! 34,786 44,730 76,702 120,706! 138,734 172,716 192,688 204,656! 228,660 234,706 214,752 172,782 146,804 112,838!',
    ),
    { width: 4 },
  ),
  flat(
    'clothDark',
    outline('112,837! 146,803 172,781 214,751 233,706 227,661! 214,706 188,742 140,766 104,796 84,838!'),
  ),
  graven('50,790 58,742 92,716', 12, 'waterLight', 0.95),
  eachRow(
    [
      [86, 776],
      [110, 748],
      [74, 810],
      [134, 772],
    ],
    (x, y) => flat('waterLight', circlePath(x, y, 5)),
  ),
];

/** The pincer that comes up on the left and holds a flower by its stalk between the tips of its two fingers. */
const claw: Art = [
  line(STALK, 9.6, 'line'),
  line(STALK, 6, 'leaf'),
  leaf(204, 776, -30, 44, 'leaf'),
  put(pincer, { x: 40, y: 142, size: 0.78 }),
];

/** The arched tail of a scorpion, its sting above a white flower that its claw holds. */
export const scorpion: Art = [
  sting,
  JOINTS.slice(1)
    .map((to, i) => ring(JOINTS[i] ?? to, to, GIRTHS[i] ?? 80))
    .toReversed(),
  claw,
  flower(208, 550, 60, 8, 'light', 'linen'),
];
