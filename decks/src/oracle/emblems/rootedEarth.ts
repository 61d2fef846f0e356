import { clipped, eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times, toPoints } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { dormouse } from './dormouse.ts';

const HOLLOW = outline('134,590 152,480 220,412 306,396 392,412 460,480 478,590 446,690 306,730 166,690');

/** Each root from the trunk to its tip, and its widths. The last two are like arms, with wrists at (112, 610) and (500, 610). */
const ROOTS = [
  ['236,130 206,230 120,300 70,350 20,430', [84, 74, 44, 30, 20]],
  ['368,130 400,230 486,300 530,350 590,440', [84, 74, 44, 30, 20]],
  ['264,130 246,270 176,370 120,460 100,560 112,640', [92, 86, 70, 58, 50, 52]],
  ['340,130 360,270 436,370 492,460 512,560 500,640', [92, 86, 70, 58, 50, 52]],
  ['302,140 296,270 318,330 300,372 306,410', [110, 54, 22, 14, 8]],
] as const;

/** The fingers of the left hand from the palm to the tip, thick at their knuckles; those of the right lie a little lower. */
const FINGERS = [
  '118,640 166,688 194,700 250,712 272,712 322,702',
  '106,660 156,730 186,744 246,758 268,758 326,750',
  '98,680 140,768 172,788 234,804 258,805 300,802',
];
const KNUCKLES = [44, 35, 41, 31, 34, 15];
const THUMB = '116,620 134,576 148,556 168,538 190,522';

const ROOTLETS = [
  '120,330 150,400 96,430 70,520',
  '80,600 60,680 70,740 52,790',
  '486,330 462,400 516,430 540,520',
  '532,600 552,680 540,740 556,800',
  '252,320 232,366 236,410',
  '372,320 390,370 380,410',
].map(toPoints);

/** The coil of an old shell in the ground. */
const fossil: Art = [
  disc('stone', 0, 0, 30, 2.4),
  line('M26 4C24 24 -16 26 -20 2C-22 -18 14 -20 14 0C14 12 -8 12 -6 0', 3, 'stoneDark'),
];

const soil: Art = [
  fill('woodDark', outline('20,262! 140,240 300,236 470,242 580,258! 580,850! 20,850!'), { width: 3 }),
  flat('skinEdge', outline('20,330! 140,312 300,330 470,310 580,330! 580,850! 20,850!')),
  flat('ink', boxPath(40, 600, 520, 240), 0.4),
  line('M40 350C120 336 200 350 240 346M390 340C440 334 500 350 560 340', 2.2, 'wood', 0.55),
  times(40, (i) =>
    flat(
      i % 3 ? 'wood' : 'metalDark',
      circlePath(56 + ((i * 149) % 490), 290 + ((i * 83) % 510), 2.4 + (i % 3)),
      0.85,
    ),
  ),
  eachOf('76,300,15 534,296,16 546,560,15 58,560,14', (x = 0, y = 0, r = 0) =>
    fill(
      'stoneDark',
      outline(
        `${x - r},${y + r * 0.3} ${x - r * 0.5},${y - r * 0.7} ${x + r * 0.6},${y - r * 0.6} ${x + r},${y + r * 0.3} ${x},${y + r * 0.7}`,
      ),
      {
        width: 2,
      },
    ),
  ),
  put(fossil, { x: 70, y: 470, size: 0.8 }),
];

/** It hangs from the tip of a root. */
const lamp: Art = put(
  [
    line('M0 -44V-22', 5, 'ink'),
    line('M-18 0Q0 -40 18 0', 5, 'ink'),
    fill('trim', 'M-24 2H24L18 60H-18Z', { width: 3.2 }),
    flat('light', 'M0 12C14 30 10 52 0 52C-10 52 -14 30 0 12Z'),
    line('M-10 4L-7 58M10 4L7 58', 2.4, 'woodDark'),
    fill('ink', 'M-32 -6Q0 -24 32 -6L24 6H-24ZM-22 58H22L26 70H-26Z', { width: 1 }),
  ],
  { x: 306, y: 440 },
);

const hollow: Art = [
  fill('skinEdge', HOLLOW, { edge: 'ink', width: 8 }),
  clipped(HOLLOW, [
    flat('woodDark', HOLLOW),
    times(24, (i) => disc(i < 14 ? 'metalDark' : 'trim', 306, 480, 210 - i * 7.6, 0, i < 14 ? 0.1 : 0.11)),
    line('M176 470q20 30 6 60M432 480q-20 30 -2 66', 4, 'woodDark', 0.7),
    flat('wood', outline('120,690! 224,660 390,660 490,690! 480,760! 120,760!')),
    put(dormouse, { x: 306, y: 712, size: 0.98 }),
  ]),
  lamp,
];

/** A finger: its outline, the side that the lamp lights, and creases over its knuckles. */
const finger = (way: string): Art => {
  const d = swellPath(way, KNUCKLES);
  const along = toPoints(way);
  return [
    fill('wood', d, { width: 5 }),
    clipped(
      d,
      put(line(`M${along.map(([x, y]) => `${x} ${y}`).join('L')}`, 16, 'woodDark', 0.75), { y: 17 }),
    ),
    [0, 2].map((i) =>
      graven(
        along.slice(i + 1, i + 4).map(([x, y]) => [x + 4, y - 10] as const),
        7,
        'trim',
        0.9,
      ),
    ),
    [2, 4].map((i) =>
      along
        .slice(i, i + 1)
        .map(([x, y]) => line(`M${x - 14} ${y - 9}q5 5 3 13M${x - 5} ${y - 9}q5 5 3 13`, 2.6, 'woodDark')),
    ),
  ];
};

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

const hands: Art = [
  FINGERS.toReversed().map((way) => [finger(way), put(finger(way), { x: 612, y: 20, flip: true })]),
  mirrored(
    [
      fill('wood', swellPath(THUMB, [46, 37, 40, 31, 14]), { width: 5 }),
      // The back of the hand joins the wrist to the fingers and the thumb.
      flat('wood', outline('76,560! 124,556! 146,590 148,640 128,690 92,700 80,650')),
      graven('134,560 146,542 170,526', 6, 'trim', 0.95),
      graven('100,470 92,560 100,640', 9, 'woodDark', 0.85),
      graven('126,490 120,560 124,610', 7, 'woodDark', 0.7),
      graven('98,650 108,690 104,730', 7, 'woodDark', 0.8),
      graven('124,640 136,680 150,700', 6, 'woodDark', 0.8),
    ],
    306,
  ),
];

const grains: Art = [
  ['222,150 202,226 130,296', '250,160 236,270 176,352', '300,170 288,240 296,300'].map((way) =>
    graven(way, 8, 'woodDark', 0.8),
  ),
  [
    '384,150 404,230 480,296',
    '352,170 364,270 432,352',
    '330,170 330,240 316,290',
    '470,420 508,500 516,560',
  ].map((way) => graven(way, 9, 'woodDark', 0.8)),
  // Lamplight on the arms.
  ['206,396 152,466 128,548', '406,396 460,466 484,548'].map((way) => graven(way, 11, 'trim', 0.95)),
  // What the moon lights.
  ['206,130 180,214 116,276', '80,330 50,366 26,400'].map((way) => graven(way, 8, 'linen', 0.8)),
];

export const earth: Art = [soil, hollow, roots, grains, hands];
