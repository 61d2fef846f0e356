import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

const BACK = 'M-78 -22C-56 -30 -30 -44 -4 -38C6 -24 6 28 -2 44C-26 48 -56 34 -78 28Z';

/** Two hands with their fingers between each other's, about 150 wide: the wrists at (-78, 3) and (78, 3). */
export const interlacedHands = (left: Skin, right: Skin, place: Place): Art =>
  put(
    [
      fill(left, BACK, EDGE),
      put(fill(right, BACK, EDGE), { flip: true }),
      // By turns a finger of the one lies on the back of the other.
      times(8, (i) => {
        const side = i % 2 ? 1 : -1;
        const y = -30 + i * 9.6;
        const tip = 38 - Math.abs(i - 3.5) * 3;
        return fill(
          i % 2 ? left : right,
          swellPath(
            [
              [side * -10, y - 3],
              [side * 12, y - 1],
              [side * tip, y + 5],
            ],
            [14, 14.5, 10],
          ),
          EDGE,
        );
      }),
      fill(left, swellPath('-48,-26 -22,-44 8,-44', [18, 16, 11]), EDGE),
      fill(right, swellPath('50,-24 26,-40 -2,-32', [19, 17, 12]), EDGE),
      line('M-58 -16Q-50 2 -58 22M58 -16Q50 2 58 22', 1.4, 'skinEdge', 0.4),
    ],
    place,
  );
