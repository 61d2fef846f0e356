import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/**
 * Two hands in each other: the left one's fingers lie over the back of the right one, whose thumb closes over them and
 * whose fingertips come out below. The wrists are at (-26, 1) and (26, 1).
 */
export const claspedHands = (left: Skin, right: Skin, place: Place): Art =>
  put(
    [
      ['2,8 -8,20 -17,20', '8,8 0,24 -8,26'].map((points) =>
        fill(right, swellPath(points, [12, 12, 9]), EDGE),
      ),
      fill(right, 'M36 -12C24 -18 8 -20 -2 -14C-8 -4 -6 14 6 22C18 22 28 16 36 13Z', EDGE),
      fill(left, 'M-36 -11C-24 -17 -10 -21 4 -17C12 -10 12 8 4 16C-8 18 -24 14 -36 12Z', EDGE),
      ['2,-8 18,-3 27,7', '3,0 16,6 23,15', '0,8 11,14 16,21'].map((points) =>
        fill(left, swellPath(points, [12, 12, 9]), EDGE),
      ),
      line('M3 -15q6 3 4 8M4 -4q5 3 3 7', 1.4, 'skinEdge', 0.6),
      fill(right, swellPath('30,-12 16,-22 2,-22 -10,-14', [15, 15, 12, 9]), EDGE),
      line('M-9 -18q-3 2 -2 5', 1.2, 'skinEdge', 0.6),
    ],
    place,
  );
