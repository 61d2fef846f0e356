import { eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { swellPath } from '../../drawing/swell.ts';
import { disc, drop } from '../../primitives/lights.ts';
import { ripples } from '../../primitives/ripples.ts';

const BODY = swellPath('-96,-122 -66,-84 -20,-44 34,-42 66,-86 62,-140', [34, 62, 74, 66, 40, 18]);

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
  line('M-78 -116Q-40 -84 -6 -40', 3.2, 'trim'),
  eachOf('-18,-66 6,-58 -8,-38 16,-34 30,-58 38,-38 52,-66', (x, y) =>
    line(`M${x - 10} ${y - 6}q14 2 14 16`, 2.6, 'trim'),
  ),
  fill('trim', 'M-44 -58C-62 -44 -64 -26 -58 -10C-40 -14 -26 -28 -22 -44Z', { width: 2 }),
  disc('light', -84, -108, 12, 1.8),
  disc('ink', -87, -109, 5.5, 0),
  line('M-110 -114q8 8 16 6', 2.6, 'redDark'),
  flat(
    'light',
    'M-44 0C-40 -14 -32 -14 -28 -6C-24 -20 -12 -18 -10 -8C-4 -18 8 -18 12 -8C16 -18 28 -16 30 -6C38 -14 46 -10 48 2C20 10 -20 10 -44 0Z',
    0.9,
  ),
  eachOf('-70,-24,0.8 84,-40,1 106,-96,0.9 14,-150,1 -16,-196,0.8 78,-226,0.8', (x, y, size) =>
    drop(x, y, size, 'waterLight'),
  ),
];
