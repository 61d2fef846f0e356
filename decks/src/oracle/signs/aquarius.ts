import { clipped, eachRow, fill, flat, line, mirrored, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { star } from '../../primitives/lights.ts';
import { oracleHaze, hills, stillWater } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { signSky } from './signSky.ts';

export const aquarius: OracleScene = {
  alt: 'A tall red jar stands on a stone in a lake before a pale moon; water full of stars wells over its rim and falls to both sides. Above, the constellation Aquarius.',
  hour: 'dusk',
  draw: (chance) => [
    signSky(chance, 'aquarius', { x: 300, y: 436, r: 184 }),
    hills(640, [90, 110, 60, 30, 40, 70, 50], 'far'),
    oracleHaze(390, 596, 160),
    stillWater(660),
    plinth,
    jar,
    spring,
    mirrored(stream),
  ],
};

const plinth: Art = [
  fill('stoneDark', 'M196 736H404L420 772H180Z', { width: 2.6 }),
  fill('stone', 'M186 716H414V740H186Z', { width: 2.6 }),
  graven('216,756 270,760 330,754', 4),
  line('M160 776q140 16 280 0M140 790q160 18 320 0', 2.6, 'light', 0.8),
];

/** One of the two falls, to the right. */
const stream: Art = [
  fill(
    'waterLight',
    'M322 396C384 376 436 424 450 500C466 590 474 690 486 786H412C414 690 410 600 396 530C388 476 374 440 340 414Z',
    { width: 2.6 },
  ),
  line(
    'M350 416C410 424 428 500 440 600C446 670 452 730 456 780M396 450C420 500 430 600 434 690',
    2.6,
    'light',
    0.9,
  ),
  eachRow(
    [
      [404, 452, 11],
      [424, 528, 14],
      [440, 606, 11],
      [430, 664, 9],
      [454, 708, 14],
      [432, 752, 10],
    ],
    (x, y, r) => star(x, y, r, 'light'),
  ),
  line('M396 788q52 18 104 0M384 800q66 20 132 0', 2.8, 'light', 0.9),
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

/** The water in its mouth. */
const spring: Art = [
  fill('redDark', outline('232,398! 260,384 300,380 340,384 368,398! 340,412 300,416 260,412'), {
    width: 2.6,
  }),
  fill('waterLight', outline('242,398! 264,388 300,385 336,388 358,398! 334,408 300,411 266,408'), {
    width: 2.4,
  }),
  line('M270 398q30 -8 60 0', 2.4, 'light', 0.9),
];
