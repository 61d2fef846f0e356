import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, greatStar } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { firs, grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { sparrow } from '../sparrow.ts';
import { signConstellation } from './constellations.ts';
import { goose } from './goose.ts';
import { armchair, kitchenChair } from './twoChairs.ts';

export const libra: OracleScene = {
  alt: 'A plank lies level across the top of a great pale moon in a meadow, and two chairs balance on it: a white goose sits in a red armchair, a sparrow on a blue chair, and they look at each other; above, the constellation Libra.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 26, floor: 520, twinkling: false }),
    signConstellation('libra'),
    hills(680, [40, 80, 30, 60, 30, 90, 50], 'far'),
    oracleHaze(52, 622, 110),
    oracleHaze(430, 630, 110),
    hills(730, [10, 30, 16, 20, 12, 30, 20], 'mid'),
    firs(
      [
        [66, 744, 90],
        [104, 740, 60],
        [540, 742, 96],
      ],
      'near',
    ),
    fullMoon(300, 752, 196, 'linen', 'shaded'),
    plank,
    put(armchair(put(goose, { x: 24, y: -96, size: 0.76 })), { x: 170, y: 540, size: 0.94 }),
    put([kitchenChair, put(sparrow, { x: 10, y: -136, size: 0.62 })], {
      x: 438,
      y: 540,
      size: 0.94,
      flip: true,
    }),
    hills(774, [20, 6, 16, 4, 16, 8, 22], 'near'),
    eachOf('74,776,13 120,792,11 482,784,13 528,772,12 180,790,9 420,794,10', (x = 0, y = 0, r = 0, i = 0) =>
      flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ),
    grass([
      [96, 800],
      [226, 800],
      [380, 802],
      [504, 800],
    ]),
  ],
};

const plank: Art = [
  fill('metal', outline('262,560! 284,572 316,572 338,560! 330,590 300,600 270,590'), { width: 2.8 }),
  fill('wood', 'M52 540H548V564H52Z', { width: 3.2 }),
  flat('straw', 'M54 541H546V548H54Z', 0.7),
  line('M90 556H220M330 555H470', 2, 'woodDark', 0.8),
  line('M300 540V470', 8, 'line'),
  line('M300 540V470', 4, 'trim'),
  greatStar(300, 452, 34),
  disc('metal', 300, 552, 8, 2.4),
];
