import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import { swellPath } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/**
 * A right hand that writes, in two layers: the pen lies between the curled fingers and the thumb. The pen's point is at
 * (-44, 40), the wrist at (76, 18).
 */
export const writingHand = (skin: Skin, pen: Art, place: Place): Art =>
  put(
    [
      fill(skin, swellPath('40,38 8,44 -8,38', [17, 15, 12]), EDGE),
      fill(skin, swellPath('34,26 0,32 -20,28', [17, 16, 12]), EDGE),
      fill(skin, 'M84 -4C54 -26 18 -30 0 -18C-6 0 0 22 16 36C38 46 62 42 86 38Z', EDGE),
      fill(skin, swellPath('16,6 -10,16 -28,26', [17, 15, 11]), EDGE),
      pen,
      fill(skin, swellPath('18,-18 -12,-12 -32,22', [20, 17, 10]), EDGE),
      fill(skin, swellPath('44,18 10,12 -16,18', [22, 18, 12]), EDGE),
      line('M-14 14Q-10 17 -9 22M-6 -16Q-2 -10 -6 -5', 1.4, 'skinEdge', 0.6),
      line('M24 -14Q34 -8 42 -8M66 -8Q60 10 66 30', 1.4, 'skinEdge', 0.35),
    ],
    place,
  );
