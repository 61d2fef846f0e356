import { flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { firs, geese, oracleHaze, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { bareTree } from './bareTree.ts';
import { knapsack } from './knapsack.ts';
import { phaseSky } from './phaseSky.ts';

export const lastQuarter: OracleScene = {
  alt: 'A half moon, lit on its left, low behind the boughs of a bare tree; in front a great pack with a rolled red blanket has been set down in the snow beside a staff, and footprints lead on without it towards snowy hills.',
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

/** They lead from the pack over the hill, smaller and smaller. */
const footprints: Art = times(15, (i) => {
  const t = (i / 14) ** 0.72;
  const [size, side] = [1.5 - t * 1.2, i % 2 ? 1 : -1];
  return put(
    flat('waterLight', 'M-6 12C-8 0 -10 -12 -6 -20C-2 -26 6 -24 8 -16C10 -6 4 2 5 12C3 18 -5 18 -6 12Z'),
    {
      x: 452 - 150 * t ** 1.4 + Math.sin(t * 4) * 66 + side * 16 * size,
      y: 796 - 150 * t,
      size,
      turn: 6 - 26 * t,
    },
  );
});
