import { clipped, eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent, star } from '../../primitives/lights.ts';
import { hills, moonRoad, oracleHaze, printedSky, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signConstellation } from './constellations.ts';

export const aquarius: OracleScene = {
  alt: 'A red jar lies in a pale crescent moon as in a boat and pours out a broad waterfall full of stars, on which bright fish ride down to a lake; one red fish leaps out of it into the night sky; above, the constellation Aquarius.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 46, floor: 560, twinkling: false }),
    signConstellation('aquarius'),
    hills(650, [40, 70, 50, 20, 40, 70, 50], 'far'),
    oracleHaze(60, 610, 150),
    oracleHaze(400, 606, 150),
    stillWater(650),
    moonRoad(176, 662, 800, 44, 'linen'),
    rings,
    put(put([jar, mouth], { x: -300, y: -398 }), { x: 330, y: 446, turn: 106, size: 0.8 }),
    cradle,
    waterfall,
    fish,
    leap,
    put(foam, { y: -26 }),
  ],
};

/** The moon in which the jar lies as in a boat. */
const cradle: Art = [
  crescent(204, 392, 150, -52, 'linen', 3),
  eachOf('116,-230,17 124,-206,10 128,-252,9 112,-184,13 126,-160,8', (reach = 0, angle = 0, r = 0) =>
    flat('metal', circlePath(...polar(204, 392, reach, angle), r), 0.3),
  ),
];

const FALL = outline(
  '324,430! 384,418 446,452 488,522 508,620 514,700 520,762! 336,762! 350,710 356,640 346,570 328,522 304,496! 306,468',
);
const waterfall: Art = [
  fill('waterLight', FALL, { width: 3 }),
  clipped(FALL, [
    graven('300,480 350,520 376,600 380,700 360,800', 16, 'water', 0.9),
    graven('320,462 390,510 420,600 430,700 426,800', 12, 'water', 0.8),
    graven('330,436 420,480 462,580 474,690 480,800', 12, 'water', 0.7),
    graven('310,470 366,500 398,590 406,700 396,800', 8, 'light', 1),
    graven('330,448 410,496 444,590 454,700 456,800', 8, 'light', 1),
    graven('350,426 440,470 484,580 496,690 504,800', 8, 'light', 1),
    eachRow(
      [
        [356, 462, 13],
        [446, 500, 11],
        [470, 560, 13],
        [376, 712, 13],
        [484, 716, 13],
      ],
      (x, y, r) => star(x, y, r, 'light'),
    ),
  ]),
  line(FALL, 3),
];

const FISH = [
  [392, 506, 58, 1.15, 'trim', 'metalDark'],
  [470, 692, 84, 1.05, 'trim', 'metalDark'],
  [392, 680, 92, 1.1, 'trim', 'metalDark'],
  [470, 320, 30, 2.3, 'red', 'redDark'],
] as const;

/** Of the near fish only, and the light along its back. */
const scales: Art = [
  line(
    'M2 -9q4 4 0 8M-5 -10q4 5 0 9M-12 -10q4 5 0 9M-2 -1q4 4 0 8M-9 -1q4 4 0 8M-16 -2q4 4 0 7',
    1.2,
    'rose',
    0.9,
  ),
  line('M-36 -6L-46 -13M-36 0H-48M-36 6L-46 12', 1.2, 'redDark'),
  graven('-22,-9 -8,-13 12,-13', 2, 'rose', 1),
];

/** The fish that ride down on the water, each with its head first. */
const fish: Art = FISH.map(([x, y, turn, size, role, shade]) =>
  put(
    [
      fill(role, outline('-24,0! -50,-20 -44,0 -50,20!'), { width: 2.8 / size }),
      fill(role, outline('-8,-14! -2,-28 14,-24! 10,-12'), { width: 2.6 / size }),
      fill(role, outline('-30,0! -12,-15 14,-15 34,0! 14,15 -12,15'), { width: 2.8 / size }),
      flat(shade, outline('-30,0! -12,14 14,14 34,0! 10,6 -10,6'), 0.7),
      line('M14 -12Q8 0 14 12', 2, shade),
      size > 2 && scales,
      flat('ink', circlePath(21, -4, 3)),
      flat('light', circlePath(20, -5, 1)),
    ],
    { x, y, turn, size },
  ),
);

/** The drops and stars behind the fish that leaps. */
const leap: Art = [
  graven('440,470 404,420 384,360 392,316 416,290', 9, 'waterLight', 0.95),
  graven('470,460 430,420 410,370 412,340 424,322', 7, 'light', 0.95),
  eachRow(
    [
      [372, 330, 12],
      [356, 250, 9],
      [440, 410, 13],
      [484, 420, 8],
      [352, 380, 7],
    ],
    (x, y, r) => star(x, y, r, 'light'),
  ),
  eachRow(
    [
      [340, 320, 4],
      [420, 440, 5],
      [460, 396, 4],
      [376, 402, 4],
    ],
    (x, y, r) => flat('waterLight', circlePath(x, y, r)),
  ),
];

const rings: Art = line(
  [130, 168, 206].map((rx) => `M${424 - rx} 756A${rx} ${rx * 0.3} 0 0 0 ${424 + rx} 756`).join(''),
  2.6,
  'light',
  0.7,
);

/** Where the water falls into the lake: clouds of spray, and the stars that float on. */
const foam: Art = [
  eachRow(
    [
      [356, 784, 20],
      [378, 768, 25],
      [404, 776, 30],
      [446, 764, 28],
      [486, 776, 30],
      [522, 784, 20],
    ],
    (x, y, r) => fill('light', circlePath(x, y, r), { width: 2.4 }),
  ),
  flat('light', outline('344,788! 368,766 404,770 446,764 490,774 526,788! 500,804 430,810 364,804')),
  eachRow(
    [
      [376, 770, 14],
      [404, 780, 17],
      [446, 768, 15],
      [486, 780, 17],
    ],
    (x, y, r) => line(`M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r * 0.7} ${y - r * 0.7}`, 3, 'waterLight'),
  ),
  eachRow(
    [
      [536, 722, 9],
      [526, 816, 12],
      [440, 822, 10],
      [540, 676, 7],
      [376, 818, 7],
    ],
    (x, y, r) => star(x, y, r, 'light'),
  ),
];

const BODY = outline(
  '246,398! 354,398! 344,432 340,462 372,500 402,556 394,622 356,678 336,700! 346,718! 254,718! 264,700! 244,678 206,622 198,556 228,500 260,462 256,432',
);

/** Its bands: waves between lines, as on the jars of old. */
const jar: Art = [
  fill('red', BODY, { width: 3 }),
  clipped(BODY, [
    flat('redDark', outline('352,440! 340,470 352,520 356,590 330,660 300,720! 420,720! 420,440!'), 0.65),
    line('M190 520Q300 540 410 520M190 606Q300 628 410 606', 5, 'trim'),
    line('M190 566q14 -26 28 0t28 0t28 0t28 0t28 0t28 0t28 0t28 0', 6, 'trim'),
    line('M236 462Q300 472 364 462M230 684Q300 694 370 684', 4, 'trim'),
  ]),
  line(BODY, 3),
  graven('224,540 216,576 228,622', 6, 'rose', 0.9),
];

/** Its mouth, dark above the water that runs out. */
const mouth: Art = [
  fill('red', 'M234 398A66 24 0 0 1 366 398A66 24 0 0 1 234 398Z', { width: 3 }),
  fill('ink', 'M246 398A54 15 0 0 1 354 398A54 15 0 0 1 246 398Z', { edge: 'redDark', width: 2 }),
];
