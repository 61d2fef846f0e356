import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { grass, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { lamplight, littleLibrary } from './littleLibrary.ts';
import { phaseSky } from './phaseSky.ts';

export const waningGibbous: OracleScene = {
  alt: 'A small blue house on a post, full of books for anybody, stands open before a great waning gibbous moon, and its lamp lights the grass; a child’s hand in a red sleeve takes out a green book with a crescent on its cover.',
  hour: 'dusk',
  draw: (chance) => [
    phaseSky(chance, 5, { x: 182, y: 282, r: 112, stars: 30 }),
    hills(640, [60, 90, 50, 40, 60, 100, 70], 'far'),
    hills(700, [60, 40, 60, 50, 40, 60, 70], 'mid'),
    hedge,
    hills(744, [10, 4, 6, 10, 6, 4, 10], 'near', false),
    lamplight,
    put(littleLibrary, { y: 36 }),
    grass([
      [360, 806],
      [400, 790],
      [430, 806],
      [250, 800],
    ]),
  ],
};

const hedge: Art = [
  eachOf('60,690,52 130,700,46 200,694,50 390,698,48 460,690,54 540,696,52', (x = 0, y = 0, r = 0) =>
    fill('leafDark', `M${x - r} ${y + 60}V${y}a${r} ${r * 0.8} 0 0 1 ${2 * r} 0V${y + 60}Z`, { width: 2.6 }),
  ),
  flat('leafDark', 'M40 712H560V760H40Z'),
  eachOf(
    '50,690 96,676 134,690 176,672 220,690 380,688 420,674 452,684 500,676 540,690 404,716 488,712 80,716 200,718',
    (x = 0, y = 0) => line(`M${x - 9} ${y}q9 -12 18 0`, 3, 'leaf'),
  ),
];
