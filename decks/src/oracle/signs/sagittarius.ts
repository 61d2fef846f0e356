import { fill, flat, line } from '../../drawing/art.ts';
import { star } from '../../primitives/lights.ts';
import { firs, geese, grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { archerBow } from './archerBow.ts';
import { signConstellation } from './constellations.ts';
import { flyingArrow } from './flyingArrow.ts';

export const sagittarius: OracleScene = {
  alt: 'A great bow stands on the ground; its arrow with red feathers flies up past a pale moon with rings like a target, over a land where a river winds to the hills; above, the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(356, 404, 158, 'linen', 'rings'),
    signConstellation('sagittarius'),
    hills(690, [30, 50, 80, 40, 20, 30, 50], 'far'),
    oracleHaze(350, 640, 170),
    oracleHaze(30, 590, 130),
    hills(724, [10, 0, 24, 20, 10, 20, 30], 'mid'),
    firs(
      [
        [196, 738, 44],
        [222, 736, 60],
        [536, 728, 84],
        [506, 728, 58],
      ],
      'near',
    ),
    flat('near', 'M40 724C200 714 400 734 560 712V840H40Z'),
    fill('waterLight', RIVER, { width: 2 }),
    line('M60 764q60 -10 110 0M420 772q60 -8 110 -2M70 790q50 -8 80 -2M440 794q40 -8 90 0', 3, 'mid', 0.9),
    geese(
      [
        [450, 650, 14],
        [484, 664, 12],
        [420, 668, 11],
      ],
      'ink',
    ),
    grass([
      [110, 776],
      [190, 800],
      [480, 770],
      [530, 796],
    ]),
    archerBow,
    SPARKS.map(([x, y, r]) => star(x, y, r)),
    flyingArrow({ x: 368, y: 388, turn: -45, size: 0.86 }),
  ],
};

/** It winds from the bottom of the picture to the hills. */
const RIVER =
  'M210 840C260 812 420 806 400 784C384 768 300 772 300 756C300 744 350 742 346 732C342 726 330 724 326 722L338 720C350 724 364 728 362 734C358 744 322 746 326 756C332 766 452 764 452 788C450 812 380 820 360 840Z';

const SPARKS: readonly (readonly [number, number, number])[] = [
  [80, 674, 9],
  [60, 590, 6],
  [128, 744, 6],
];
