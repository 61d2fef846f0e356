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

/** The whole pincer, with the joint of the arm below its wrist. */
const pincer: Art = [
  fill('cloth', outline('64,840! 44,880 30,940! 140,940! 126,880 108,840!'), { width: 3.2 }),
  flat('clothDark', outline('108,842! 126,880 138,938! 104,938! 100,880 90,842!')),
  fill('cloth', outline('82,724! 84,672 112,634 156,626 192,646 210,682! 184,670 160,676 148,700 136,730!'), {
    width: 3.2,
  }),
  graven('100,690 116,656 150,644', 9, 'waterLight', 0.95),
  fill(
    'cloth',
    outline(
      '56,862! 40,800 60,744 96,712 136,712! 152,728 174,726 208,688! 230,718 226,762 196,800 158,824 112,862!',
    ),
    { width: 3.2 },
  ),
  flat(
    'clothDark',
    outline('110,858! 156,822 194,798 224,762 228,718 210,692! 212,740 176,780 130,800 92,858!'),
  ),
  graven('62,800 76,750 112,728', 12, 'waterLight', 0.95),
  eachRow(
    [
      [96, 790],
      [120, 762],
      [92, 830],
      [150, 760],
    ],
    (x, y) => flat('waterLight', circlePath(x, y, 4.6)),
  ),
];

/** The pincer that comes up on the left and holds a flower by its stalk between the tips of its two fingers. */
const claw: Art = [
  line(STALK, 9.6, 'line'),
  line(STALK, 6, 'leaf'),
  leaf(204, 776, -30, 44, 'leaf'),
  put(pincer, { x: 39, y: 84, size: 0.82 }),
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
