import { flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { firs, geese, oracleHaze, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { bareTree } from './bareTree.ts';
import { knapsack } from './knapsack.ts';
import { phaseSky } from './phaseSky.ts';

export const lastQuarter: OracleScene = {
  alt: 'A half moon, lit on its left, low behind the boughs of a bare tree; in front a great pack with a rolled red blanket has been set down in the snow beside a staff, and footprints lead on without it to snowy hills.',
  hour: 'snow',
  draw: (chance) => [
    phaseSky(chance, 6, { x: 396, y: 352, r: 122, stars: 34 }),
    geese([
      [96, 300, 17],
      [136, 278, 16],
      [178, 262, 15],
      [214, 280, 14],
      [150, 318, 14],
    ]),
    hills(530, [60, 120, 60, 90, 30, 80, 60], 'far'),
    firs(
      [
        [66, 600, 70],
        [96, 606, 92],
        [130, 604, 64],
      ],
      'shade',
      true,
    ),
    hills(606, [20, 10, 30, 14, 40, 22, 30], 'mid'),
    oracleHaze(290, 560, 200, 'snow', 0.8),
    oracleRidge(
      [
        [40, 640],
        [160, 660],
        [300, 640],
        [420, 656],
        [560, 620],
      ],
      'near',
    ),
    put(bareTree, { x: -130, y: -398, size: 1.44 }),
    footprints,
    line('M70 690q70 -18 120 -4M60 800q40 -10 80 -2M440 690q60 -10 90 0', 2, 'waterLight', 0.9),
    knapsack,
  ],
};

/** A print in the snow, seen at a low angle: a sole and its heel, with the lit edge that the boot has pushed up. */
const print: Art = [
  flat('light', 'M-9 -2C-13 -9 -10 -17 1 -17C11 -16 13 -7 9 2L7 10C4 14 -5 13 -8 8Z'),
  flat('steelDark', 'M-7 0C-11 -6 -9 -14 0 -14C9 -14 11 -6 7 0ZM-6 3H6V6C4 10 -4 10 -6 6Z'),
];

/** They lead from the pack past the tree to the hills, smaller and closer with the distance. */
const footprints: Art = times(13, (i) => {
  const t = (i / 12) ** 0.7;
  const [size, side] = [1.55 - t * 1.3, i % 2 ? 1 : -1];
  return put(print, {
    x: 486 - 76 * t + Math.sin(t * 5) * 10 + side * 14 * size,
    y: 790 - 172 * t,
    size,
    turn: -14 - 8 * t,
  });
});
