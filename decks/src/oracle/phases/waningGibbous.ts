import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { house } from '../../primitives/buildings.ts';
import { cypress, wheat } from '../../primitives/plants.ts';
import { oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const waningGibbous: OracleScene = {
  alt: 'A moon just past its fullness shines on a harvested field with sheaves of wheat bound in red, and on a village with a church, a barn and lit windows.',
  hour: 'ember',
  draw: (chance) => [
    phaseSky(chance, 5, { y: 318, r: 140, stars: 40 }),
    hills(580, [40, 80, 30, 60, 20, 70, 30], 'far'),
    oracleHaze(300, 556, 220),
    hills(626, [20, 34, 20, 26, 16, 30, 20], 'mid'),
    house(92, 640, 0.6, 'wine'),
    cypress(150, 648, 104),
    house(206, 650, 0.84, 'red'),
    put(church, { x: 352, y: 648 }),
    cypress(436, 646, 84),
    cypress(412, 650, 64),
    put(barn, { x: 494, y: 650 }),
    hills(664, [4, 14, 2, 10, 4, 12, 0], 'straw'),
    line(times(15, (i) => `M${-120 + i * 60} 820L${262 + i * 5.5} 668`).join(''), 2, 'metalDark', 0.5),
    eachRow(
      [
        [228, 702, 0.42],
        [372, 700, 0.42],
        [112, 728, 0.66],
        [478, 722, 0.64],
        [304, 740, 0.8],
        [170, 796, 1.08],
        [438, 798, 1.1],
      ],
      (x, y, size) => sheaf(x, y, size),
    ),
  ],
};

const church: Art = [
  fill('stone', 'M-14 0V-58H58V0Z'),
  fill('wine', 'M-18 -56L4 -88H50L66 -56Z'),
  fill('stone', 'M-40 0V-92H-8V0Z'),
  flat('stoneDark', 'M-20 0V-91H-9V0Z', 0.7),
  fill('wineDark', 'M-46 -90L-24 -150L-2 -90Z'),
  line('M-24 -150v-18M-31 -161h14', 3),
  [6, 28].map((x) => fill('glow', `M${x} -18v-16a7 7 0 0 1 14 0v16Z`, { width: 1.4 })),
  fill('glow', 'M-30 -64v-8a6 6 0 0 1 12 0v8Z', { width: 1.4 }),
];

const barn: Art = [
  fill('wood', 'M-44 0V-60L0 -96L44 -60V0Z'),
  fill('redDark', 'M-54 -52L0 -104L54 -52L46 -46L0 -88L-46 -46Z', { width: 2 }),
  fill('woodDark', 'M-18 0V-42H18V0Z', { width: 1.8 }),
  line('M-18 0L18 -42M-18 -42L18 0', 2, 'wood'),
  fill('glow', 'M-7 -56v-10h14v10Z', { width: 1.4 }),
];

const sheaf = (x: number, y: number, size: number): Art =>
  put(
    [
      flat('wood', 'M-20 12C10 -4 70 0 92 8C70 20 10 22 -20 12Z', 0.6),
      times(7, (i) => wheat((i - 3) * 5, 0, 96 - Math.abs(i - 3) * 5, (i - 3) * 8)),
      fill('straw', 'M-12 -46C-16 -20 -30 -4 -36 6Q0 16 36 6C30 -4 16 -20 12 -46Z'),
      line('M-6 -40L-16 4M0 -40V8M6 -40L16 4', 1.6, 'metalDark'),
      fill('red', 'M-15 -52H15V-38H-15Z', { width: 1.6 }),
    ],
    { x, y, size },
  );
