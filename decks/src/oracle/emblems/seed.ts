import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { house } from '../../primitives/buildings.ts';
import { grass, oracleHaze, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const seed: OracleScene = {
  alt: 'A seed as large as the picture lies split in dark earth; it puts out roots and a pale shoot with green tips, which almost reaches the field where a small house stands under a rising moon.',
  hour: 'snow',
  draw: (chance) => [
    printedSky(chance, { stars: 40, floor: 300 }),
    fullMoon(196, 190, 76),
    hills(226, [30, 60, 20, 30, 30, 60, 40], 'far'),
    oracleHaze(330, 196, 170, 'snow'),
    house(440, 238, 0.6, 'red'),
    hills(246, [10, 14, 6, 12, 8, 12, 8], 'leaf'),
    grass(
      [
        [90, 246],
        [140, 242],
        [204, 246],
        [262, 248],
        [352, 246],
        [400, 242],
        [520, 244],
      ],
      'leafDark',
    ),
    put(soil, { x: -90, y: -272, size: 1.3 }),
    grassRoots,
    put(kernel, { x: 300, y: 520, size: 1.5 }),
  ],
};

/** What the grass sends down from above, left and right of the shoot. */
const grassRoots: Art = times(14, (i) => {
  const [x, length] = [58 + i * 37, 40 + ((i * 29) % 50)];
  return Math.abs(x - 300) < 60
    ? false
    : [-8, 0, 9].map((dx, k) =>
        graven(
          [
            [x, 262],
            [x + dx, 262 + length * 0.5],
            [x + dx * 2.2 - 4, 262 + length * (1 - (k % 2) * 0.3)],
          ],
          4,
          'straw',
          0.8,
        ),
      );
});

const soil: Art = [
  fill('woodDark', 'M40 404C130 392 200 412 300 402C400 392 470 412 560 400V830H40Z'),
  flat(
    'wood',
    'M40 404C130 392 200 412 300 402C400 392 470 412 560 400V436C460 452 400 430 300 440C200 450 130 430 40 442Z',
  ),
  flat('ink', 'M40 560C160 542 240 574 330 558C420 546 480 566 560 552V830H40Z', 0.25),
  flat('ink', 'M40 700C140 684 230 712 320 698C420 684 490 706 560 694V830H40Z', 0.35),
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
  flat(
    'glow',
    'M-20 -150C60 -150 110 -90 104 -10C108 70 60 130 -10 124C-80 126 -118 60 -110 -20C-110 -90 -80 -146 -20 -150Z',
    0.16,
  ),
  flat(
    'glow',
    'M-10 -108C50 -106 84 -60 78 0C82 56 40 96 -8 92C-60 92 -86 44 -80 -14C-80 -64 -50 -106 -10 -108Z',
    0.16,
  ),
  limb('linen', '0,56 -8,88 8,116 -2,154', [13, 10, 7, 2], 'line', 1.8),
  limb('linen', '-4,80 -22,98 -34,104 -52,126', [7, 5, 4, 1.2], 'line', 1.6),
  limb('linen', '2,96 20,112 30,118 44,142', [7, 5, 4, 1.2], 'line', 1.6),
  line(
    'M-34 104q-14 -4 -22 4M-46 118q-4 10 -2 18M30 118q14 0 20 8M4 124q-10 8 -12 18M2 138q10 4 12 14',
    2,
    'linen',
  ),
  limb('linen', '0,-36 -22,-68 16,-96 4,-128', [14, 15, 14, 11]),
  fill('linen', 'M4 -124C-30 -122 -40 -146 -34 -162C-6 -162 8 -146 4 -124Z'),
  fill('light', 'M4 -124C26 -130 40 -148 32 -166C6 -162 -4 -144 4 -124Z'),
  flat(
    'leaf',
    'M-34 -162C-22 -162 -14 -159 -8 -154C-18 -150 -28 -148 -37 -149C-37 -154 -36 -158 -34 -162ZM32 -166C22 -165 14 -161 8 -156C18 -152 28 -151 35 -153C35 -158 34 -162 32 -166Z',
  ),
  fill('wood', 'M0 -74C-66 -50 -78 10 -52 46C-34 70 -14 74 0 70C-14 30 -20 -30 0 -74Z'),
  fill('wood', 'M4 -74C64 -50 80 10 54 46C36 70 16 74 4 70C18 30 22 -30 4 -74Z'),
  fill('linen', 'M2 -62C-12 -24 -10 30 2 64C14 30 16 -24 2 -62Z', { width: 2 }),
  line(
    'M-34 -40C-50 -14 -50 20 -34 44M-20 -54C-32 -20 -32 24 -20 56M38 -40C54 -14 54 20 38 44M24 -54C36 -20 36 24 24 56',
    2.4,
    'straw',
  ),
];
