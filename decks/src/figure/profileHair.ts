import { fill, type Art } from '../drawing/art.ts';
import { graven, swellPath } from '../drawing/swell.ts';
import type { Hair } from './look.ts';

// Painted over a head in profile that looks right, centred at 0,0, in place of its short hair.

/** Long hair that falls down the back. */
export const longHair = (hair: Hair): Art => [
  fill(
    hair,
    'M42 -44C30 -86 -62 -94 -78 -22C-90 30 -80 70 -100 116C-112 146 -108 176 -118 204C-84 210 -50 186 -42 146C-34 108 -18 84 -20 48C-20 28 -14 20 -16 4C-16 -10 -8 -12 -4 -22C12 -24 30 -30 42 -44Z',
    { width: 2 },
  ),
  ['-66,50 -98,110 -84,164 -128,222', '-50,70 -76,130 -62,176 -98,226', '-32,66 -48,120 -38,156 -64,202'].map(
    (points) => fill(hair, swellPath(points, [20, 27, 19, 3]), { width: 1.5 }),
  ),
  graven('18,-60 -36,-52 -54,0 -60,70 -92,180', 4),
  graven('-6,-40 -32,-20 -38,50 -62,140', 4),
];

/** Long hair blown back from the face. */
export const blownHair = (hair: Hair): Art => [
  fill(
    hair,
    'M42 -44C30 -86 -58 -96 -82 -44C-110 -14 -140 -36 -178 -6C-158 -2 -150 4 -146 12C-168 16 -180 28 -188 46C-150 34 -138 52 -104 44C-70 40 -44 66 -22 40C-20 20 -14 14 -16 2C-16 -10 -8 -12 -4 -22C12 -24 30 -30 42 -44Z',
    { width: 2 },
  ),
  graven('20,-60 -30,-60 -84,-14 -164,0', 4),
  graven('-6,-40 -40,-16 -90,18 -172,38', 4),
];

/** Curls that frame the face and the nape. */
export const curledHair = (hair: Hair): Art => [
  fill(
    hair,
    'M44 -44C48 -64 34 -72 24 -70C18 -88 -6 -92 -16 -82C-30 -96 -52 -90 -56 -74C-76 -74 -86 -54 -78 -40C-94 -30 -94 -8 -82 2C-94 16 -88 36 -74 40C-78 58 -62 70 -46 64C-34 72 -20 62 -24 46C-12 40 -12 24 -20 18C-10 8 -14 -6 -6 -12C8 -12 14 -22 10 -30C24 -26 38 -32 44 -44Z',
    { width: 2 },
  ),
  graven('28,-56 4,-66 -10,-50', 3),
  graven('-20,-70 -46,-60 -44,-40', 3),
  graven('-66,-50 -60,-24 -40,-22', 3),
  graven('-74,-8 -52,6 -42,-6', 3),
  graven('-66,24 -48,34 -36,20', 3),
];
