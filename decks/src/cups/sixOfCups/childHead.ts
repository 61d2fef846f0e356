import { type Art, fill, flat, line } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Hair, Skin } from '../../figure/look.ts';

/** The head of a child from the side, looking right: a high brow, a small nose and a round cheek. */
export const childHead = (skin: Skin, hair: Hair): Art => [
  fill(skin, 'M-28 30L-30 92C-16 106 2 104 12 92L10 56Z', { edge: 'skinEdge', width: 1.8 }),
  fill(
    skin,
    'M-20 -66C22 -76 48 -52 49 -20C49 -11 46 -4 47 2C49 8 58 10 58 16C58 22 53 24 49 24C49 27 52 29 51 32C54 35 53 38 49 39C51 42 50 45 47 47C50 56 44 66 32 68C14 71 -4 64 -12 50L-42 28Z',
    { edge: 'skinEdge', width: 2 },
  ),
  flat('red', circlePath(25, 28, 15), 0.16),
  flat('light', 'M12 20C20 12 32 14 38 20C32 25 20 27 12 20Z', 0.16),
  flat('ink', 'M33 -10C39 -10 42 -3 42 3C42 10 39 15 34 15C29 15 27 10 27 3C27 -4 29 -10 33 -10Z'),
  flat('light', circlePath(35.8, -2, 3.2)),
  line('M25 -4Q30 -15 44 -9', 2.4, 'skinEdge'),
  line('M20 -22Q30 -33 42 -29', 2.8, 'skinEdge', 0.7),
  line('M51 36Q43 41 35 34', 2.4, 'skinEdge'),
  line('M35 31Q31 34 32 38', 1.6, 'skinEdge', 0.5),
  fill(
    hair,
    'M44 -40C34 -92 -62 -98 -76 -22C-82 14 -66 46 -46 58C-34 52 -26 38 -24 18C-20 -4 -10 -2 -6 -22C10 -24 34 -24 44 -40Z',
    { width: 1.8 },
  ),
  line('M22 -66C-6 -70 -42 -52 -54 -12M-6 -44C-28 -38 -42 -16 -46 20', 1.4, 'detail', 0.4),
  fill(skin, 'M-14 0C-28 -6 -32 18 -18 26C-8 24 -8 6 -14 0Z', { edge: 'skinEdge', width: 1.6 }),
];
