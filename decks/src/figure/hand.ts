import { fill, flat, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.7 } as const;

/** A hand closed round what it holds, knuckles to the front, about 44 wide; the thumb is to the right. */
export const fist = (skin: Skin, place: Place): Art =>
  put(
    [
      fill(skin, 'M-23 -14C-22 -30 14 -32 24 -18L24 10C18 26 -14 26 -22 14Z', EDGE),
      // Each finger bends at its knuckle on the left, and its tip goes in on the right.
      ['-16,-16 2,-20 17,-15', '-20,-5 1,-9 20,-4', '-20,6 1,4 19,7', '-15,17 2,16 15,17'].map(
        (points, i) => [
          fill(skin, swellPath(points, [13 - i * 0.6, 12 - i * 0.6, 9]), EDGE),
          flat('light', `M-18 ${-14 + i * 11}q3 -6 9 -5q-2 4 -9 5Z`, 0.35),
        ],
      ),
      fill(skin, swellPath('27,-22 26,-6 15,2 2,1', [15, 14, 12, 9]), EDGE),
      flat('light', 'M2 -1q3 -3 8 -2q0 4 -6 4Z', 0.45),
    ],
    place,
  );
