import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth, times } from '../../drawing/geometry.ts';
import { boat } from '../../primitives/buildings.ts';
import { disc } from '../../primitives/lights.ts';
import { geese, oracleHaze, hills, moonRoad, reeds, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const waningCrescent: OracleScene = {
  alt: 'Before sunrise the last thin moon, lit on its left, fades above a quiet lake; a heron stands by an empty boat among the reeds.',
  hour: 'dawn',
  draw: (chance) => [
    phaseSky(chance, 7, { x: 352, y: 258, r: 110, stars: 14, floor: 260 }),
    hills(590, [20, 44, 80, 40, 60, 100, 70], 'far'),
    oracleHaze(300, 560, 230, 'light', 0.85),
    oracleHaze(180, 584, 150, 'light', 0.7),
    stillWater(612),
    moonRoad(300, 616, 700, 24, 'light'),
    willow,
    boat(224, 716, 0.94),
    line('M70 730h120M160 748h170M330 640h90', 2, 'light', 0.7),
    line('M352 700C400 716 420 740 430 770', 2.4, 'woodDark'),
    heron,
    reeds(110, 826, 8, 150),
    reeds(530, 826, 4, 150),
    geese([
      [470, 500, 12],
      [500, 488, 10],
    ]),
  ],
};

const willow: Art = [
  fill('mid', 'M40 650C90 632 150 636 186 668H40Z'),
  fill(
    'woodDark',
    'M50 652C84 590 76 480 60 400C52 350 44 320 40 300V236H70C84 300 96 330 104 350C112 320 128 290 150 262L164 270C146 310 128 350 126 400C124 480 120 590 146 658Z',
  ),
  line('M88 640C104 560 100 470 88 400M116 620C110 560 112 480 112 420', 2, 'wood', 0.8),
  eachRow(
    [
      [60, 226, 52],
      [118, 206, 56],
      [170, 232, 46],
      [92, 176, 48],
    ],
    (x, y, r, i) => disc(i % 2 ? 'leaf' : 'leafDark', x, y, r, 2),
  ),
  times(14, (i) => {
    const [x, y, drop] = [46 + i * 13, 216 - 24 * Math.sin((i / 13) * Math.PI), 150 + ((i * 53) % 130)];
    return [
      line(
        `M${toTenth(x)} ${toTenth(y)}C${toTenth(x + 10)} ${toTenth(y + 40)} ${x + 4} ${toTenth(y + 90)} ${x + 6} ${toTenth(y + drop)}`,
        2.6,
        'leafDark',
      ),
      times(9, (j) =>
        line(
          `M${x + 6} ${toTenth(y + 30 + (j * (drop - 34)) / 9)}l${j % 2 ? 9 : -8} 13`,
          4.4,
          (i + j) % 3 ? 'leaf' : 'leafDark',
        ),
      ),
    ];
  }),
];

const heron: Art = put(
  [
    line('M-6 0L-4 76M10 0L14 76', 3.4, 'ink'),
    fill('stoneDark', 'M-62 14C-40 -34 -4 -44 24 -30C40 -22 34 4 12 10C-12 16 -40 12 -62 14Z'),
    fill('snow', 'M14 -28C36 -50 6 -76 22 -104C30 -118 50 -116 54 -104L44 -98C34 -90 52 -62 36 -24Z', {
      width: 2,
    }),
    fill('metal', 'M50 -110L96 -98L52 -98Z', { width: 1.6 }),
    line('M24 -108C10 -112 -4 -110 -14 -102M-40 4C-20 -10 0 -12 14 -8', 2.6, 'ink'),
    flat('ink', circlePath(42, -107, 3)),
  ],
  { x: 398, y: 706 },
);
