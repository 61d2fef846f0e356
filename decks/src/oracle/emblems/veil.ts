import { fill, flat, line, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { disc, star } from '../../primitives/lights.ts';
import { pillar } from '../../primitives/buildings.ts';
import { oracleHaze, hills, moonRoad, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const veil: OracleScene = {
  alt: 'A sheer curtain sewn with stars hides half of the moon and of the lake; beside it a rose one is drawn back with a red tie, so that the rest lies open.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { y: 340 }),
    hills(610, [30, 50, 80, 40, 60, 90, 60], 'far'),
    oracleHaze(330, 580, 180),
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
  times(30, (i) =>
    star(130 + ((i * 0.618) % 1) * 172, 190 + i * 18.6, i % 3 ? 6 : 11, i % 3 ? 'metalDark' : 'red'),
  ),
  fill(
    'rose',
    'M428 150H556V772H512C530 660 534 590 524 520C506 506 506 480 518 470C468 390 436 280 428 150Z',
  ),
  line(
    'M456 154C462 280 486 390 526 468M490 154C494 280 508 390 536 468M524 154C524 280 530 390 546 468M534 524C546 600 546 690 538 768',
    2,
    'redDark',
    0.6,
  ),
  fill('red', 'M506 468H556V518H506C498 500 498 486 506 468Z'),
  line('M512 518L506 580M520 518V590', 4, 'red'),
  times(4, (i) => line(circlePath(446 + i * 30, 148, 12), 5, 'red')),
];
