import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/**
 * The back of a hand that lies on something, its fingers to the right and its thumb up; the wrist is at (-26, 0). A
 * hand that holds something may have its thumb elsewhere.
 */
export const restingHand = (skin: Skin, place: Place, thumb = true): Art =>
  put(
    [
      thumb && fill(skin, swellPath('-16,-8 0,-21 18,-22', [15, 12, 9]), EDGE),
      ['4,12 18,14 29,15', '6,5 24,6 38,8', '6,-4 26,-4 42,-2', '4,-12 23,-13 37,-11'].map((points) =>
        fill(skin, swellPath(points, [12, 12, 9]), EDGE),
      ),
      fill(skin, 'M-32 -11C-18 -13 -6 -20 6 -18C15 -10 15 11 8 18C-4 21 -18 14 -32 12Z', EDGE),
      flat('light', 'M-22 -9C-14 -14 -2 -16 5 -12C2 -5 -12 0 -22 -4Z', 0.16),
      line('M8 -15q6 3 3 7M11 -6q6 3 3 7M10 4q5 3 2 7', 1.4, 'skinEdge', 0.6),
    ],
    place,
  );

/**
 * A hand raised in blessing, its palm towards us: two fingers stand, the others are folded under the thumb, which is to
 * the right. The wrist is at (0, 26).
 */
export const blessingHand = (skin: Skin, place: Place): Art =>
  put(
    [
      ['-3,-6 -4,-30 -4,-52', '9,-6 10,-28 11,-48'].map((points) =>
        fill(skin, swellPath(points, [13, 12.5, 9]), EDGE),
      ),
      fill(skin, 'M-11 34C-14 18 -25 6 -20 -10C-12 -16 10 -16 17 -10C21 4 16 20 12 34Z', EDGE),
      ['-17,-8 -21,2 -13,9', '-8,-10 -11,2 -3,8'].map((points) =>
        fill(skin, swellPath(points, [13, 13, 10]), EDGE),
      ),
      fill(skin, swellPath('14,20 20,6 8,-2 -4,1', [15, 14, 12, 9]), EDGE),
    ],
    place,
  );
