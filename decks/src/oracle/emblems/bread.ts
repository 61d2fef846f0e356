import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { wheat } from '../../primitives/plants.ts';
import type { OracleScene } from '../scene.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';

export const bread: OracleScene = {
  alt: 'A great round loaf steams on a board on a white cloth, laid over a flat stone at the edge of a wheat field; a cut slice leans on it, sheaves stand behind, and a small moon shines over far hills.',
  hour: 'field',
  draw: (chance) => [
    printedSky(chance, { stars: 12, floor: 240 }),
    fullMoon(432, 196, 60, 'glow', 'shaded'),
    hills(430, [40, 70, 50, 90, 40, 60, 70], 'far'),
    oracleHaze(70, 392, 150),
    hills(470, [10, 24, 14, 30, 20, 16, 24], 'mid'),
    stubble,
    [sheaf(120, 560, 1), sheaf(506, 548, 0.86), sheaf(318, 510, 0.5)],
    fill('stone', 'M40 656C90 630 160 640 230 632C330 622 460 636 560 640V830H40Z', { width: 3 }),
    fill(
      'linen',
      'M96 648C220 632 380 636 500 648L540 784C520 796 500 776 470 790C440 800 420 780 380 792C340 800 310 780 270 792C230 800 200 780 160 792C120 800 90 780 62 790Z',
      { width: 2.6 },
    ),
    line('M82 716C220 700 390 702 518 716M76 738C220 722 390 724 524 738', 5, 'red'),
    put(board, { x: 306, y: 716, size: 1.14 }),
    put(loaf, { x: 318, y: 684, size: 1.28 }),
    put([wheat(0, 40, 130, 52), wheat(0, 40, 130, 66), wheat(0, 40, 124, 40)], { x: 404, y: 782, size: 1.2 }),
    [0, 1, 2].map((i) =>
      line(
        `M${262 + i * 52} ${482 - (i % 2) * 22}c-22 -26 22 -44 0 -74c-16 -22 10 -36 2 -54`,
        6,
        'light',
        0.85,
      ),
    ),
  ],
};

/** The mown field: its rows run together towards the hills. */
const stubble: Art = [
  fill('straw', 'M40 474C200 456 400 462 560 470V840H40Z', { width: 2 }),
  line(times(13, (i) => `M${180 + i * 20} 468L${-260 + i * 94} 840`).join(''), 3, 'metalDark', 0.6),
];

/** A sheaf of wheat, tied in its middle, its foot at (x, y). */
const sheaf = (x: number, y: number, size: number): Art =>
  put(
    [
      [-34, 34, -22, 22, -10, 10, 0].map((turn) => wheat(0, -60, 110, turn)),
      fill('metal', 'M-16 -76C-20 -40 -40 -14 -52 0C-20 10 20 10 52 0C40 -14 20 -40 16 -76Z', { width: 2.6 }),
      line('M-6 -66L-22 0M6 -66L22 0M0 -66V4', 2.4, 'metalDark'),
      fill('red', 'M-20 -84H20V-70H-20Z', { width: 2 }),
    ],
    { x, y, size },
  );

const loaf: Art = [
  fill('woodDark', 'M-150 0C-160 -90 -90 -146 0 -148C90 -146 160 -90 150 0C140 36 -140 36 -150 0Z'),
  fill('straw', 'M-146 -10C-150 -90 -86 -140 0 -142C86 -140 150 -90 146 -10C120 22 -120 22 -146 -10Z', {
    edge: 'none',
  }),
  flat(
    'metalDark',
    'M-150 0C-140 36 140 36 150 0C150 -12 148 -24 146 -34C120 4 -120 4 -146 -34C-148 -24 -150 -12 -150 0Z',
    0.7,
  ),
  [-88, -44, 0, 44, 88].map((x) =>
    fill(
      'linen',
      `M${x} ${-128 + Math.abs(x) * 0.36}C${x * 1.2 - 12} -90 ${x * 1.3 - 12} -50 ${x * 1.34} -14C${x * 1.3 + 12} -50 ${x * 1.2 + 12} -90 ${x} ${-128 + Math.abs(x) * 0.36}Z`,
      { edge: 'woodDark', width: 2 },
    ),
  ),
  line(
    'M-66 -98q10 4 16 14M-66 -70q10 4 16 14M66 -98q-10 4 -16 14M66 -70q-10 4 -16 14M-22 -110q10 4 14 14M22 -110q-10 4 -14 14M-22 -76q10 4 14 14M22 -76q-10 4 -14 14',
    2.4,
    'woodDark',
    0.8,
  ),
  fill('metalDark', 'M-124 -98C-164 -84 -166 8 -134 22C-100 8 -96 -84 -124 -98Z'),
  fill('linen', 'M-126 -86C-154 -74 -156 0 -134 10C-110 0 -106 -74 -126 -86Z', { width: 1.6 }),
  put(
    [
      fill('straw', 'M-44 30C-60 -20 -30 -66 10 -62C46 -58 56 -10 40 30Z'),
      fill('linen', 'M-34 24C-46 -14 -22 -52 10 -50C38 -46 44 -10 32 24Z', { width: 1.8 }),
      line('M-10 -20h2M10 -4h2M-16 6h2M16 -26h2M4 12h2', 5, 'straw'),
    ],
    { x: -158, y: 20, turn: 14 },
  ),
];

const board: Art = [
  fill('woodDark', 'M-210 -6C-210 -40 210 -40 210 -6V10C210 40 -210 40 -210 10Z'),
  fill('wood', 'M-210 -10C-210 -44 210 -44 210 -10C210 22 -210 22 -210 -10Z'),
];
