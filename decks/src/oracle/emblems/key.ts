import { eachRow, fill, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cypress, flower, leaf } from '../../primitives/plants.ts';
import { disc, star } from '../../primitives/lights.ts';
import { hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { emblemSky } from './emblemSky.ts';

export const key: OracleScene = {
  alt: 'A magpie in flight carries a great golden key on a red ribbon across the moon, above a garden gate set in a wall.',
  hour: 'haze',
  draw: (chance) => [
    emblemSky(chance, { y: 372, stars: 22 }),
    hills(640, [50, 90, 40, 70, 30, 90, 60], 'far'),
    eachRow(
      [
        [92, 690, 170],
        [140, 694, 120],
        [508, 690, 180],
        [462, 694, 130],
      ],
      (x, y, h) => cypress(x, y, h),
    ),
    wall,
    gate,
    line('M334 196C310 230 296 262 300 296', 9, 'line'),
    line('M334 196C310 230 296 262 300 296', 6, 'red'),
    fill(
      'red',
      'M300 290C270 300 250 330 262 350C280 340 296 320 300 296C310 320 324 338 344 342C348 322 326 298 300 290Z',
      { width: 2 },
    ),
    goldKey,
    magpie,
  ],
};

const goldKey: Art = put(
  [
    line(circlePath(0, -66, 46), 25, 'line'),
    line(circlePath(0, -66, 46), 20, 'metal'),
    star(0, -66, 26, 'metal', 4, 0.5),
    fill('metal', 'M-12 -10H12V178H-12Z'),
    fill('metal', 'M-20 -14H20V4H-20ZM-18 30H18V42H-18Z', { width: 2 }),
    fill('metal', 'M12 112H58V134H44V144H58V170H12Z'),
    line('M-4 50V168', 2, 'light'),
    disc('red', 0, -122, 9, 2),
  ],
  { x: 300, y: 392, size: 1.08 },
);

const magpie: Art = put(
  [
    fill('cloth', 'M-34 6C-80 -2 -130 8 -176 30C-130 36 -80 34 -36 24Z'),
    fill('ink', 'M-44 26C-50 -6 -10 -30 34 -30C48 -50 80 -46 84 -24L112 -16L84 -10C74 14 20 40 -44 26Z'),
    fill('light', 'M-30 22C-10 0 30 -4 56 0C40 24 4 34 -30 22Z', { width: 1.8 }),
    fill('cloth', 'M20 -22C0 -70 -40 -112 -96 -120C-84 -76 -60 -30 -16 -6Z'),
    fill('light', 'M6 -26C-14 -58 -36 -78 -62 -86C-52 -56 -36 -34 -10 -16Z', { width: 1.8 }),
    line('M-92 -112L-30 -50M-80 -86L-28 -34', 2, 'ink', 0.6),
    fill('light', circlePath(68, -28, 5), { width: 1.4 }),
  ],
  { x: 262, y: 204, size: 1.06 },
);

const wall: Art = times(4, (row) =>
  times(8, (i) =>
    fill(
      (i * 3 + row) % 4 ? 'stone' : 'stoneDark',
      `M${30 + i * 76 - (row % 2) * 36} ${672 + row * 34}h72v30h-72Z`,
      { width: 1.6 },
    ),
  ),
);

const gate: Art = [
  fill('stoneDark', 'M214 806V700C214 640 252 606 300 606C348 606 386 640 386 700V806Z'),
  fill('wood', 'M232 806V704C232 656 262 626 300 626C338 626 368 656 368 704V806Z'),
  line('M266 806V640M300 806V628M334 806V640', 2, 'woodDark'),
  line('M232 690H368', 7, 'ink'),
  disc('metal', 346, 730, 12, 2),
  fill('ink', 'M346 724a4 4 0 0 1 3 7l2 9h-10l2 -9a4 4 0 0 1 3 -7Z', { edge: 'none' }),
  eachRow(
    [
      [80, 678],
      [130, 668],
      [176, 676],
      [426, 672],
      [470, 664],
      [520, 676],
    ],
    (x, y, i) => [
      leaf(x, y, 30, 30),
      leaf(x, y, 150, 30, 'leafDark'),
      flower(x, y - 4, 15, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ],
  ),
];
