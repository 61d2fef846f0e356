import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { disc, drop } from '../../primitives/lights.ts';
import { ripples } from '../../primitives/ripples.ts';

/** From the open mouth along the back to the root of the tail, and along the belly back. */
const BODY =
  'M-120 -122C-104 -142 -78 -148 -58 -134C-36 -116 -12 -84 18 -78C40 -76 48 -104 52 -140L72 -136C78 -94 74 -48 40 -22C10 -4 -34 -12 -62 -40C-80 -58 -96 -82 -116 -98L-96 -112Z';

/** A fish that springs from the water of a cup at 0,0, its head to the left and its tail high on the right. */
export const leapingFish: Art = [
  ripples(0, -4, 60),
  fill(
    'trim',
    'M56 -124C40 -150 34 -176 44 -198C56 -186 64 -172 68 -158C80 -172 96 -182 114 -182C112 -160 96 -136 72 -122Z',
    {
      width: 2,
    },
  ),
  fill('trim', 'M-30 -74C-10 -112 16 -118 44 -108C40 -92 36 -80 36 -68Z', { width: 2 }),
  fill('red', BODY, { width: 2.4 }),
  flat(
    'rose',
    'M-110 -98L-96 -112C-80 -92 -50 -40 -4 -26C14 -22 34 -30 46 -40C28 -14 -30 -6 -62 -40C-80 -58 -94 -80 -110 -98Z',
    0.6,
  ),
  // The gill behind the eye, and rows of scales.
  line('M-50 -126C-42 -104 -52 -78 -74 -66', 3.4, 'trim'),
  eachOf('-36,-98 -40,-76 -44,-54 -16,-78 -18,-56 -20,-36 6,-64 6,-42 30,-58 30,-36 52,-62', (x, y) =>
    line(`M${x - 6} ${y - 9}q13 3 9 18`, 2.4, 'trim'),
  ),
  line('M58 -130L60 -104M66 -128L67 -104', 2, 'trim'),
  fill('trim', 'M-54 -62C-66 -46 -66 -28 -56 -14C-40 -18 -30 -32 -30 -50Z', { width: 2 }),
  line('M-50 -52L-54 -26M-42 -48L-44 -28', 1.8),
  disc('light', -82, -121, 11, 1.8),
  disc('ink', -84, -121, 5.5, 0),
  line('M-118 -122L-96 -112', 2.6, 'redDark'),
  flat(
    'light',
    'M-44 0C-40 -14 -32 -14 -28 -6C-24 -20 -12 -18 -10 -8C-4 -18 8 -18 12 -8C16 -18 28 -16 30 -6C38 -14 46 -10 48 2C20 10 -20 10 -44 0Z',
    0.9,
  ),
  eachOf('-70,-24,0.8 84,-40,1 106,-96,0.9 14,-150,1 -16,-196,0.8 78,-226,0.8', (x, y, size) =>
    drop(x, y, size, 'waterLight'),
  ),
];
