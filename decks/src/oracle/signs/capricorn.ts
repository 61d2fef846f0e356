import { fill, flat, put } from '../../drawing/art.ts';
import { water } from '../../primitives/land.ts';
import { oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { seaGoat } from './seaGoat.ts';

export const capricorn: OracleScene = {
  alt: 'A white sea-goat with great golden horns rises to its breast from the waves and looks at us, its fish tail out of the water behind, before a great pale moon that sets in the sea; a steep mountain and the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
    fullMoon(150, 560, 150, 'linen'),
    signConstellation('capricorn'),
    mountain,
    hills(706, [10, 20, 0, 0, 10, 16, 20], 'mid'),
    oracleHaze(230, 676, 190, 'snow'),
    water(706, 2, 28),
    put(seaGoat, { x: 352, y: 590, size: 1.06 }),
    water(752, 4, 28),
  ],
};

const mountain = [
  fill('far', 'M330 740C380 690 410 600 440 560L462 500L484 470L512 388L526 376L560 430V740Z'),
  flat('mid', 'M526 376L560 430V740H470C500 640 490 560 516 500Z', 0.35),
  fill('snow', 'M470 490L484 470L512 388L526 376L560 430V480L546 462L534 494L522 466L506 500L494 474Z', {
    width: 1.8,
  }),
];
