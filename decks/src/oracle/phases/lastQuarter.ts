import { fill, flat, line, put, tube, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { house } from '../../primitives/buildings.ts';
import { firs, oracleHaze, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { bareTree } from './bareTree.ts';
import { phaseSky } from './phaseSky.ts';

export const lastQuarter: OracleScene = {
  alt: 'A half moon, lit on its left, above snowy hills; a pack, a rolled red blanket and a staff have been put down under a bare tree with snow on its boughs, and footprints lead away from them to a house.',
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
    line('M70 790q70 -18 140 -6M420 790q60 -10 110 0', 1.8, 'waterLight', 0.9),
    footprints,
    flat('waterLight', 'M246 742C266 722 380 722 402 744C380 758 268 758 246 742Z', 0.9),
    line('M386 756L429 590', 9.6, 'line'),
    line('M386 756L429 590', 5.6, 'wood'),
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

/** They lead from the pack to the house, smaller and smaller. */
const footprints: Art = times(11, (i) => {
  const t = i / 10;
  const [x, y, size] = [228 - t * 78 + Math.sin(t * 5) * 20, 766 - t * 80, 1 - t * 0.62];
  const side = i % 2 ? 1 : -1;
  return put(flat('waterLight', 'M-11 0C-11 -6 4 -7 8 -4C13 -2 13 3 8 4C4 6 -11 6 -11 0Z'), {
    x: x + side * 8 * size,
    y: y + side * 3 * size,
    size,
    turn: -128,
  });
});
