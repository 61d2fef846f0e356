import { eachOf, flat, put } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { fishBalloon, jarBalloon, pearBalloon, teapotBalloon } from './oddBalloons.ts';

export const aquarius: OracleScene = {
  alt: 'A hot-air balloon in the form of a striped water jar with two handles rises over hills at dusk, and others have joined it: a blue teapot, a golden fish and a pear; a pale moon; above, the constellation Aquarius.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 30, floor: 520, twinkling: false }),
    signConstellation('aquarius'),
    fullMoon(474, 314, 54, 'linen', 'shaded'),
    oracleHaze(410, 360, 120),
    oracleHaze(52, 596, 130),
    hills(724, [30, 70, 90, 40, 60, 100, 70], 'far'),
    oracleHaze(330, 694, 190),
    hills(772, [60, 30, 20, 50, 30, 20, 40], 'mid'),
    hills(806, [10, 30, 20, 4, 20, 40, 20], 'near'),
    eachOf('96,784,9 120,778,7 476,778,8 500,774,9 452,786,7', (x = 0, y = 0, s = 0) =>
      flat('glow', boxPath(x, y, s, s * 1.3)),
    ),
    put(pearBalloon, { x: 100, y: 652, size: 0.74 }),
    put(fishBalloon, { x: 428, y: 646, size: 0.84 }),
    put(teapotBalloon, { x: 464, y: 486, size: 0.8 }),
    put(jarBalloon, { x: 226, y: 452, size: 0.98 }),
  ],
};
