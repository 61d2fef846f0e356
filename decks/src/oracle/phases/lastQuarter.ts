import { eachRow, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import { sampleSpline } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { firs, geese, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { bareTree } from './bareTree.ts';
import { knapsack } from './knapsack.ts';
import { phaseSky } from './phaseSky.ts';
import { robin } from './robin.ts';

export const lastQuarter: OracleScene = {
  alt: 'A half moon, lit on its left, stands over a snowy slope with a bare tree; a great worn pack with a rolled red blanket is set down in the snow, a robin sits on it, and a single line of footprints leads from it over the hill.',
  hour: 'snow',
  draw: (chance) => [
    phaseSky(chance, 6, { x: 300, y: 330, r: 124, stars: 34 }),
    geese([
      [96, 290, 17],
      [136, 268, 16],
      [178, 252, 15],
      [150, 308, 14],
    ]),
    hills(530, [60, 120, 60, 50, 30, 80, 60], 'far'),
    firs(
      [
        [66, 590, 90],
        [104, 590, 120],
        [146, 580, 76],
        [182, 572, 56],
      ],
      'shade',
      true,
    ),
    oracleRidge(
      [
        [30, 590],
        [140, 580],
        [250, 520],
        [330, 512],
        [420, 548],
        [570, 610],
      ],
      'near',
      false,
    ),
    moonlight,
    put(trampled, { x: 44, y: 10 }),
    footprints,
    treeShade,
    put(bareTree, { x: -118, y: -390, size: 1.44 }),
    drift,
    put(knapsack, { x: -14, y: -184, size: 1.26 }),
    put(robin, { x: 268, y: 484, size: 0.94 }),
  ],
};

/** The way of light that the moon throws on the snow, and the slope that it does not reach. */
const moonlight: Art = [
  flat('waterLight', outline('30,600! 150,590 190,640 140,720 120,840! 30,840!'), 0.5),
  flat('glow', outline('330,515! 376,524 420,542 452,558! 470,640 500,740 510,840! 260,840! 330,690'), 0.5),
  line('M300 514Q336 512 376 524Q420 540 456 560', 5, 'glow', 0.9),
];

/** The shadow of the trunk, which comes towards us. */
const treeShade: Art = flat(
  'water',
  outline('470,690! 500,704 520,740 530,780 546,840! 600,840! 600,690!'),
  0.4,
);

/** Snow that has drifted round the foot of the tree and over its roots, its far side in shadow. */
const DRIFT = '416,708! 430,698 444,685 458,668 474,660 488,670 504,676 520,668 534,654 550,656 580,666!';
const drift: Art = [
  flat('snow', outline(`${DRIFT} 580,716! 520,704 470,712`)),
  flat('waterLight', outline('488,676! 504,682 520,674 536,662 580,674! 580,704! 520,696'), 0.55),
  line(outline(DRIFT).replace(/C[^C]*Z?$/, ''), 2.6),
];

/** A print in the snow: a sole and its heel. */
const print: Art = [
  flat('cloth', 'M-8 1C-12 -7 -9 -18 0 -18C10 -18 11 -7 7 1ZM-7 5H7V10C5 15 -5 15 -7 10Z', 0.85),
];

/** Where the pack was put down, the snow is trampled. */
const trampled: Art = [
  flat(
    'waterLight',
    outline('350,768! 366,748 384,750 398,738 424,744 446,740 460,758! 444,768 440,780 404,786 366,782'),
    0.6,
  ),
  eachRow(
    [
      [376, 764, -70],
      [398, 774, 150],
      [436, 762, 40],
    ],
    (x, y, turn) => put(print, { x, y, turn, size: 1.05 }),
  ),
];

const WAY = toPoints('462,780 470,730 454,690 430,650 416,612 412,578 416,550');

/** They lead from the pack over the hill, left and right in turn, smaller and closer with the distance. */
const footprints: Art = (() => {
  const spots = sampleSpline(
    WAY,
    WAY.map(() => 1),
  );
  return times(15, (i) => {
    const t = (1 - 0.87 ** i) / (1 - 0.87 ** 15);
    const k = Math.min(spots.length - 2, Math.floor(t * (spots.length - 1)));
    const [[x, y], [nx, ny]] = [spots[k] ?? [0, 0], spots[k + 1] ?? [0, 0]];
    const size = 1.22 * 0.885 ** i;
    const side = (i % 2 ? 1 : -1) * 13 * size;
    const turn = Math.atan2(nx - x, y - ny);
    return put(print, {
      x: x + Math.cos(turn) * side,
      y: y + Math.sin(turn) * side,
      size,
      turn: (turn * 180) / Math.PI,
    });
  });
})();
