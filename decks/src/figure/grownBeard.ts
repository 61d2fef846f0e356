import { fill, mirrored, type Art } from '../drawing/art.ts';
import { graven } from '../drawing/swell.ts';
import type { Hair } from './look.ts';
import type { Mood } from './moods.ts';
import { mouth } from './mouth.ts';

/**
 * A full beard of a head from the front, painted over it: without an outline, so that it grows from the skin. `x` is the
 * middle of the mouth.
 */
export const grownBeard = (hair: Hair, mood: Mood, x: number, long = false): Art => [
  fill(
    hair,
    'M-51 -10C-48 14 -42 26 -26 28C-14 26 -8 22 4 24C14 22 22 26 32 28C44 24 49 10 51 -10C56 24 52 58 34 74C20 86 -16 88 -32 74C-52 58 -56 24 -51 -10Z',
    { edge: hair, width: 1 },
  ),
  long && fill(hair, 'M-40 62C-34 96 -18 122 2 136C20 122 36 96 40 62Z', { edge: hair, width: 1 }),
  mirrored(
    [graven('-40,36 -34,56 -22,72', 2.4, 'detail', 0.4), graven('-20,52 -14,66 -6,78', 2.4, 'detail', 0.4)],
    2,
  ),
  mouth(mood, x, true),
];
