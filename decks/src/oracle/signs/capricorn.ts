import { put } from '../../drawing/art.ts';
import { oracleHaze, openSea, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { climbedRock, fluke } from './climbedRock.ts';
import { signConstellation } from './constellations.ts';
import { ibex } from './ibex.ts';

export const capricorn: OracleScene = {
  alt: 'An ibex with great ringed horns stands on the top of a steep rock in the sea, before a pale moon; a path winds up to it, and below, the tail of a fish rises out of the waves; above, the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(300, 372, 178, 'linen', 'craters'),
    signConstellation('capricorn'),
    oracleHaze(60, 560, 150, 'snow'),
    oracleHaze(410, 600, 150, 'snow'),
    openSea(680),
    climbedRock,
    ibex({ x: 296, y: 520, size: 0.98 }),
    put(fluke, { x: 462, y: 770 }),
  ],
};
