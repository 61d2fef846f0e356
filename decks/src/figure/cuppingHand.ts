import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** A hand laid round a bowl to its right: four fingers spread over it, the thumb up its side; the wrist at (-44, 12). */
export const cuppingHand = (skin: Skin, place: Place): Art =>
  put(
    [
      ['-14,17 6,24 27,22', '-11,8 13,12 37,9', '-12,-3 14,-4 40,-6', '-14,-13 8,-20 32,-23'].map((points) =>
        fill(skin, swellPath(points, [13.5, 13, 9.5]), EDGE),
      ),
      fill(skin, 'M-52 0C-42 -16 -26 -26 -10 -22C-3 -12 -2 14 -8 26C-22 34 -40 30 -54 24Z', EDGE),
      fill(skin, swellPath('-32,-6 -24,-24 -14,-38 -2,-48', [17, 15, 12, 9]), EDGE),
      line('M-5 -18q6 4 4 9M-3 -7q6 4 3 9M-3 5q6 4 3 8M-6 15q5 3 2 7', 1.4, 'skinEdge', 0.6),
      line('M14 -22q3 3 2 7M18 -8q3 3 2 7M17 6q3 3 1 7', 1.2, 'skinEdge', 0.4),
      [
        [30, -24],
        [38, -7],
        [35, 8],
        [25, 21],
      ].map(([x = 0, y = 0]) => flat('rose', `M${x - 5} ${y - 3}q7 -1 7 3q-4 3 -8 1Z`, 0.5)),
    ],
    place,
  );
