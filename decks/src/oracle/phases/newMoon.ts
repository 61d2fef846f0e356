import { eachRow, fill, flat } from '../../drawing/art.ts';
import { house } from '../../primitives/buildings.ts';
import { firs, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const newMoon: OracleScene = {
  alt: 'A moon all in shadow stands among many stars above dark firs; at the end of a path through the snow one small house has a light on.',
  hour: 'night',
  draw: (chance) => [
    phaseSky(chance, 0, { y: 288, r: 126, stars: 110, floor: 640 }),
    hills(570, [10, 40, 0, 60, 20, 46, 8], 'far'),
    oracleHaze(80, 560, 240, 'dusk', 0.45),
    firs(
      [
        [96, 650, 130],
        [150, 640, 160],
        [206, 650, 120],
        [420, 646, 150],
        [478, 656, 170],
        [530, 650, 130],
      ],
      'near',
    ),
    hills(668, [10, 22, 8, 16, 0, 20, 12], 'snow'),
    house(312, 672, 0.84, 'redDark'),
    flat('glow', 'M270 676L258 716L324 716L306 676Z', 0.5),
    fill(
      'dusk',
      'M326 676C318 706 372 722 340 752C312 776 270 780 250 830H380C372 790 420 776 412 744C404 714 344 708 338 676Z',
      {
        edge: 'none',
        opacity: 0.75,
      },
    ),
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
