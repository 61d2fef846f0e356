import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { star } from '../../primitives/lights.ts';
import { oracleHaze, hills, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const aquarius: OracleScene = {
  alt: 'A red jar lies on a cliff and pours out a broad waterfall full of stars into the lake below; behind it a great pale moon, above the constellation Aquarius.',
  hour: 'dusk',
  draw: (chance) => [
    signSky(chance, 'aquarius', { x: 390, y: 386, r: 150 }),
    hills(620, [0, 0, 0, 30, 40, 70, 50], 'far'),
    oracleHaze(400, 590, 150),
    stillWater(650),
    put(cliff, { y: -24 }),
    put(put([jar, mouth], { x: -300, y: -398 }), { x: 316, y: 452, turn: 108, size: 0.85 }),
    waterfall,
    foam,
  ],
};

const cliff: Art = [
  fill('near', 'M40 512L110 506L190 520L262 536L318 560L336 620L322 690L346 760L338 860H40Z', { width: 3 }),
  flat('mid', 'M40 512L110 506L190 520L262 536L318 560L326 588L250 566L170 548L40 540Z', 0.9),
  graven('110,590 96,660 112,730', 7, 'mid'),
  graven('180,580 190,650 172,720', 7, 'mid'),
  graven('262,600 250,680 268,760', 7, 'mid'),
  graven('70,700 60,750 76,800', 6, 'mid'),
];

const FALL = outline(
  '324,430! 384,418 446,452 488,522 508,620 516,720 524,800! 330,800! 352,720 356,640 346,570 328,522 304,496! 306,468',
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
        [404, 520, 16],
        [446, 500, 11],
        [388, 606, 13],
        [470, 604, 15],
        [424, 660, 18],
        [376, 712, 13],
        [484, 716, 13],
      ],
      (x, y, r) => star(x, y, r, 'light'),
    ),
  ]),
  line(FALL, 3),
];

/** Where the water falls into the lake. */
const foam: Art = [
  fill(
    'light',
    outline(
      '312,816! 304,790 322,764 346,756 364,768 388,744 420,758 440,744 466,762 492,750 516,764 536,788 544,816!',
    ),
    { width: 2.6 },
  ),
  graven('350,772 366,786 384,778', 5, 'waterLight', 1),
  graven('410,768 428,784 450,772', 5, 'waterLight', 1),
  graven('474,776 492,788 510,778', 5, 'waterLight', 1),
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
