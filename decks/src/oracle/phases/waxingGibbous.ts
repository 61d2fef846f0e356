import { fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { firs, geese, grass, oracleHaze, hills } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { phaseSky } from './phaseSky.ts';
import { snail } from './snail.ts';

export const waxingGibbous: OracleScene = {
  alt: 'Under a moon that is almost round a large snail, head up and eyes open, creeps on to the first of three steps in the rock, below a summit with a small red flag.',
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
  { x: 498, y: 548, size: 0.9 },
);
