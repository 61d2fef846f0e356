import type { Art } from '../../drawing/art.ts';
import type { Chance } from '../../drawing/chance.ts';
import { printedSky } from '../landscape.ts';
import { fullMoon, type Face } from '../moon.ts';

type Placed = { x?: number; y?: number; r?: number; stars?: number; face?: Face };

/** A night sky with a large straw-coloured moon. */
export const emblemSky = (
  chance: Chance,
  { x = 300, y = 350, r = 166, stars = 36, face }: Placed = {},
): Art => [printedSky(chance, { stars }), fullMoon(x, y, r, 'glow', face)];
