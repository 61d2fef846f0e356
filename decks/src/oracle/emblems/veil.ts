import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { disc, star } from '../../primitives/lights.ts';
import { pillar } from '../../primitives/buildings.ts';
import { haze, hills, moonRoad, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const veil: OracleScene = {
  alt: 'A sheer curtain sewn with stars hangs between two pillars and hides half of the moon and the lake; the other half lies open to see.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { y: 340 }),
    hills(610, [30, 50, 80, 40, 60, 90, 60], 'far'),
    haze(330, 580, 180),
    stillWater(620),
    moonRoad(300, 626, 760, 60),
    fill('linen', 'M40 752H560V830H40Z'),
    line(
      'M40 780H560M140 752V780M300 752V780M460 752V780M80 780V830M220 780V830M380 780V830M520 780V830',
      2,
      'stoneDark',
      0.8,
    ),
    pillar(92, 150, 770, 'stone'),
    pillar(508, 150, 770, 'stone'),
    line('M60 146H540', 17, 'line'),
    line('M60 146H540', 12, 'metal'),
    [52, 548].map((x) => disc('metal', x, 146, 17)),
    gauze,
  ],
};

const gauze: Art = [
  flat(
    'light',
    'M104 150H322C306 260 330 380 312 500C300 600 330 690 300 772C240 786 160 760 108 776C116 600 96 380 104 150Z',
    0.72,
  ),
  line(
    'M104 150H322C306 260 330 380 312 500C300 600 330 690 300 772C240 786 160 760 108 776C116 600 96 380 104 150',
    2.4,
  ),
  times(5, (i) =>
    line(
      `M${140 + i * 36} 154C${128 + i * 38} 320 ${152 + i * 34} 540 ${136 + i * 34} ${770 - (i % 2) * 6}`,
      2,
      'water',
      0.5,
    ),
  ),
  times(7, (i) => line(circlePath(116 + i * 34, 148, 12), 5, 'red')),
  times(26, (i) =>
    star(128 + ((i * 67) % 172), 192 + ((i * 113) % 550), i % 3 ? 6 : 11, i % 3 ? 'metalDark' : 'red'),
  ),
  put(
    [
      fill('red', 'M-14 -20C-30 -20 -30 20 -14 20H14C30 20 30 -20 14 -20Z'),
      line('M-6 20L-12 76M0 20V84M6 20L12 76', 5, 'red'),
    ],
    { x: 540, y: 300, size: 0.9 },
  ),
  line('M508 300C490 330 470 320 460 300', 0.1, 'red', 0),
  fill(
    'rose',
    'M320 150H500C506 230 530 270 536 300C520 320 500 400 516 560C520 640 506 700 512 772C540 776 548 770 556 768V150Z',
    { opacity: 0 },
  ),
];
