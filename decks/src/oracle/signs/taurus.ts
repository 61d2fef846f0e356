import { eachRow, put } from '../../drawing/art.ts';
import { flower } from '../../primitives/plants.ts';
import { grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { bull } from './bull.ts';
import { signConstellation } from './constellations.ts';

export const taurus: OracleScene = {
  alt: 'A brown bull with a dark forelock lies in a meadow, its forelegs folded before it, chews a daisy and looks calmly at us, a pale moon resting between its horns; above it the horns of the constellation Taurus.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(300, 308, 114, 'linen', 'craters'),
    signConstellation('taurus'),
    hills(690, [60, 90, 50, 30, 60, 100, 60], 'far'),
    oracleHaze(380, 664, 190),
    hills(740, [20, 40, 14, 20, 10, 30, 16], 'mid'),
    put(bull, { y: -66 }),
    hills(800, [14, 4, 0, -8, 0, 4, 16], 'near'),
    eachRow(
      [
        [80, 776, 20],
        [136, 796, 13],
        [226, 792, 14],
        [398, 794, 14],
        [476, 784, 14],
        [530, 786, 20],
      ],
      (x, y, r, i) => flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ),
    grass([
      [118, 790],
      [184, 796],
      [430, 796],
      [490, 792],
      [70, 798],
    ]),
  ],
};
