import { eachRow, fill, flat } from '../../drawing/art.ts';
import { house } from '../../primitives/buildings.ts';
import { firs, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const newMoon: OracleScene = {
  alt: 'A moon all in shadow stands among many stars above dark firs; at the end of a path through the snow one small house has a light on.',
  hour: 'night',
  draw: (chance) => [
    phaseSky(chance, 0, { y: 322, r: 138, stars: 110, floor: 640 }),
    hills(570, [10, 40, 0, 60, 20, 46, 8], 'far'),
    oracleHaze(80, 560, 240, 'dusk', 0.45),
    firs(
      [
        [96, 674, 130],
        [150, 672, 160],
        [206, 676, 120],
        [420, 678, 150],
        [478, 684, 170],
        [530, 676, 130],
      ],
      'near',
    ),
    hills(668, [10, 22, 8, 16, 0, 20, 12], 'snow'),
    house(312, 672, 0.84, 'redDark'),
    fill(
      'dusk',
      'M315 672C308 700 356 718 330 748C304 774 264 780 244 830H384C376 790 416 772 406 742C398 712 340 704 333 672Z',
      {
        edge: 'none',
        opacity: 0.75,
      },
    ),
    flat('glow', 'M280 678H300L286 726L244 722Z', 0.6),
    flat('glow', 'M315 674H333L344 712L318 716Z', 0.6),
    firs(
      [
        [84, 806, 220],
        [176, 826, 170],
        [520, 812, 240],
        [446, 836, 150],
      ],
      'leafDark',
      true,
    ),
    eachRow(
      [
        [286, 744],
        [318, 726],
        [298, 772],
        [342, 700],
      ],
      (x, y) => flat('shade', `M${x} ${y}h7v4h-7Z`, 0.7),
    ),
  ],
};
