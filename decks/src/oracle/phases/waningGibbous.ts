import { line } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { firs, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { harvestTable, lanternLine } from './harvestTable.ts';
import { phaseSky } from './phaseSky.ts';

export const waningGibbous: OracleScene = {
  alt: 'A moon just past its fullness shines on a long table laid for many in a mown field, with plates, bread, fruit, jugs and candles, a bench on either side, and paper lanterns on a line above it.',
  hour: 'ember',
  draw: (chance) => [
    phaseSky(chance, 5, { x: 336, y: 292, r: 122, stars: 26 }),
    hills(520, [40, 80, 30, 30, 20, 70, 30], 'far'),
    oracleHaze(60, 490, 150),
    hills(556, [20, 34, 20, 26, 16, 30, 20], 'mid'),
    firs(
      [
        [120, 556, 60],
        [152, 556, 84],
        [536, 556, 90],
        [508, 556, 56],
      ],
      'near',
    ),
    hills(566, [4, 14, 2, 10, 4, 12, 0], 'straw'),
    line(times(9, (i) => `M${-380 + i * 180} 840L${270 + i * 16} 566`).join(''), 2, 'metalDark', 0.5),
    harvestTable,
    lanternLine,
  ],
};
