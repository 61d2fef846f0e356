import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { cypress, flower, leaf } from '../../primitives/plants.ts';
import { disc } from '../../primitives/lights.ts';
import { grass, hills, printedSky } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { keyBearer } from './keyBearer.ts';

export const key: OracleScene = {
  alt: 'Someone in a blue coat, seen from behind, stands before a locked garden gate under the moon; a great golden key hangs on a red ribbon at their back, where they have not looked.',
  hour: 'haze',
  draw: (chance) => [
    [printedSky(chance, { stars: 22 }), fullMoon(420, 206, 112, 'linen', 'shaded')],
    hills(470, [90, 120, 60, 90, 50, 90, 60], 'far'),
    eachRow(
      [
        [84, 540, 250],
        [300, 540, 150],
        [338, 540, 110],
        [540, 540, 170],
      ],
      (x, y, h) => cypress(x, y, h),
    ),
    put([wall, gate], { x: 58, y: -406, size: 1.28 }),
    fill('leafDark', 'M40 616Q200 606 330 620L530 620L560 616V840H40Z', { width: 3 }),
    fill('stone', 'M354 620H526L560 690V840H300Z', { width: 2.4 }),
    line(
      'M350 636H534M346 662H550M420 620L414 636M480 636L490 662M440 662L434 700M340 700H560M510 700L526 750M330 750H560M450 750L448 806',
      2.4,
      'stoneDark',
    ),
    grass(
      [
        [552, 640],
        [300, 618],
      ],
      'leaf',
    ),
    put([keyBearer, goldKey], { x: -84 }),
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
  { x: 300, y: 656, size: 0.76, turn: 4 },
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
