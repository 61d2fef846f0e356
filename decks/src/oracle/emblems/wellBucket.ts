import { clipped, eachOf, fill, flat, line, type Art } from '../../drawing/art.ts';
import { drop, disc } from '../../primitives/lights.ts';

const STAVES = 'M-92 -18L-72 92A72 18 0 0 0 72 92L92 -18Z';
const WATER = 'M-79 -20A79 31 0 0 1 79 -20A79 31 0 0 1 -79 -20Z';
/** The moon in the water, flattened as the water is. */
const MOON = 'M8 -44A46 25 0 1 0 44 -12A37 19 0 1 1 8 -44Z';
const BAIL = 'M-88 -16C-84 -76 -34 -90 0 -90C34 -90 84 -76 88 -16';

/** A wooden bucket that hangs by its handle, brim-full of water with the moon in it; about 190 wide. */
export const wellBucket: Art = [
  disc('glow', 0, -28, 100, 0, 0.22),
  disc('glow', 0, -28, 78, 0, 0.25),
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
  fill('straw', 'M-92 -20A92 37 0 0 1 92 -20A92 37 0 0 1 -92 -20Z', { width: 3 }),
  fill('cloth', WATER, { width: 2.4 }),
  clipped(WATER, line('M-66 -8Q-30 12 10 9M44 -38Q60 -32 68 -24', 2.4, 'waterLight', 0.9)),
  fill('glow', MOON, { width: 2.4 }),
  fill('waterLight', 'M-94 -14C-98 10 -92 30 -88 34C-82 30 -82 6 -80 -8Z', { width: 2 }),
  eachOf('-84,58 -80,92', (x = 0, y = 0) => drop(x, y, 1, 'waterLight')),
];
