import { type Art, fill, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { crescent, disc } from '../../primitives/lights.ts';

/** A sealed letter, tied to a staff that runs along y = 0; the ribbon's ends fly back. */
export const letter = (x: number): Art =>
  put(
    [
      fill('redDark', 'M-6 -18C-30 -30 -44 -20 -72 -36C-66 -26 -72 -22 -80 -16C-54 -14 -34 -14 -6 -8Z'),
      put(
        [
          fill('linen', 'M-58 -34H58V38H-58Z'),
          line('M-58 -34L0 12L58 -34M-58 38L-14 2M58 38L14 2', 2, 'woodDark', 0.6),
          disc('red', 0, 6, 15, 2),
          crescent(1, 6, 8, 0, 'trim', 0),
        ],
        { x: -8, y: 52, turn: -12 },
      ),
      fill('red', 'M-9 -19Q0 -24 9 -19L12 22Q0 29 -12 22Z'),
      fill('red', 'M-2 -16C-24 -2 -46 -4 -66 12C-62 0 -70 -2 -78 -6C-52 -18 -30 -10 -4 -22Z'),
      graven('-10,-14 -34,-8 -58,-2', 3),
    ],
    { x },
  );
