import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** The back of a hand laid flat on something, its fingers close together to the right; the wrist is at (-30, 0). */
export const flatHand = (skin: Skin, place: Place): Art =>
  put(
    [
      fill(skin, swellPath('-18,6 -2,18 14,24 26,22', [15, 13, 11, 8]), EDGE),
      [
        '2,12 20,17 36,16 46,10',
        '4,4 24,7 42,5 53,-2',
        '4,-4 25,-4 42,-7 51,-15',
        '2,-12 20,-14 35,-18 42,-25',
      ].map((points) => fill(skin, swellPath(points, [12, 12, 10.5, 8]), EDGE)),
      fill(skin, 'M-34 -11C-20 -12 -8 -19 5 -18C13 -11 13 12 6 19C-4 22 -18 13 -34 12Z', EDGE),
      flat('light', 'M-26 -9C-14 -15 -2 -17 5 -13C2 -7 -12 -2 -26 -4Z', 0.3),
      line('M8 -14q5 3 3 6M10 -5q5 3 3 6M9 4q5 3 2 6M-22 -3L2 -8M-22 3L4 2', 1.3, 'skinEdge', 0.45),
    ],
    place,
  );
