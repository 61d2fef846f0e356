import { clipped, fill, flat, line, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { disc, star } from '../../primitives/lights.ts';
import { oracleHaze, hills, moonRoad, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const veil: OracleScene = {
  alt: 'A sheer curtain sewn with stars, lifted at its hem by the wind, hangs in a window and hides half of the moon and the lake; beside it a rose one is drawn back with a red tie, so that the rest lies open.',
  hour: 'dusk',
  draw: (chance) => [
    emblemSky(chance, { x: 330, y: 348, r: 160 }),
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
    fill('woodDark', 'M40 40H560V74H560V752H540V74H60V752H40Z'),
    line('M50 80V750M550 80V750M66 58H540', 1.8, 'wood', 0.8),
    line('M60 146H540', 17, 'line'),
    line('M60 146H540', 12, 'metal'),
    [52, 548].map((x) => disc('metal', x, 146, 17)),
    gauze,
  ],
};

const VEIL =
  'M70 150H312C316 260 300 340 312 440C322 530 352 610 392 668C378 684 360 688 344 682C326 700 304 706 286 700C266 722 238 730 218 724C198 744 170 750 150 742C122 756 92 760 66 752C78 560 62 340 70 150Z';

/** The folds of the veil: the deeper ones, from the rod to the hem, which the wind lifts. */
const FOLDS = [
  'M104 150C98 360 110 560 94 750L118 746C136 560 120 360 120 150Z',
  'M158 150C156 360 174 560 172 728L198 731C206 560 180 360 176 150Z',
  'M212 150C212 340 232 540 246 709L274 706C262 540 236 340 230 150Z',
  'M264 150C268 320 274 530 318 688L346 680C300 530 286 320 280 150Z',
];

const gauze: Art = [
  flat('light', VEIL, 0.66),
  clipped(VEIL, [
    FOLDS.map((fold) => flat('water', fold, 0.26)),
    FOLDS.map((fold) => line(fold.split('L')[0] ?? fold, 1.8, 'water', 0.6)),
  ]),
  line(VEIL, 2.4),
  times(9, (row) =>
    times(3, (i) => {
      const y = 196 + row * 58 + (i % 2) * 26;
      const x = 94 + i * 74 + (row % 2) * 34 + (y > 480 ? (y - 480) * 0.1 * i : 0);
      return y < 690 - i * 20 && star(x, y, 8.5, row % 2 ? 'red' : 'metalDark');
    }),
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
];
