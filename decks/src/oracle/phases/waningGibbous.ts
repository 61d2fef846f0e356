import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { house } from '../../primitives/buildings.ts';
import { cypress, wheat } from '../../primitives/plants.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const waningGibbous: OracleScene = {
  alt: 'A moon just past its fullness shines on a harvested field with sheaves of wheat bound in red, and on a village with lit windows.',
  hour: 'ember',
  draw: (chance) => [
    phaseSky(chance, 5, { y: 292, stars: 40 }),
    hills(580, [40, 80, 30, 60, 20, 70, 30], 'far'),
    oracleHaze(300, 556, 220),
    hills(626, [20, 34, 20, 26, 16, 30, 20], 'mid'),
    house(130, 632, 0.66, 'red'),
    house(214, 640, 0.5, 'wine'),
    house(404, 634, 0.5, 'wine'),
    house(492, 640, 0.76, 'red'),
    cypress(276, 640, 96),
    cypress(300, 644, 74),
    cypress(350, 642, 88),
    hills(664, [4, 14, 2, 10, 4, 12, 0], 'straw'),
    line(
      times(9, (i) => `M${66 + i * 58} ${800 - (i % 2) * 8}Q${190 + i * 28} 730 ${262 + i * 10} 674`).join(
        '',
      ),
      2,
      'metalDark',
      0.5,
    ),
    eachRow(
      [
        [120, 716, 0.62],
        [452, 708, 0.6],
        [296, 724, 0.68],
        [196, 792, 0.95],
        [410, 796, 1],
      ],
      (x, y, size) => sheaf(x, y, size),
    ),
  ],
};

const sheaf = (x: number, y: number, size: number): Art =>
  put(
    [
      times(7, (i) => wheat((i - 3) * 5, 0, 96 - Math.abs(i - 3) * 5, (i - 3) * 8)),
      fill('straw', 'M-12 -46C-16 -20 -30 -4 -36 6Q0 16 36 6C30 -4 16 -20 12 -46Z'),
      line('M-6 -40L-16 4M0 -40V8M6 -40L16 4', 1.6, 'metalDark'),
      fill('red', 'M-15 -52H15V-38H-15Z', { width: 1.6 }),
    ],
    { x, y, size },
  );
