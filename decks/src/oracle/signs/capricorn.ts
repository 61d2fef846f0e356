import { put } from '../../drawing/art.ts';
import { toPoints } from '../../drawing/geometry.ts';
import { hills, oracleHaze, oracleRidge, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { ibexInProfile } from './ibexInProfile.ts';
import { peaks } from './peaks.ts';

export const capricorn: OracleScene = {
  alt: 'The head of a bearded ibex in profile, close to us; its two great ringed horns sweep back in an arch about a pale moon, snow lies on its back, and beyond it a track climbs to a high peak; above is the constellation Capricorn.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 420, twinkling: false }),
    signConstellation('capricorn'),
    fullMoon(408, 452, 80, 'linen', 'craters'),
    oracleRidge(
      toPoints('40,600 70,560 100,600 180,580 300,600 440,600 490,560 520,590 545,560 570,590'),
      'far',
    ),
    peaks,
    oracleHaze(40, 690, 130, 'snow'),
    hills(770, [50, 40, 20, 30, 60, 50, 40], 'mid'),
    put(ibexInProfile, { x: 8, y: 34, size: 0.97 }),
  ],
};
