import { flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toPoints } from '../../drawing/geometry.ts';
import { sampleSpline } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { firs, geese, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { bareTree } from './bareTree.ts';
import { knapsack } from './knapsack.ts';
import { phaseSky } from './phaseSky.ts';
import { walker } from './walker.ts';

export const lastQuarter: OracleScene = {
  alt: 'A half moon, lit on its left, stands low behind a bare tree on a snowy slope; a worn pack with a rolled red blanket has been set down in the snow, and footprints lead away from it to somebody small who walks off before the moon.',
  hour: 'snow',
  draw: (chance) => [
    phaseSky(chance, 6, { x: 352, y: 404, r: 132, stars: 34 }),
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
    walker({ x: 306, y: 524, size: 0.74 }),
    footprints,
    treeShade,
    put(bareTree, { x: -118, y: -390, size: 1.44 }),
    drift,
    knapsack,
  ],
};

/** The way of light that the moon throws on the snow, and the slope that it does not reach. */
const moonlight: Art = [
  flat('waterLight', outline('30,600! 150,590 190,640 140,720 120,840! 30,840!'), 0.5),
  flat('glow', outline('244,532! 290,514 336,516 366,528! 396,620 436,730 446,840! 260,840! 280,690'), 0.5),
  line('M236 533Q290 512 336 516Q360 520 380 530', 5, 'glow', 0.9),
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

/** A print in the snow, seen at a low angle: a sole and its heel, with the lit edge that the boot has pushed up. */
const print: Art = [
  flat('light', 'M-9 -2C-13 -9 -10 -17 1 -17C11 -16 13 -7 9 2L7 10C4 14 -5 13 -8 8Z'),
  flat('cloth', 'M-7 0C-11 -6 -9 -14 0 -14C9 -14 11 -6 7 0ZM-6 3H6V6C4 10 -4 10 -6 6Z', 0.75),
];

const WAY = toPoints('390,812 414,762 398,706 348,668 322,632 330,594 322,560 308,532');

/** They lead from the pack up to the walker, smaller and closer with the distance. */
const footprints: Art = (() => {
  const spots = sampleSpline(
    WAY,
    WAY.map(() => 1),
  );
  return times(24, (i) => {
    const t = (i / 23) ** 0.78;
    const k = Math.min(spots.length - 2, Math.floor(t * (spots.length - 1)));
    const [[x, y], [nx, ny]] = [spots[k] ?? [0, 0], spots[k + 1] ?? [0, 0]];
    const size = 1.45 - t * 1.2;
    const side = (i % 2 ? 1 : -1) * 11 * size;
    const turn = Math.atan2(nx - x, y - ny);
    return put(print, {
      x: x + Math.cos(turn) * side,
      y: y + Math.sin(turn) * side,
      size,
      turn: (turn * 180) / Math.PI,
    });
  });
})();
