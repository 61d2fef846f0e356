import { fill, flat, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { water } from '../../primitives/land.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { seaGoat } from './seaGoat.ts';

export const capricorn: OracleScene = {
  alt: 'A white sea-goat climbs out of the waves on to a rock, hoof by hoof; its body bends in one curve from the swept-back golden horns to a fish tail in the air, before a great pale moon; above, the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 520, twinkling: false }),
    fullMoon(222, 420, 150, 'linen'),
    signConstellation('capricorn'),
    hills(690, [30, 44, 20, 0, 0, 0, 0], 'mid'),
    oracleHaze(52, 640, 150, 'snow'),
    water(690, 3, 28),
    put(rock, { x: -32, y: 6 }),
    seaGoat,
    water(766, 3, 28),
  ],
};

const rock = [
  fill('shade', 'M560 470L528 486L520 610L470 624L452 720L410 734L396 830H600V470Z', { width: 3 }),
  flat(
    'stoneDark',
    'M560 474L530 490L534 506L600 500V474ZM522 612L472 626L480 640L600 630V616ZM454 722L412 736L420 752L600 738V720Z',
  ),
  graven('540,520 530,560 540,600', 6, 'mid'),
  graven('500,650 490,680 500,710', 6, 'mid'),
  graven('470,756 460,790 470,820', 6, 'mid'),
];
