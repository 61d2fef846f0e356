import { clipped, eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { star } from '../../primitives/lights.ts';

const HEM =
  'M516 588C494 640 440 652 408 616C384 660 334 664 306 628C276 668 230 664 204 630C170 664 104 656 68 616';
/** The curtain, from its rings to its hem. */
export const VEIL = `M78 130Q104 144 130 130Q156 144 182 130Q208 144 234 130Q260 144 286 130Q312 144 338 130Q364 144 390 130Q416 144 442 130C440 290 452 450 516 588${HEM.slice(HEM.indexOf('C'))}C84 470 78 300 78 130Z`;
/** All that is below the hem. */
export const BELOW = `M580 588H516${HEM.slice(HEM.indexOf('C'))}H20V840H580Z`;

const LEFT_EDGE: readonly Point[] = [
  [78, 124],
  [80, 290],
  [80, 440],
  [62, 650],
];
const RIGHT_EDGE: readonly Point[] = [
  [442, 124],
  [440, 290],
  [458, 440],
  [530, 640],
];

/** A line down the veil, at a share of its width from the left. */
const down = (share: number): Point[] =>
  LEFT_EDGE.map(([x, y], i): Point => {
    const [toX, toY] = RIGHT_EDGE[i] ?? [x, y];
    return [x + (toX - x) * share, y + (toY - y) * share];
  });

/** A curtain of gauze in soft folds. */
export const gauze: Art = [
  flat('light', VEIL, 0.3),
  clipped(VEIL, [
    [0.04, 0.18, 0.33, 0.48, 0.63, 0.79, 0.94].map((share, i) => [
      flat('cloth', swellPath(down(share), [8, 18, 26 + (i % 2) * 10, 48 + (i % 2) * 14]), 0.18),
      flat('clothDark', swellPath(down(share + 0.012), [4, 8, 11, 20]), 0.2),
      flat('snow', swellPath(down(share - 0.066), [4, 11, 15, 26]), 0.3),
    ]),
  ]),
];

/** The golden hem of the curtain, the stars sewn on it, and its rings. */
export const gauzeTrim: Art = [
  clipped(VEIL, [line(HEM, 34, 'metalDark', 0.4), line(HEM, 26, 'metal'), line(HEM, 8, 'trim')]),
  line(VEIL, 2.8),
  eachRow(
    [
      [0.12, 1, 9],
      [0.84, 1, 9],
      [0.27, 0.5, 8],
      [0.7, 0.5, 8],
      [0.9, 2, 12],
      [0.1, 2, 12],
      [0.74, 2.5, 12],
      [0.24, 2.5, 13],
    ],
    (share, i, r) => {
      const fall = down(share);
      const [[ax, ay], [bx, by]] = [fall[Math.floor(i)] ?? [0, 0], fall[Math.ceil(i)] ?? [0, 0]];
      return star((ax + bx) / 2, (ay + by) / 2, r, 'metal');
    },
  ),
  times(8, (i) => fill('metal', `M${78 + i * 52 - 9} 118a9 13 0 1 1 18 0a9 13 0 1 1 -18 0Z`, { width: 2 })),
];
