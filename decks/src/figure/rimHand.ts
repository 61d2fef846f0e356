import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/**
 * A hand at the rim of something to its left: the thumb before it, the fingers behind it. `what` is painted between
 * them and keeps its own place; the wrist is at (4, 34).
 */
export const rimHand = (skin: Skin, place: Place, what: Art = false): Art => [
  put(
    [
      ['2,-18 -12,-28 -26,-26', '4,-8 -12,-14 -30,-14', '4,4 -12,0 -28,0'].map((points) =>
        fill(skin, swellPath(points, [13, 13, 10]), EDGE),
      ),
      fill(skin, 'M-10 44C-14 24 -18 4 -12 -16C-6 -30 12 -30 17 -14C22 2 19 24 18 44Z', EDGE),
      line('M13 -16q4 4 3 10M16 0q3 5 2 10', 1.4, 'skinEdge', 0.6),
    ],
    place,
  ),
  what,
  put(
    [
      fill(skin, swellPath('4,30 -8,12 -18,2 -34,-4', [18, 17, 14, 9]), EDGE),
      line('M-32 -8q-4 2 -4 5', 1.2, 'skinEdge', 0.6),
    ],
    place,
  ),
];
