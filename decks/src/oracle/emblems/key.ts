import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cypress, flower, leaf } from '../../primitives/plants.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

export const key: OracleScene = {
  alt: 'A magpie with spread wings carries a great golden key on a red ribbon, tied in a bow, across the moon and above a garden gate.',
  hour: 'haze',
  draw: (chance) => [
    [printedSky(chance, { stars: 22 }), fullMoon(350, 410, 164, 'linen')],
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
    [9, 6].map((width, i) => line('M320 176C336 206 296 240 312 292', width, i ? 'red' : 'line')),
    goldKey,
    magpie,
  ],
};

/** The ribbon's bow, tied round the key's ring. */
const bow: Art = [
  fill('red', 'M-6 -112L-34 -66L-20 -70L-16 -56L4 -110ZM6 -112L30 -60L20 -66L12 -54L-2 -110Z', {
    width: 1.8,
  }),
  fill(
    'red',
    'M0 -116C-24 -142 -48 -132 -46 -114C-44 -98 -22 -100 0 -112C22 -100 44 -98 46 -114C48 -132 24 -142 0 -116Z',
    { width: 2 },
  ),
  line('M-36 -116Q-22 -122 -10 -116M36 -116Q22 -122 10 -116', 2, 'redDark'),
  disc('red', 0, -114, 9, 2),
];

const goldKey: Art = put(
  [
    line(circlePath(0, -66, 46), 25, 'line'),
    line(circlePath(0, -66, 46), 20, 'metal'),
    line('M-30 -98A46 46 0 0 0 -42 -54', 4, 'light', 0.9),
    fill('metal', 'M-12 -14H12V178H-12Z'),
    flat('metalDark', 'M3 42V176H11V42Z', 0.7),
    fill('metal', 'M-20 -18H20V2H-20ZM-18 30H18V42H-18Z', { width: 2 }),
    fill('metal', 'M12 112H58V134H44V144H58V170H12Z'),
    line('M-5 50V168', 2, 'light'),
    bow,
  ],
  { x: 312, y: 404, size: 0.94 },
);

/** A magpie that flies to the right with both wings spread; the tip of its beak is at (116, -16). */
const magpie: Art = put(
  [
    fill('cloth', 'M-34 6C-84 4 -140 22 -186 54C-140 56 -84 44 -36 26Z'),
    line('M-60 18L-160 46', 2, 'ink', 0.6),
    fill('ink', 'M14 -16C22 -66 66 -116 128 -130C130 -84 96 -34 44 -8Z'),
    fill('light', 'M34 -34C48 -66 78 -94 108 -104C104 -74 82 -44 54 -26Z', { width: 1.8 }),
    line('M62 -50L100 -96M52 -46L76 -84', 2, 'ink', 0.6),
    fill('ink', 'M-44 26C-50 -6 -10 -30 34 -30C48 -50 80 -46 86 -26L116 -16L86 -10C74 14 20 40 -44 26Z'),
    fill('light', 'M-30 22C-10 0 30 -4 60 -2C44 24 4 34 -30 22Z', { width: 1.8 }),
    fill(
      'cloth',
      'M28 -20C6 -78 -44 -122 -112 -134C-116 -116 -108 -100 -96 -90C-100 -76 -88 -62 -74 -56C-72 -40 -50 -20 -20 0Z',
    ),
    fill('light', 'M10 -24C-12 -62 -40 -88 -74 -98C-66 -62 -46 -36 -12 -14Z', { width: 1.8 }),
    line('M-104 -124L-34 -54M-90 -92L-34 -42M-68 -58L-26 -30', 2, 'ink', 0.6),
    fill('light', circlePath(70, -28, 6), { width: 1.4 }),
    flat('ink', circlePath(71, -28, 2.8)),
    fill('steelDark', 'M86 -24L118 -16L86 -10Z', { width: 1.6 }),
  ],
  { x: 196, y: 196, size: 1.06 },
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
