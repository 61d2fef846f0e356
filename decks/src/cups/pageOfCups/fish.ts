import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { disc, drop } from '../../primitives/lights.ts';
import { ripples } from '../../primitives/ripples.ts';

/** From the open mouth along the back to the root of the tail, and along the belly back. */
const BODY =
  'M-120 -122C-104 -142 -78 -148 -58 -134C-36 -116 -12 -84 18 -78C40 -76 48 -104 52 -140L72 -136C78 -94 74 -48 40 -22C10 -4 -34 -12 -62 -40C-80 -58 -96 -82 -116 -98L-96 -112Z';

/** Water that its leap throws up within the rim, a sheet that ends in points. */
const crown: Art = [
  fill(
    'steel',
    'M-60 4C-66 -8 -78 -18 -92 -24C-74 -30 -58 -24 -46 -10C-46 -22 -50 -34 -58 -46C-40 -40 -30 -24 -26 -8C-20 -18 -12 -24 -4 -30C-4 -20 0 -12 6 -8C12 -16 22 -22 34 -26C30 -18 30 -12 34 -6C42 -20 56 -32 76 -40C64 -26 58 -14 58 -4C68 -14 82 -20 98 -20C84 -10 72 0 62 8C30 16 -30 16 -60 4Z',
    { edge: 'light', width: 1.8 },
  ),
  flat(
    'light',
    'M-52 4C-44 -4 -34 -6 -26 -2C-16 -10 -4 -8 4 -2C12 -10 26 -8 34 0C44 -4 52 -2 58 4C30 12 -28 12 -52 4Z',
    0.9,
  ),
];

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
  crown,
  eachOf('-98,-52,0.8 104,-44,0.9 106,-96,0.9 14,-150,1 -16,-196,0.8 78,-226,0.8', (x, y, size) =>
    drop(x, y, size, 'waterLight'),
  ),
];
