import { fill, flat, line, put } from '../../drawing/art.ts';
import { firs, geese, grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';
import { letterArrow } from './letterArrow.ts';
import { quiver } from './quiver.ts';

export const sagittarius: OracleScene = {
  alt: 'A great arrow with red feathers, near to us, flies up over a valley at dusk to a small pale moon, a sealed letter rolled round its shaft; below, a quiver leans on a stone; above, the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(440, 316, 74, 'linen'),
    signConstellation('sagittarius'),
    hills(690, [30, 50, 80, 40, 20, 30, 50], 'far'),
    oracleHaze(350, 606, 150),
    hills(724, [10, 0, 24, 20, 10, 20, 30], 'mid'),
    firs(
      [
        [248, 730, 44],
        [274, 728, 60],
        [376, 730, 50],
      ],
      'near',
    ),
    flat('near', 'M40 724C200 714 400 734 560 712V840H40Z'),
    fill('waterLight', RIVER, { width: 2 }),
    line('M60 764q60 -10 110 0M420 772q60 -8 110 -2M70 790q50 -8 80 -2', 3, 'mid', 0.9),
    geese(
      [
        [470, 576, 14],
        [504, 590, 12],
        [440, 592, 11],
      ],
      'ink',
    ),
    grass([
      [376, 800],
      [540, 790],
    ]),
    put(quiver, { x: 432, y: 772, size: 0.86 }),
    put(letterArrow, { x: 140, y: 672, turn: 38 }),
  ],
};

/** It winds from the bottom of the picture to the hills. */
const RIVER =
  'M210 840C260 812 420 806 400 784C384 768 300 772 300 756C300 744 350 742 346 732C342 726 330 724 326 722L338 720C350 724 364 728 362 734C358 744 322 746 326 756C332 766 452 764 452 788C450 812 380 820 360 840Z';
