import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import { graven, limb } from '../drawing/swell.ts';
import { head } from '../figure/head.ts';
import { wing } from './wing.ts';

/** The body of a lion that lies; its head belongs at (42, -68). */
const lyingLion = (coat: Role, shaded: Role, tuft: Role): Art => [
  line('M-66 -14C-96 -22 -100 -62 -80 -78', 11, 'line'),
  line('M-66 -14C-96 -22 -100 -62 -80 -78', 7, coat),
  fill(tuft, 'M-84 -72C-98 -82 -94 -104 -80 -110C-68 -100 -66 -84 -74 -72Z', { width: 1.8 }),
  fill(coat, 'M-72 0C-84 -32 -72 -58 -44 -62C-12 -68 20 -84 46 -84C66 -70 70 -30 60 0Z'),
  flat(
    shaded,
    'M-72 0C-78 -16 -78 -30 -72 -42C-66 -20 -40 -12 -8 -14C20 -14 44 -20 64 -40C68 -24 66 -10 60 0Z',
    0.45,
  ),
  fill(coat, 'M-62 0C-70 -34 -44 -52 -22 -38C-8 -28 -10 -12 -20 -6C-10 -8 4 -8 6 0Z', { width: 1.8 }),
  fill(coat, 'M20 -44C14 -28 14 -14 22 -8L70 -10C86 -12 92 0 84 2H14C6 -12 8 -32 20 -44Z', { width: 1.8 }),
  graven('-48,-44 -28,-34 -26,-14', 3.4, 'woodDark', 0.5),
  line('M76 1V-6M68 1V-6M-4 0V-5M-11 0V-6', 1.8, 'woodDark'),
];

/** A winged lion with a person's head under a striped cloth. */
export const sphinx = (place: Place): Art =>
  put(
    [
      wing({ x: 26, y: -56, size: 0.6, flip: true, turn: 16 }, 'rose', 'straw'),
      lyingLion('straw', 'wood', 'wood'),
      limb('straw', '40,-40 44,-62 44,-76', [44, 36, 24]),
      put(
        [
          fill('cloth', 'M0 -84C-66 -86 -80 -20 -72 70L-40 84H40L72 70C80 -20 66 -86 0 -84Z'),
          line(
            'M-70 20L-46 26M-72 46L-44 54M70 20L46 26M72 46L44 54M-60 -34L-50 -20M60 -34L50 -20',
            5,
            'metal',
          ),
          head({ skin: 'skinBrown', cut: 'bald', eyes: 'open', mood: 'calm' }),
          fill('metal', 'M-58 -24C-40 -64 40 -64 58 -24L54 -10C36 -46 -36 -46 -54 -10Z', { width: 2 }),
          fill('glow', 'M0 -46C-10 -58 -10 -72 0 -84C10 -72 10 -58 0 -46Z', { width: 1.8 }),
        ],
        { x: 44, y: -108, size: 0.52 },
      ),
    ],
    place,
  );
