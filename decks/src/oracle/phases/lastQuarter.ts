import { fill, line, put, tube } from '../../drawing/art.ts';
import { house } from '../../primitives/buildings.ts';
import { firs, oracleHaze, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const lastQuarter: OracleScene = {
  alt: 'A half moon, lit on its left, above snowy hills; a pack, a rolled red blanket and a staff have been put down under a bare tree.',
  hour: 'snow',
  draw: (chance) => [
    phaseSky(chance, 6, { x: 244, y: 254, r: 108, stars: 50 }),
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
    put(
      [
        fill('wood', 'M-56 0C-70 -50 -60 -96 -40 -110C-16 -122 30 -120 48 -104C66 -84 66 -40 54 0Z'),
        fill('straw', 'M-52 -66C-60 -108 -30 -124 4 -122C40 -122 62 -106 56 -66C30 -54 -24 -54 -52 -66Z'),
        fill('metal', 'M-8 -76h18v26h-18Z', { width: 1.8 }),
        line('M-40 -30Q0 -20 42 -30M-30 -62V-10M34 -62V-10', 2.4, 'woodDark'),
        tube('red', 'M-50 -134H52', 38),
        line('M-26 -152V-116M26 -152V-116', 5, 'woodDark'),
      ],
      { x: 304, y: 782, size: 0.86 },
    ),
    line('M392 792L350 566', 9, 'line'),
    line('M392 792L350 566', 5, 'wood'),
  ],
};

const bareTree = put(
  [
    fill(
      'woodDark',
      'M-20 0C-8 -60 -18 -120 -10 -170L-60 -232L-54 -238L-6 -192L-4 -260L2 -260L6 -196L50 -250L56 -244L12 -168C14 -110 8 -60 30 0Z',
    ),
    line(
      'M-40 -208L-74 -214M-28 -196L-40 -244M34 -226L66 -222M26 -214L30 -262M0 -236L-18 -268M2 -230L18 -272',
      4.4,
      'woodDark',
    ),
    line('M-57 -238L-8 -193M8 -199L52 -250', 5, 'snow'),
    line('M-40 -211L-72 -217M36 -230L64 -226', 2.4, 'snow'),
  ],
  { x: 444, y: 738, size: 1.62 },
);
