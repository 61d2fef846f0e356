import { flat, line, put, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';
import { firs, hills, moonRoad, oracleHaze, printedSky, stillWater } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { plume } from './plume.ts';

export const feather: OracleScene = {
  alt: 'One white feather with dark bars floats on a wide dark lake, bent like a little boat, rings of ripples round it; far away the full moon rises behind hills and lays its road up to it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 260 }),
    fullMoon(348, 232, 62),
    hills(276, [30, 60, 44, 20, 30, 80, 60], 'far'),
    oracleHaze(70, 250, 150, 'dusk', 0.5),
    hills(290, [24, 10, 2, 0, 0, 16, 34], 'near'),
    firs(
      [
        [68, 282, 64],
        [96, 286, 50],
        [520, 276, 72],
        [546, 272, 90],
      ],
      'near',
    ),
    stillWater(288),
    moonRoad(348, 296, 620, 40),
    rings,
    put(plume, { x: 296, y: 566, turn: -4, size: 1.08 }),
  ],
};

/** The reflection and the rings that spread from it. */
const rings: Art = [
  flat('near', outline('110,640! 210,690 330,694 440,660 520,590! 520,660 440,720 310,740 190,724'), 0.5),
  line(
    'M96 640Q120 742 306 764Q500 760 540 610M62 650Q92 796 306 812Q480 806 560 700M106 560Q76 580 66 610M540 470Q556 500 556 530',
    2.6,
    'light',
    0.55,
  ),
  line('M180 694h60M300 716h90M240 676h40', 2.6, 'light', 0.7),
];
