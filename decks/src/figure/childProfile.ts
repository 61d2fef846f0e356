import { fill, flat, line, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Hair, Skin } from './look.ts';

/** A child's head from the side, looking right, as large as an adult's: a round brow, a small nose and a full cheek. */
export const childProfile = (skin: Skin, hair: Hair): Art => [
  fill(skin, 'M-30 30L-34 92C-20 108 0 106 10 92L8 52Z', { edge: 'skinEdge', width: 1.8 }),
  fill(
    skin,
    'M-20 -64C22 -72 48 -46 46 -16C47 -10 45 -5 46 1C49 5 52 8 51 13C50 17 46 18 45 20C48 24 48 28 45 30C48 34 47 38 43 40C47 54 38 65 20 65C4 64 -8 58 -16 48L-42 26Z',
    { edge: 'skinEdge', width: 2 },
  ),
  flat('red', circlePath(21, 27, 13), 0.28),
  fill('light', 'M18 2Q28 -17 41 -4Q37 11 18 2Z', { edge: 'skinEdge', width: 1.6 }),
  flat('ink', circlePath(33, -2, 6)),
  line('M20 -18Q30 -25 40 -18', 2.4, 'skinEdge'),
  line('M30 34Q38 40 46 32', 2.4, 'redDark'),
  fill(
    hair,
    'M42 -40C36 -84 -56 -96 -74 -24C-82 12 -70 42 -52 52C-40 48 -30 36 -26 18C-22 0 -12 -6 -6 -26C12 -24 34 -26 42 -40Z',
    { width: 1.8 },
  ),
  line('M22 -60C-6 -66 -40 -50 -52 -12M-4 -46C-26 -38 -42 -16 -48 20', 1.4, 'detail', 0.4),
  fill(skin, 'M-14 -4C-30 -8 -32 16 -18 22C-8 18 -8 -2 -14 -4Z', { edge: 'skinEdge', width: 1.6 }),
];
