import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { disc } from '../../primitives/lights.ts';
import { house } from '../../primitives/buildings.ts';
import { grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon, moonRing } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const seed: OracleScene = {
  alt: 'Deep in dark earth a large seed has split and puts out a root and a pale shoot that has not yet reached the field under the moon.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 300 }),
    fullMoon(300, 210, 84),
    moonRing({ x: 300, y: 210, r: 108, count: 12, size: 10 }),
    hills(370, [30, 60, 30, 70, 30, 60, 40], 'far'),
    oracleHaze(80, 346, 170, 'snow'),
    house(452, 380, 0.6, 'red'),
    hills(392, [10, 14, 6, 12, 8, 12, 8], 'leaf'),
    grass(
      [
        [90, 392],
        [140, 388],
        [204, 392],
        [262, 394],
        [352, 392],
        [400, 388],
        [520, 390],
      ],
      'leafDark',
    ),
    soil,
    put(kernel, { x: 300, y: 610, size: 1.2 }),
  ],
};

const soil: Art = [
  fill('woodDark', 'M40 404C130 392 200 412 300 402C400 392 470 412 560 400V830H40Z'),
  flat(
    'wood',
    'M40 404C130 392 200 412 300 402C400 392 470 412 560 400V436C460 452 400 430 300 440C200 450 130 430 40 442Z',
  ),
  line(
    'M40 510C160 492 240 520 330 506C420 494 480 514 560 500M40 720C140 704 230 730 320 716C420 702 490 724 560 712',
    2.4,
    'wood',
    0.8,
  ),
  eachRow(
    [
      [96, 480, 20],
      [500, 470, 24],
      [140, 690, 26],
      [478, 700, 20],
      [84, 780, 16],
      [520, 610, 15],
      [90, 590, 13],
      [420, 780, 18],
      [180, 780, 12],
    ],
    (x, y, r) =>
      fill(
        'stoneDark',
        `M${x - r} ${y}C${x - r} ${y - r} ${x + r * 0.6} ${y - r} ${x + r} ${y - r * 0.1}C${x + r} ${y + r * 0.7} ${x - r * 0.7} ${y + r * 0.8} ${x - r} ${y}Z`,
        { width: 2 },
      ),
  ),
  times(40, (i) =>
    flat(
      i % 3 ? 'wood' : 'straw',
      circlePath(56 + ((i * 149) % 490), 460 + ((i * 83) % 340), 2.4 + (i % 3)),
      0.9,
    ),
  ),
  line('M480 560c-20 -10 -30 14 -52 6c-16 -8 -24 10 -40 4', 11, 'line'),
  line('M480 560c-20 -10 -30 14 -52 6c-16 -8 -24 10 -40 4', 7.4, 'rose'),
];

const kernel: Art = [
  disc('glow', 0, 0, 128, 0, 0.16),
  disc('glow', 0, 0, 92, 0, 0.22),
  line('M0 60C-6 90 10 110 0 150M0 84C-20 100 -34 104 -44 122M4 100C20 112 30 116 36 134', 11, 'line'),
  line('M0 60C-6 90 10 110 0 150M0 84C-20 100 -34 104 -44 122M4 100C20 112 30 116 36 134', 6.6, 'linen'),
  line('M0 -40C-30 -74 26 -92 4 -128', 17, 'line'),
  line('M0 -40C-30 -74 26 -92 4 -128', 12, 'leaf'),
  fill('leaf', 'M4 -124C-30 -122 -36 -146 -30 -160C-6 -160 8 -146 4 -124Z'),
  fill('waterLight', 'M4 -124C26 -130 36 -148 28 -164C6 -160 -4 -144 4 -124Z'),
  fill('wood', 'M0 -74C-66 -50 -78 10 -52 46C-34 70 -14 74 0 70C-14 30 -20 -30 0 -74Z'),
  fill('wood', 'M4 -74C64 -50 80 10 54 46C36 70 16 74 4 70C18 30 22 -30 4 -74Z'),
  fill('linen', 'M2 -62C-12 -24 -10 30 2 64C14 30 16 -24 2 -62Z', { width: 2 }),
  line(
    'M-34 -40C-50 -14 -50 20 -34 44M-20 -54C-32 -20 -32 24 -20 56M38 -40C54 -14 54 20 38 44M24 -54C36 -20 36 24 24 56',
    2.4,
    'straw',
  ),
];
