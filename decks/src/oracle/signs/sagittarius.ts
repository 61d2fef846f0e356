import { eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { firs, geese, grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { archerBow } from './archerBow.ts';
import { signConstellation } from './constellations.ts';
import { flyingArrow } from './flyingArrow.ts';
import { quiver } from './quiver.ts';

export const sagittarius: OracleScene = {
  alt: 'A great bow stands with one tip in the ground, and its arrow with red feathers flies across the pale moon; a quiver leans on a stone beside a winding river, and hoof prints lead away; above, the constellation Sagittarius.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    fullMoon(358, 392, 158, 'linen'),
    signConstellation('sagittarius'),
    flyingArrow({ x: 380, y: 378, turn: -38, size: 0.4 }),
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
    HOOF_PRINTS,
    grass([
      [96, 776],
      [216, 800],
      [540, 790],
    ]),
    archerBow,
    flat('near', 'M70 752Q100 740 140 752L134 766H76Z'),
    grass([
      [98, 762],
      [116, 764],
    ]),
    put(quiver, { x: 432, y: 772, size: 0.86 }),
  ],
};

/** It winds from the bottom of the picture to the hills. */
const RIVER =
  'M210 840C260 812 420 806 400 784C384 768 300 772 300 756C300 744 350 742 346 732C342 726 330 724 326 722L338 720C350 724 364 728 362 734C358 744 322 746 326 756C332 766 452 764 452 788C450 812 380 820 360 840Z';

/** From the bow away to the hills, smaller as they recede. */
const HOOF_PRINTS = eachOf(
  '176,796,11 206,782,10 182,768,9 210,757,7.5 196,747,6.5 216,739,5',
  (x = 0, y = 0, r = 0) =>
    line(
      `M${x - r * 0.7} ${y + r * 0.5}Q${x - r} ${y - r * 0.7} ${x} ${y - r * 0.7}Q${x + r} ${y - r * 0.7} ${x + r * 0.7} ${y + r * 0.5}`,
      r * 0.4,
      'straw',
      0.75,
    ),
);
