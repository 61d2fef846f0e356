import type { Art } from '../../drawing/art.ts';
import type { Chance } from '../../drawing/chance.ts';
import { printedSky } from '../landscape.ts';
import { fullMoon, type Face } from '../moon.ts';
import { signConstellation, type ConstellationName } from './constellations.ts';

type Moon = { x?: number; y?: number; r?: number; face?: Face };

/** The background of all signs: their constellation, and below it a pale moon. */
export const signSky = (
  chance: Chance,
  name: ConstellationName,
  { x = 300, y = 474, r = 170, face }: Moon = {},
): Art => [
  printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
  fullMoon(x, y, r, 'linen', face),
  signConstellation(name),
];
