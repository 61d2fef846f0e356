import { eachRow, fill, line, put } from '../../drawing/art.ts';
import { flower } from '../../primitives/plants.ts';
import { firs, grass, hills, oracleHaze } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { boots } from './boots.ts';
import { phaseSky } from './phaseSky.ts';
import { signpost } from './signpost.ts';

export const firstQuarter: OracleScene = {
  alt: 'Where a road parts, a pair of walking boots with red laces stands ready, one a step ahead of the other, below a signpost with a fir burnt into one arm and hills into the other; above hangs a half moon, lit on its right.',
  hour: 'field',
  draw: (chance) => [
    phaseSky(chance, 2, { x: 420, y: 286, r: 100, stars: 24 }),
    hills(520, [30, 80, 20, 60, 120, 40, 50], 'far'),
    oracleHaze(390, 490, 170),
    hills(600, [60, 20, 40, 10, 36, 40, 66], 'mid'),
    firs(
      [
        [70, 660, 190],
        [126, 650, 150],
        [172, 640, 104],
      ],
      'near',
    ),
    hills(640, [10, 18, 4, 4, 20, 30, 26], 'near'),
    fill('dusk', ROAD, { width: 3 }),
    line(RUTS, 3, 'straw', 0.9),
    firs([[78, 716, 214]], 'leafDark'),
    put(signpost, { x: -40, y: 6, size: 0.8 }),
    put(boots, { x: 222, y: 756, size: 0.9 }),
    eachRow(
      [
        [74, 776, 17],
        [104, 794, 13],
        [136, 790, 15],
      ],
      (x, y, r, i) => [
        line(`M${x} ${y}v50`, 4, 'leaf'),
        flower(x, y, r, 5, i % 2 ? 'light' : 'red', i % 2 ? 'linen' : 'redDark'),
      ],
    ),
    grass([
      [534, 804],
      [530, 650],
      [60, 806],
    ]),
  ],
};

/** One road from below that parts in two: to the firs on the left, and over the hill on the right. */
const ROAD =
  'M50 850C96 780 146 716 148 676C150 650 110 634 56 628L66 614C140 618 190 630 220 650C254 624 324 610 400 602C440 594 456 584 464 574L486 576C478 598 450 612 412 622C366 634 380 652 450 678C524 706 566 744 596 806V850Z';
const RUTS = 'M96 806Q140 750 164 716M300 640Q346 624 400 618M470 752Q506 772 540 800M84 622Q130 628 166 644';
