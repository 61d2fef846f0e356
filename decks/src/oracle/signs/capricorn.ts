import { hills, oracleHaze, oracleRidge, printedSky } from '../landscape.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { ledge, valley } from './highLedge.ts';
import { ibex } from './ibex.ts';

export const capricorn: OracleScene = {
  alt: 'An ibex with great ringed horns has lain down on the snowy ledge it climbed to, so high that the moon stands lower than its head; far below, the way up bends past it to a small lit village; above, the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 420, twinkling: false }),
    signConstellation('capricorn'),
    fullMoon(108, 560, 54, 'linen', 'craters'),
    oracleRidge(toPoints('40,610 90,560 130,590 180,530 230,580 300,540 380,600 560,560'), 'far'),
    oracleHaze(40, 612, 170, 'snow'),
    hills(690, [30, 60, 40, 50, 60, 50, 30], 'mid'),
    valley,
    oracleHaze(50, 678, 110, 'snow', 0.95),
    ledge,
    ibex,
  ],
};
