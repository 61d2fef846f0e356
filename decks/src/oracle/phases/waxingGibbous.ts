import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { firs, geese, grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';

export const waxingGibbous: OracleScene = {
  alt: 'Under a moon that is almost round a large snail lifts its head, eyes open, on to the first of three steps in the rock, below a summit with a small red flag.',
  hour: 'haze',
  draw: (chance) => [
    phaseSky(chance, 3, { x: 220, y: 312, r: 118, stars: 26 }),
    hills(600, [30, 120, 50, 90, 30, 60, 40], 'far'),
    oracleHaze(60, 574, 170),
    geese([
      [98, 440, 13],
      [126, 428, 11],
    ]),
    hills(700, [50, 76, 20, 10, 0, 0, 0], 'mid'),
    firs(
      [
        [74, 724, 80],
        [112, 736, 96],
        [150, 744, 74],
      ],
      'leafDark',
    ),
    oracleHaze(52, 716, 150),
    flag,
    summit,
    put(snail, { x: -20 }),
    grass([
      [84, 742],
      [214, 790],
      [420, 760],
      [506, 700],
    ]),
  ],
};

const STEPS = [
  [352, 690],
  [412, 642],
  [466, 594],
] as const;

/** The rock: a ledge, three steps that are cut into it, and the summit. */
const summit: Art = [
  fill('near', 'M40 830V714L120 704L352 706V658H412V608H466V558L492 548L560 552V830Z'),
  fill('stone', 'M40 700L352 696V706H40ZM346 652H416V664H346ZM406 602H470V614H406ZM460 552H560V562H460Z', {
    width: 1.6,
  }),
  STEPS.map(([x, y]) => flat('shade', `M${x - 26} ${y + 18}H${x}V${y - 30}Z`, 0.4)),
  graven('90,744 180,752 260,740', 6, 'mid'),
  graven('380,690 400,760 390,810', 6, 'mid'),
  graven('300,756 320,784 316,820', 6, 'mid'),
  graven('490,610 510,690 496,780', 6, 'mid'),
];

const flag: Art = put(
  [
    fill('stone', 'M-34 8C-30 -8 -14 -14 -2 -12C14 -16 30 -6 34 8Z', { width: 1.8 }),
    line('M0 -8V-116', 9, 'line'),
    line('M0 -8V-116', 5, 'wood'),
    fill('red', 'M3 -114C24 -122 36 -104 58 -112L48 -92L56 -72C36 -66 22 -84 3 -76Z'),
    graven('10,-102 28,-104 44,-98', 4, 'redDark'),
  ],
  { x: 510, y: 548, size: 1.1, flip: true },
);

/** The line of the shell, from its mouth to its middle. */
const SPIRAL = times(34, (i) => polar(196, 598, 92 - i * 2.6, 70 - i * 29));

const snail: Art = [
  flat('ink', 'M60 700H366V714L90 710Z', 0.5),
  [
    [402, 540, 386, 456],
    [428, 544, 454, 468],
  ].map(([x = 0, y = 0, tx = 0, ty = 0]) => [
    limb(
      'straw',
      [
        [x, y],
        [tx, ty],
      ],
      [17, 11],
    ),
    fill('ink', circlePath(tx, ty, 10), { width: 2 }),
    flat('light', circlePath(tx + 3, ty - 4, 3.4)),
  ]),
  fill(
    'linen',
    outline(
      '52,700! 96,676 170,664 250,668 312,636 344,586 368,536 402,512 440,522 454,552 440,584 424,604 425,653! 366,654! 366,700!',
    ),
    { width: 2.8 },
  ),
  flat('straw', outline('120,697! 230,684 304,668 350,632! 364,650 364,697!'), 0.75),
  line('M56 700H366V654H424', 4.4, 'ink'),
  line('M418 588Q432 586 441 576', 2.2),
  graven('392,560 380,596 382,632', 4, 'straw', 1),
  graven('350,620 330,650 336,680', 5, 'straw', 1),
  graven('412,590 402,616 404,640', 4, 'straw', 1),
  fill('red', circlePath(196, 598, 102), { width: 3 }),
  flat('redDark', outline('290,556! 300,620 270,676 200,700 140,684! 210,664 262,620'), 0.7),
  limb(
    'trim',
    SPIRAL,
    times(34, (i) => 15 - i * 0.34),
    'line',
    1.6,
  ),
  times(11, (i) =>
    graven(
      [polar(196, 598, 74, i * 30 + 6), polar(196, 598, 84, i * 30 + 9), polar(196, 598, 97, i * 30 + 12)],
      4,
      'redDark',
      0.9,
    ),
  ),
];
