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
      thumb && fill(skin, swellPath('-18,-6 -6,-20 8,-30 20,-33', [15, 13, 12, 8]), EDGE),
      // Each finger bends at its middle joint, so that its tip lies lower, and its nail shines.
      [
        '2,13 15,18 25,26 26,33',
        '5,6 23,9 37,18 40,27',
        '6,-4 27,-5 44,3 49,13',
        '4,-12 24,-18 41,-13 47,-4',
      ].map((points, i) => [
        fill(skin, swellPath(points, [12, 12 - (i ? 0 : 1), 11, 7]), EDGE),
        line(`M${[14, 24, 28, 25][i]} ${[13, 4, -10, -23][i]}q4 3 2 8`, 1.2, 'skinEdge', 0.5),
      ]),
      fill(skin, 'M-32 -10C-20 -10 -8 -19 5 -18C14 -11 14 11 6 19C-4 22 -18 12 -32 11Z', EDGE),
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
