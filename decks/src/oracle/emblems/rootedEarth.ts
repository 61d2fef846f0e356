import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { dormouse } from './dormouse.ts';

const HOLLOW = outline('152,590 176,490 236,434 306,420 380,440 436,510 448,600 412,676 300,700 186,676');

/** Each root from the trunk to its tip, and its widths. */
const ROOTS = [
  ['232,130 214,226 150,290 96,370 72,480 30,560', [84, 78, 58, 40, 28, 14]],
  ['368,130 392,230 462,300 508,390 524,500 580,600', [84, 78, 54, 40, 28, 14]],
  [
    '262,140 250,290 190,380 140,470 120,590 158,690 250,734 346,730 424,776 450,850',
    [90, 82, 62, 52, 46, 40, 34, 28, 22, 14],
  ],
  [
    '340,140 360,270 440,370 474,480 478,600 440,690 350,744 230,766 130,778 30,840',
    [90, 82, 62, 54, 46, 40, 34, 28, 22, 12],
  ],
  ['306,150 288,280 330,346 322,400 298,448', [120, 56, 20, 12, 5]],
] as const;

const ROOTLETS = [
  '120,350 150,420 108,440 84,520',
  '130,600 90,640 76,720 54,770',
  '150,690 120,740 124,800',
  '482,600 520,640 516,720 544,780',
  '446,700 480,740 470,806',
  '480,340 470,400 512,450 500,540',
  '252,330 236,370 244,424',
  '372,330 386,380 372,430',
].map(toPoints);

/** The coil of an old shell in the ground. */
const fossil: Art = [
  disc('stone', 0, 0, 30, 2.4),
  line('M26 4C24 24 -16 26 -20 2C-22 -18 14 -20 14 0C14 12 -8 12 -6 0', 3, 'stoneDark'),
];

const soil: Art = [
  fill('woodDark', outline('20,262! 140,240 300,236 470,242 580,258! 580,850! 20,850!'), { width: 3 }),
  flat('ink', boxPath(40, 560, 520, 280), 0.25),
  flat('ink', boxPath(40, 690, 520, 150), 0.25),
  line(
    'M40 350C160 334 240 360 330 346C420 334 480 354 560 340M40 470C140 454 230 480 316 466C420 452 490 474 560 462M40 640C140 624 230 650 316 636C420 622 490 644 560 632',
    2.2,
    'wood',
    0.55,
  ),
  times(46, (i) =>
    flat(
      i % 3 ? 'wood' : 'metalDark',
      circlePath(56 + ((i * 149) % 490), 290 + ((i * 83) % 510), 2.4 + (i % 3)),
      0.85,
    ),
  ),
  eachRow(
    [
      [72, 320, 16],
      [520, 320, 18],
      [72, 640, 18],
      [546, 690, 20],
      [508, 800, 20],
    ],
    (x, y, r) =>
      fill(
        'stoneDark',
        `M${x - r} ${y}C${x - r} ${y - r} ${x + r * 0.6} ${y - r} ${x + r} ${y - r * 0.1}C${x + r} ${y + r * 0.7} ${x - r * 0.7} ${y + r * 0.8} ${x - r} ${y}Z`,
        { width: 2 },
      ),
  ),
  put(fossil, { x: 66, y: 720, size: 0.9 }),
];

/** It hangs from the tip of a root. */
const lamp: Art = [
  line('M298 442V470', 4, 'ink'),
  line('M284 486Q298 458 312 486', 4, 'ink'),
  fill('trim', 'M282 488H314L310 528H286Z', { width: 3 }),
  flat('light', 'M298 496C306 508 304 520 298 520C292 520 290 508 298 496Z'),
  fill('ink', 'M278 480H318L312 490H284ZM284 526H312V534H284Z', { width: 1 }),
];

const hollow: Art = [
  fill('ink', HOLLOW, { edge: 'ink', width: 10 }),
  clipped(HOLLOW, [
    flat('woodDark', HOLLOW),
    [170, 128, 88, 54].map((r, i) => disc(i < 2 ? 'metalDark' : 'trim', 306, 522, r, 0, 0.36)),
    flat('wood', outline('140,660! 220,644 380,640 460,664! 460,720! 140,720!')),
    line('M196 470q20 30 6 60M412 500q-20 30 -2 66M240 448q10 20 -4 34', 4, 'woodDark', 0.9),
    put(dormouse, { x: 300, y: 680, size: 0.96 }),
  ]),
  put(lamp, { x: 57, y: 74, size: 0.81 }),
];

const roots: Art = [
  ROOTLETS.map((way) => [
    flat('line', swellPath(way, [16, 13, 10, 6])),
    flat('wood', swellPath(way, [11, 8, 5.4, 2.6])),
  ]),
  ROOTS.toReversed().map(([way, widths]) => fill('wood', swellPath(way, widths), { width: 5 })),
  // Where they leave the trunk they are one.
  clipped(
    boxPath(40, 40, 520, 300),
    ROOTS.map(([way, widths]) => flat('wood', swellPath(way, widths))),
  ),
];

const grains: Art = [
  [
    '222,150 202,236 142,300',
    '246,160 236,280 176,376',
    '176,400 132,480 112,590',
    '112,620 150,708 240,752',
  ].map((way) => graven(way, 7, 'woodDark', 0.75)),
  [
    '380,150 404,240 466,312',
    '352,170 364,290 430,384',
    '446,400 484,490 498,600',
    '490,620 460,700 400,736',
    '300,170 288,240 292,300',
    '330,170 330,240 320,290',
    '478,330 518,410 530,500',
  ].map((way) => graven(way, 9, 'woodDark', 0.8)),
  // What the lamp lights of them.
  [
    '214,396 168,470 146,580',
    '146,610 172,672 250,716',
    '410,396 448,480 456,590',
    '454,610 430,672 390,704',
  ].map((way) => graven(way, 9, 'trim', 0.9)),
  // What the moon lights.
  ['206,120 186,214 130,272', '128,280 76,366 56,470'].map((way) => graven(way, 8, 'linen', 0.8)),
];

export const earth: Art = [soil, hollow, roots, grains];
