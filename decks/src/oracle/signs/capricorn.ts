import { toPoints } from '../../drawing/geometry.ts';
import { hills, oracleHaze, oracleRidge, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { summit } from './highLedge.ts';
import { restingIbex } from './ibex.ts';

export const capricorn: OracleScene = {
  alt: 'An ibex with great ringed horns swept back lies with folded legs on a snowy summit; its hoof prints wind up to it through a gully, a pale moon stands over far peaks, and above it is the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 420, twinkling: false }),
    signConstellation('capricorn'),
    fullMoon(112, 396, 48, 'linen', 'craters'),
    oracleRidge(
      toPoints('40,560 70,500 100,560 180,540 300,560 440,580 490,500 520,550 545,510 570,550'),
      'far',
    ),
    oracleHaze(40, 622, 120, 'snow'),
    oracleHaze(440, 640, 130, 'snow'),
    hills(700, [40, 60, 40, 50, 60, 50, 40], 'mid'),
    summit,
    restingIbex,
  ],
};
