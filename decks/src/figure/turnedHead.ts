import { type Art, fill, flat, line } from '../drawing/art.ts';
import { face } from './face.ts';
import type { Look } from './look.ts';

const EDGE = { edge: 'skinEdge', width: 2 } as const;

/**
 * Head and neck in three-quarter view to the right, without hair: brow, far cheekbone and chin make the contour, and
 * the near ear shows whole.
 */
export function turnedHead(look: Look): Art {
  const { skin = 'skinOlive' } = look;
  return [
    fill(skin, 'M-26 36L-30 96C-14 112 8 112 22 96L18 44Z', EDGE),
    flat('skinEdge', 'M-26 52C-10 70 10 74 20 60L21 78C8 90 -14 86 -28 70Z', 0.3),
    fill(
      skin,
      'M-4 -60C26 -62 44 -48 47 -26C48 -18 44 -12 44 -6C47 4 48 14 44 24C42 40 36 58 24 66C12 70 -8 62 -26 48C-42 36 -52 14 -52 -8C-50 -40 -32 -58 -4 -60Z',
      EDGE,
    ),
    // The near cheek and the jaw turn away from the light.
    flat('skinEdge', 'M-52 -20C-46 10 -34 34 -6 62C-20 56 -34 46 -42 32C-52 16 -54 -4 -52 -20Z', 0.2),
    flat('skinEdge', 'M-52 -24Q-4 -54 47 -26L46 -14Q-4 -42 -52 -10Z', 0.16),
    flat('light', 'M-14 20C-10 10 4 12 10 20C4 28 -12 28 -14 20Z', 0.3),
    face(look),
    fill(skin, 'M-38 -8C-56 -20 -62 10 -44 26C-34 22 -32 0 -38 -8Z', EDGE),
    line('M-42 -2C-52 -6 -52 10 -44 16', 1.6, 'skinEdge', 0.6),
  ];
}
