import { fill, mirrored, type Art } from '../drawing/art.ts';
import { graven } from '../drawing/swell.ts';
import type { Hair } from './look.ts';
import type { Mood } from './moods.ts';
import { mouth } from './mouth.ts';

/** From the right ear round the chin to the left jaw. */
const JAWS = {
  round: 'C56 24 52 58 34 74C20 86 -16 88 -32 74',
  pointed: 'C56 24 54 54 42 76C34 100 20 122 2 138C-18 122 -32 100 -40 76',
} as const;

/**
 * A full beard of a head from the front, painted over it: without an outline, so that it grows from the skin. `x` is the
 * middle of the mouth.
 */
export const grownBeard = (hair: Hair, mood: Mood, x: number, length: keyof typeof JAWS = 'round'): Art => [
  fill(
    hair,
    `M-51 -10C-48 14 -42 26 -26 28C-14 26 -8 22 4 24C14 22 22 26 32 28C44 24 49 10 51 -10${JAWS[length]}C-52 58 -56 24 -51 -10Z`,
    { edge: hair, width: 1 },
  ),
  mirrored(
    [graven('-40,36 -34,56 -22,72', 2.4, 'detail', 0.4), graven('-20,52 -14,66 -6,78', 2.4, 'detail', 0.4)],
    2,
  ),
  mouth(mood, x, true),
];
