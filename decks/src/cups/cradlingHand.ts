import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from '../figure/look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/**
 * A hand that carries the foot of a cup from below: the fingers come up behind it, the thumb lies before it. `what` is
 * painted between them and keeps its own place; the middle of the foot is at 0,0, the wrist at (-58, 22).
 */
export const cradlingHand = (skin: Skin, place: Place, what: Art = false): Art => [
  put(
    ['-4,12 28,10 46,-14', '-8,14 34,16 54,-6'].map((points) =>
      fill(skin, swellPath(points, [15, 14, 9]), EDGE),
    ),
    place,
  ),
  what,
  put(
    [
      fill(
        skin,
        'M-66 8C-50 2 -36 2 -22 6C0 8 26 8 44 0C52 -2 56 4 52 10C42 24 22 32 -2 34C-24 38 -46 38 -66 34Z',
        EDGE,
      ),
      fill(skin, swellPath('-48,18 -32,8 -20,-2 -6,-8', [17, 15, 13, 9]), EDGE),
      line('M44 6Q30 16 12 18M46 12Q34 24 14 26', 1.4, 'skinEdge', 0.6),
    ],
    place,
  ),
];
