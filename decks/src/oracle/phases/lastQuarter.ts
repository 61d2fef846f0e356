import { eachRow, fill, flat, line, put, tube } from '../../drawing/art.ts';
import { toPoints, type Point } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { house } from '../../primitives/buildings.ts';
import { firs, oracleHaze, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const lastQuarter: OracleScene = {
  alt: 'A half moon, lit on its left, above snowy hills; a pack, a rolled red blanket and a staff have been put down under a bare tree with snow on its boughs.',
  hour: 'snow',
  draw: (chance) => [
    phaseSky(chance, 6, { x: 214, y: 330, r: 122, stars: 50 }),
    hills(560, [60, 120, 60, 90, 30, 80, 60], 'far'),
    firs(
      [
        [70, 632, 80],
        [104, 640, 100],
        [142, 640, 76],
      ],
      'shade',
      true,
    ),
    hills(640, [20, 10, 30, 14, 40, 22, 30], 'mid'),
    house(140, 672, 0.5, 'wine'),
    oracleHaze(210, 628, 200, 'snow', 0.8),
    oracleRidge(
      [
        [40, 700],
        [160, 690],
        [300, 726],
        [420, 690],
        [560, 664],
      ],
      'near',
    ),
    bareTree,
    line('M70 780q70 -18 140 -6M250 800q60 -10 110 0M90 744q40 -10 80 -6', 1.8, 'waterLight', 0.9),
    flat('waterLight', 'M246 742C266 722 380 722 402 744C380 758 268 758 246 742Z', 0.9),
    line('M372 752L433 560', 9.6, 'line'),
    line('M372 752L433 560', 5.6, 'wood'),
    put(pack, { x: 314, y: 742, size: 0.9 }),
    fill(
      'snow',
      'M236 752C250 734 268 744 284 740C310 750 336 738 360 744C382 738 396 748 404 756C360 768 280 768 236 752Z',
      { edge: 'none' },
    ),
    line('M236 752C250 734 268 744 284 740C310 750 336 738 360 744C382 738 396 748 404 756', 2),
  ],
};

const pack = [
  fill('wood', 'M-56 0C-70 -50 -60 -96 -40 -110C-16 -122 30 -120 48 -104C66 -84 66 -40 54 0Z'),
  flat('woodDark', 'M24 -54C40 -56 52 -60 58 -64C62 -40 60 -20 54 0H20Z', 0.5),
  fill('straw', 'M-52 -66C-60 -108 -30 -124 4 -122C40 -122 62 -106 56 -66C30 -54 -24 -54 -52 -66Z'),
  fill('metal', 'M-8 -76h18v26h-18Z', { width: 1.8 }),
  line('M-40 -30Q0 -20 42 -30M-30 -62V-10M34 -62V-10', 2.4, 'woodDark'),
  tube('red', 'M-50 -134H52', 38),
  line('M-26 -152V-116M26 -152V-116', 5, 'woodDark'),
];

const BOUGHS: readonly (readonly [points: string, width: number])[] = [
  ['-2,-120 -34,-176 -74,-206 -104,-250', 18],
  ['4,-130 34,-180 66,-204 84,-250', 17],
  ['2,-150 -4,-210 10,-256 2,-306', 17],
  ['-48,-188 -56,-222 -50,-262', 8],
  ['-76,-208 -104,-214 -126,-232', 8],
  ['48,-190 54,-224 44,-256', 8],
  ['66,-204 92,-214 110,-232', 7],
  ['1,-216 -18,-248 -22,-282', 8],
  ['6,-240 26,-266 30,-294', 7],
  ['-94,-236 -92,-260 -98,-280', 5],
  ['80,-236 72,-262 76,-282', 5],
  ['-50,-236 -66,-256 -70,-276', 5],
];

const bareTree = put(
  [
    eachRow(BOUGHS, (points, width) =>
      limb('woodDark', points, [width, width * 0.7, width * 0.45, 2].slice(-toPoints(points).length)),
    ),
    fill(
      'woodDark',
      'M-32 0C-14 -12 -12 -60 -12 -100C-12 -130 -14 -150 -8 -170H10C14 -150 14 -130 14 -100C14 -60 18 -12 40 0Z',
      { edge: 'none' },
    ),
    line('M-32 0C-14 -12 -12 -60 -12 -118M14 -122C14 -60 18 -12 40 0', 2),
    graven('-2,-20 2,-70 -2,-130', 4),
    BOUGHS.map(([points, width]) =>
      graven(
        toPoints(points).map(([x, y]): Point => [x - 1, y - width * 0.42]),
        Math.max(4, width * 0.42),
        'snow',
        1,
      ),
    ),
    flat('snow', 'M-44 4C-30 -10 -12 -8 4 -4C22 -10 40 -8 52 4Z'),
  ],
  { x: 440, y: 738, size: 0.98 },
);
