import { water } from '../../primitives/land.ts';
import { cone, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { seaGoat } from './seaGoat.ts';

export const capricorn: OracleScene = {
  alt: 'A grey sea-goat with two ringed horns and a white beard swims to the left towards a mountain, its head high before a pale moon; its scaly body bends along the waves and up into a fish tail; above, the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(204, 424, 138, 'linen', 'craters'),
    signConstellation('capricorn'),
    cone(96, 700, 150, 110),
    oracleHaze(52, 640, 150, 'snow'),
    water(690, 3, 28),
    seaGoat,
    water(790, 2, 28),
  ],
};
