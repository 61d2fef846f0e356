import { fill, line, put } from '../../drawing/art.ts';
import { boat } from '../../primitives/buildings.ts';
import { geese, haze, hills, moonRoad, printedSky, reeds, stillWater } from '../landscape.ts';
import { agedMoon, moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const waningCrescent: OracleScene = {
  alt: 'Before sunrise the last thin moon, lit on its left, fades above a quiet lake; a heron stands by an empty boat among the reeds.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 14, floor: 260 }),
    moonRing({ y: 298, r: 200, count: 8, size: 18, marked: 7 }),
    agedMoon(300, 298, 128, 0.885, { width: 2.6 }),
    hills(590, [20, 44, 80, 40, 60, 100, 70], 'far'),
    haze(300, 560, 230, 'light', 0.85),
    haze(70, 578, 190, 'light', 0.7),
    stillWater(612),
    moonRoad(300, 616, 700, 24, 'light'),
    boat(224, 716, 0.94),
    line('M70 730h120M160 748h170M330 640h90', 2, 'light', 0.7),
    line('M352 700C400 716 420 740 430 770', 2.4, 'woodDark'),
    heron,
    reeds(110, 826, 8, 150),
    reeds(530, 826, 4, 150),
    geese([
      [150, 548, 11],
      [178, 538, 9],
    ]),
  ],
};

const heron = put(
  [
    line('M-6 0L-4 76M10 0L14 76', 3.4, 'ink'),
    fill('stoneDark', 'M-62 14C-40 -34 -4 -44 24 -30C40 -22 34 4 12 10C-12 16 -40 12 -62 14Z'),
    fill('snow', 'M14 -28C36 -50 6 -76 22 -104C30 -118 50 -116 54 -104L44 -98C34 -90 52 -62 36 -24Z', {
      width: 2,
    }),
    fill('metal', 'M50 -110L96 -98L52 -98Z', { width: 1.6 }),
    line('M24 -108C10 -112 -4 -110 -14 -102M-40 4C-20 -10 0 -12 14 -8', 2.6, 'ink'),
    {
      is: 'fill',
      d: 'M39 -107a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z',
      role: 'ink',
      edge: 'none',
      width: 0,
      opacity: 1,
    },
  ],
  { x: 398, y: 706 },
);
