import { clipped, eachRow, flat, line, type Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { disc, star } from '../../primitives/lights.ts';

const HEM =
  'M486 606C462 634 424 640 398 622C372 650 330 656 300 634C270 658 230 660 200 636C168 656 108 652 72 626';
const VEIL = `M78 146Q100 158 122 146Q144 158 166 146Q188 158 210 146Q232 158 254 146Q276 158 298 146Q320 158 342 146Q364 158 386 146Q408 158 430 146C424 300 432 470 486 606${HEM.slice(HEM.indexOf('C'))}C88 470 80 300 78 146Z`;

const LEFT_EDGE: readonly Point[] = [
  [78, 140],
  [82, 290],
  [86, 440],
  [70, 650],
];
const RIGHT_EDGE: readonly Point[] = [
  [430, 140],
  [426, 290],
  [434, 440],
  [496, 650],
];

/** A line down the veil, at a share of its width from the left. */
const down = (share: number): Point[] =>
  LEFT_EDGE.map(([x, y], i): Point => {
    const [toX, toY] = RIGHT_EDGE[i] ?? [x, y];
    return [x + (toX - x) * share, y + (toY - y) * share];
  });

/** A sheer curtain sewn with stars, with a golden hem, on nine rings of a rod at y = 132. */
export const gauze: Art = [
  flat('light', VEIL, 0.3),
  clipped(VEIL, [
    [0.07, 0.2, 0.36, 0.5, 0.68, 0.86].map((share, i) => [
      flat('water', swellPath(down(share), [5, 14, 20 + (i % 2) * 8, 34 + (i % 2) * 16]), 0.18),
      flat('water', swellPath(down(share + 0.014), [3, 6, 9, 16]), 0.24),
      flat('snow', swellPath(down(share - 0.06), [2, 10, 14, 26]), 0.5),
    ]),
    line(HEM, 30, 'metalDark', 0.3),
    line(HEM, 24, 'metal'),
    line(HEM, 7, 'trim'),
  ]),
  line(VEIL, 2.8),
  eachRow(
    [
      [0.14, 1, 10],
      [0.8, 1, 10],
      [0.92, 2, 12],
      [0.1, 2, 12],
      [0.78, 2.5, 12],
      [0.24, 2.5, 12],
    ],
    (share, i, r) => {
      const fall = down(share);
      const [[ax, ay], [bx, by]] = [fall[Math.floor(i)] ?? [0, 0], fall[Math.ceil(i)] ?? [0, 0]];
      return star((ax + bx) / 2, (ay + by) / 2, r, i % 2 ? 'red' : 'metalDark');
    },
  ),
  times(9, (i) => disc('metal', 78 + i * 44, 136, 9, 2)),
];
