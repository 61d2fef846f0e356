import type { Art } from '../../drawing/art.ts';
import type { Chance } from '../../drawing/chance.ts';
import { printedSky } from '../landscape.ts';
import { fullMoon, moonRing } from '../moon.ts';

type Placed = { x?: number; y?: number; r?: number; stars?: number };

/** The background of all emblems: a large straw-coloured moon in the ring of its month. */
export const emblemSky = (chance: Chance, { x = 300, y = 350, r = 166, stars = 36 }: Placed = {}): Art => [
  printedSky(chance, { stars }),
  moonRing({ x, y, r: r + 34, count: 16, size: 11.5 }),
  fullMoon(x, y, r),
];
