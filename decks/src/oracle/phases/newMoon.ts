import { eachRow, fill, flat } from '../../drawing/art.ts';
import { toTenth } from '../../drawing/geometry.ts';
import { house } from '../../primitives/buildings.ts';
import { firs, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const newMoon: OracleScene = {
  alt: 'A moon all in shadow stands among many stars above dark firs; at the end of a path through the snow light falls in one wedge from the open door of a small house.',
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
    flat('dusk', 'M312 671C304 716 264 772 214 830H424C378 772 340 716 333 671Z', 0.4),
    [706, 738, 774, 830].map((foot, i) =>
      flat(
        'glow',
        `M312 671L${toTenth(312 - (foot - 671) * 0.46)} ${foot}Q322 ${foot + 22} ${toTenth(333 + (foot - 671) * 0.46)} ${foot}L333 671Z`,
        0.34 - i * 0.01,
      ),
    ),
    fill('glow', 'M313.5 671V648A8.5 8.5 0 0 1 331 648V671Z', { width: 1.6 }),
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
        [300, 800],
        [322, 786],
        [314, 816],
      ],
      (x, y) => flat('shade', `M${x} ${y}h7v4h-7Z`, 0.7),
    ),
  ],
};
