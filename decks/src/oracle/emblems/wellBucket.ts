import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { drop, disc, star } from '../../primitives/lights.ts';

const STAVES = 'M-92 -18L-72 92A72 18 0 0 0 72 92L92 -18Z';
const WATER = 'M-80 -20A80 20 0 0 1 80 -20A80 20 0 0 1 -80 -20Z';
const BAIL = 'M-88 -16C-80 -70 -30 -84 0 -84C30 -84 80 -70 88 -16';

/** A wooden bucket that hangs by its handle, brim-full of water with the moon in it; about 190 wide. */
export const wellBucket: Art = [
  disc('glow', 0, -20, 116, 0, 0.22),
  disc('glow', 0, -20, 84, 0, 0.25),
  line(BAIL, 12, 'line'),
  line(BAIL, 7, 'steelDark'),
  fill('wood', STAVES, { width: 3.2 }),
  clipped(STAVES, [
    flat('woodDark', 'M30 -20H100V120H22Z', 0.85),
    line('M-60 -10L-48 110M-28 0L-22 114M4 0L4 114M36 0L30 114M66 -10L54 110', 2.6, 'line', 0.7),
    eachOf('10 66', (y = 0) => [
      line(`M-96 ${y}Q0 ${y + 34} 96 ${y}`, 18, 'line'),
      line(`M-96 ${y}Q0 ${y + 34} 96 ${y}`, 12, 'steelDark'),
      line(`M-80 ${y + 6}Q-40 ${y + 16} 0 ${y + 16}`, 3, 'light', 0.8),
    ]),
  ]),
  line(STAVES, 3.2),
  fill('straw', 'M-92 -20A92 24 0 0 1 92 -20A92 24 0 0 1 -92 -20Z', { width: 3 }),
  fill('cloth', WATER, { width: 2.4 }),
  clipped(WATER, [
    flat('trim', 'M-58 -24A56 17 0 0 0 34 -8A44 11 0 0 1 -28 -31Q-50 -31 -58 -24Z'),
    line('M-64 -14Q-20 4 40 0M20 -30Q50 -32 66 -22', 2.4, 'light', 0.9),
  ]),
  star(36, -34, 26, 'light'),
  flat('light', circlePath(36, -34, 4)),
  fill('waterLight', 'M-94 -14C-98 10 -92 30 -88 34C-82 30 -82 6 -80 -8Z', { width: 2 }),
  eachOf('-80,118 -30,130 40,126', (x = 0, y = 0) => drop(x, y, 1, 'waterLight')),
];
