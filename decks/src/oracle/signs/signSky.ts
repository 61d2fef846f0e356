import type { Art } from '../../drawing/art.ts';
import type { Chance } from '../../drawing/chance.ts';
import { printedSky } from '../landscape.ts';
import { fullMoon, moonRing } from '../moon.ts';
import { signConstellation, type ConstellationName } from './constellations.ts';

/** The background of all signs: their constellation, and a pale moon in a ring of twelve. */
export const signSky = (chance: Chance, name: ConstellationName): Art => [
  printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
  moonRing({ y: 474, r: 204, count: 12, size: 13 }),
  fullMoon(300, 474, 170, 'linen'),
  signConstellation(name),
];
