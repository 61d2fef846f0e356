import { fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, times } from '../../drawing/geometry.ts';
import { wheat } from '../../primitives/plants.ts';
import type { OracleScene } from '../scene.ts';
import { printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';

export const bread: OracleScene = {
  alt: 'A great round loaf scored with ears of wheat steams on a board at a window with red curtains, behind which a full moon stands; one slice is cut and leans on it, and ears of wheat lie by.',
  hour: 'ember',
  draw: (chance) => [
    printedSky(chance, { stars: 30 }),
    fullMoon(258, 326, 114, 'glow', 'shaded'),
    casement,
    fill('wood', boxPath(40, 640, 520, 200)),
    line(
      'M40 690H560M40 744H560M40 792H560M180 640V690M420 690V744M140 744V792M340 744V792',
      2,
      'woodDark',
      0.6,
    ),
    fill('linen', 'M110 646H490L530 778H70Z'),
    line('M86 726H514M80 744H520', 4, 'red'),
    times(15, (i) => line(`M${84 + i * 31} 778v16`, 3, 'linen')),
    put(board, { x: 318, y: 726, size: 1.2 }),
    put(loaf, { x: 326, y: 694, size: 1.42 }),
    put([wheat(0, 40, 130, 52), wheat(0, 40, 130, 66), wheat(0, 40, 124, 40)], { x: 404, y: 792, size: 1.2 }),
    [0, 1, 2].map((i) =>
      line(
        `M${270 + i * 52} ${474 - (i % 2) * 22}c-22 -26 22 -44 0 -74c-16 -22 10 -36 2 -54`,
        6,
        'light',
        0.85,
      ),
    ),
  ],
};

const casement: Art = [
  fill('wood', 'M404 40H424V616H404ZM40 392H560V410H40Z'),
  fill('wood', 'M40 40H560V58H40Z'),
  fill('wood', 'M40 608H560V646H40Z'),
  line('M40 622H560', 2, 'woodDark'),
  flat('woodDark', 'M418 60H424V392H418ZM418 410H424V608H418Z', 0.7),
  mirrored([
    fill('red', 'M40 40H132C120 200 100 360 60 470C70 520 74 560 70 616H40Z'),
    line('M70 60C66 220 64 340 48 460M104 60C96 200 84 330 58 440', 2, 'redDark'),
    fill('trim', 'M44 452L86 442L80 468L44 478Z', { width: 2 }),
  ]),
];

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
