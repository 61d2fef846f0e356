import { fill, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/**
 * Two hands in each other: the left one lies with four long fingers in the right one, whose thumb closes over them from
 * above. The wrists are at (-26, 1) and (26, 1).
 */
export const claspedHands = (left: Skin, right: Skin, place: Place): Art =>
  put(
    [
      fill(right, 'M38 -13C26 -18 10 -19 0 -15C-12 -6 -12 16 0 26C14 28 28 20 38 14Z', EDGE),
      fill(left, 'M-38 -12C-26 -16 -16 -20 -4 -16C4 -8 4 10 -2 18C-14 20 -26 16 -38 13Z', EDGE),
      ['-4,13 10,17 19,18', '0,5 16,9 26,10', '0,-3 18,-1 28,1', '-3,-11 14,-11 24,-8'].map((points) =>
        fill(left, swellPath(points, [11, 11, 8]), EDGE),
      ),
      fill(right, swellPath('34,-10 20,-20 4,-22 -9,-15', [16, 14, 12, 9]), EDGE),
    ],
    place,
  );
