import { fill, line, put, type Art, type Place } from '../drawing/art.ts';
import type { Skin } from './look.ts';

/** A hand closed round what it holds, knuckles to the front, about 44 wide; the thumb is to the right. */
export const fist = (skin: Skin, place: Place): Art =>
  put(
    [
      fill(skin, 'M-22 -16C-20 -30 16 -32 22 -18L22 10C18 24 -14 24 -20 12Z', {
        edge: 'skinEdge',
        width: 1.8,
      }),
      line('M-20 -8Q0 -13 21 -8M-20 2Q0 -3 21 2M-19 11Q0 7 19 11', 1.5, 'skinEdge', 0.7),
      fill(skin, 'M22 -18C32 -14 30 2 16 0C8 -2 12 -14 22 -18Z', { edge: 'skinEdge', width: 1.5 }),
    ],
    place,
  );
