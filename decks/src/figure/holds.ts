import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** A hand closed over something from above, its back towards us: the wrist at (-28, -4), the fingers down to the right. */
export const closedOver = (skin: Skin, place: Place): Art =>
  put(
    [
      ['15,-13 29,-7 31,12', '11,-6 22,2 22,22', '4,-1 13,8 12,26', '-4,3 3,12 2,25'].map((points) =>
        fill(skin, swellPath(points, [13, 13, 10]), EDGE),
      ),
      fill(skin, 'M-34 -14C-20 -24 4 -26 20 -19C22 -8 8 8 -8 13C-18 13 -28 10 -34 8Z', EDGE),
      flat('light', 'M-20 -14C-10 -20 8 -20 14 -16C8 -8 -8 -2 -20 -6Z', 0.16),
      line('M17 -14q5 3 4 8M8 -7q5 3 4 8M-1 -1q5 3 3 7', 1.4, 'skinEdge', 0.6),
    ],
    place,
  );

/**
 * A hand that holds something thin between thumb and forefinger, the others spread above it; the thin thing runs upright
 * through 0,0 and `what` keeps its own direction. The wrist is at (-34, 12).
 */
export const pinch = (skin: Skin, { x = 0, y = 0, ...hand }: Place, what: Art = false): Art => [
  put(
    ['-18,-2 -15,-22 -19,-41', '-12,-4 -5,-24 -4,-46', '-7,-4 5,-21 11,-39'].map((points) =>
      fill(skin, swellPath(points, [12, 11, 8]), EDGE),
    ),
    { x, y, ...hand },
  ),
  put(what, { x, y }),
  put(
    [
      fill(skin, swellPath('-10,-8 6,-13 11,-5 3,4', [13, 12, 10, 8]), EDGE),
      fill(skin, 'M-44 4C-34 -8 -22 -16 -8 -12C2 -8 4 0 -2 8C-8 16 -20 24 -40 24Z', EDGE),
      fill(skin, swellPath('-20,13 -8,14 4,6', [15, 13, 9]), EDGE),
      line('M-16 -6q5 3 4 8M4 -16q3 2 2 6', 1.4, 'skinEdge', 0.6),
    ],
    { x, y, ...hand },
  ),
];
