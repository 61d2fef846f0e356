import { geese, oracleHaze, hills, moonRoad, printedSky, reeds, stillWater } from '../landscape.ts';
import { monthArch, seenMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { sleepingSwan } from './sleepingSwan.ts';
import { willow } from './willow.ts';

export const waningCrescent: OracleScene = {
  alt: 'Before sunrise the last thin moon, lit on its left, fades above a quiet lake; under the curtains of a willow a great white swan sleeps on the water, its bill under its feathers.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 260 }),
    seenMoon(424, 300, 106, 7 / 8),
    hills(560, [20, 44, 80, 40, 60, 100, 70], 'far'),
    oracleHaze(300, 530, 230, 'light', 0.85),
    oracleHaze(180, 554, 150, 'light', 0.7),
    stillWater(582),
    moonRoad(500, 586, 680, 24, 'light'),
    willow,
    monthArch(7),
    sleepingSwan,
    reeds(72, 836, 6, 170),
    reeds(536, 836, 3, 130),
    geese([
      [330, 470, 12],
      [360, 458, 10],
    ]),
  ],
};
