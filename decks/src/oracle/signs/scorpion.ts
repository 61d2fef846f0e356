import { eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
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
        [-0.06, -0.3, true],
        [0.3, -0.47, false],
        [0.74, -0.5, false],
        [1.04, -0.54, true],
        [0.98, -0.3, false],
        [1.0, 0, false],
        [0.98, 0.26, false],
        [1.02, 0.44, true],
        [0.7, 0.42, false],
        [0.3, 0.4, false],
        [-0.06, 0.28, true],
      ]),
      { width: 3.2 },
    ),
    flat(
      'clothDark',
      shape([
        [-0.02, 0.27, true],
        [0.3, 0.39, false],
        [0.7, 0.41, false],
        [1.0, 0.42, true],
        [0.95, 0.24, true],
        [0.5, 0.2, false],
        [0.02, 0.12, true],
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

/** The open claw that comes up on the left and holds a flower by its stalk between the tips of its fingers. */
const claw: Art = [
  fill(
    'cloth',
    outline(
      '150,760! 206,748 244,712 254,668 236,630 212,616! 252,612 288,640 298,688 282,748 240,796 190,830!',
    ),
    { width: 3.2 },
  ),
  flat('clothDark', outline('190,828! 240,794 282,746 297,688 286,640! 278,700 240,752 190,780')),
  line(STALK, 9.6, 'line'),
  line(STALK, 6, 'leaf'),
  leaf(206, 676, -30, 44, 'leaf'),
  fill(
    'cloth',
    outline(
      '36,860! 42,780 66,706 96,654 140,620 204,608! 170,638 150,676 150,716! 166,738 190,790 196,860!',
    ),
    { width: 3.2 },
  ),
  flat('clothDark', outline('151,722! 166,740 188,790 194,858! 150,858! 150,800 128,752')),
  eachRow(
    [
      [176, 640],
      [158, 670],
    ],
    (x, y) => fill('light', `M${x - 8} ${y + 8}L${x + 12} ${y + 6}L${x + 2} ${y - 10}Z`, { width: 2 }),
  ),
  eachRow(
    [
      [250, 650],
      [250, 690],
    ],
    (x, y) => fill('light', `M${x + 4} ${y - 12}L${x - 12} ${y}L${x + 4} ${y + 10}Z`, { width: 2 }),
  ),
  graven('64,780 84,706 126,650', 12, 'waterLight', 0.95),
  eachRow(
    [
      [96, 770],
      [118, 730],
      [124, 800],
      [146, 770],
    ],
    (x, y) => flat('waterLight', circlePath(x, y, 4.6)),
  ),
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
