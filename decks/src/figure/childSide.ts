import { fill, flat, line, type Art } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Hair, Skin } from './look.ts';
import type { Mood } from './moods.ts';
import { features } from './profileFeatures.ts';

/** A child's head from the side, looking right: a high brow, a small raised nose and soft lips; as large as an adult's. */
export const childSide = (skin: Skin, hair: Hair, mood: Mood = 'glad'): Art => [
  fill(skin, 'M-30 30L-34 92C-20 108 0 106 10 92L8 52Z', { edge: 'skinEdge', width: 1.8 }),
  fill(
    skin,
    'M-20 -64C20 -72 47 -52 48 -24C48 -15 44 -9 45 -3C48 3 55 9 57 13C58 18 53 20 48 20C47 23 50 26 50 29C50 32 47 33 46 34C48 37 47 40 43 41C43 45 45 48 42 53C37 62 26 66 14 64C2 62 -8 56 -16 48L-42 26Z',
    { edge: 'skinEdge', width: 2 },
  ),
  flat('red', circlePath(20, 27, 12), 0.18),
  features({ mood, skin, hair, eyes: 'open', aged: false }),
  line('M33 34Q39 38 46 34', 2.2, 'redDark'),
  fill(
    hair,
    'M46 -36C42 -82 -56 -96 -74 -24C-82 12 -70 42 -52 52C-40 48 -30 36 -26 18C-22 0 -12 -6 -6 -24C10 -20 18 -38 24 -44C28 -34 38 -32 46 -36Z',
    { width: 1.8 },
  ),
  line('M22 -60C-6 -66 -40 -50 -52 -12M-4 -46C-26 -38 -42 -16 -48 20', 1.4, 'detail', 0.4),
  fill(skin, 'M-14 -4C-30 -8 -32 16 -18 22C-8 18 -8 -2 -14 -4Z', { edge: 'skinEdge', width: 1.6 }),
];
