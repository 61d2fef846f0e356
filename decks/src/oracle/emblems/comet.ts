import { eachRow, fill, flat, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { crescent, disc, star } from '../../primitives/lights.ts';
import { firs, oracleHaze, hills, printedSky, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { gazingHare } from './gazingHare.ts';

export const comet: OracleScene = {
  alt: 'A great comet with a round bright head flies down over snowy mountains, its straw-coloured tail reaching out of the picture, past a thin moon; on a hill a hare sits with its back to us and lifts its head to it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 84, floor: 640 }),
    crescent(104, 130, 44, 160),
    tail,
    coma,
    mountains,
    oracleHaze(56, 650, 170, 'dusk', 0.55),
    hills(700, [30, 14, 30, 10, 26, 16, 30], 'mid'),
    firs(
      [
        [78, 742, 130],
        [126, 752, 96],
        [172, 758, 74],
      ],
      'near',
    ),
    oracleRidge(
      [
        [40, 800],
        [150, 782],
        [300, 748],
        [430, 728],
        [560, 750],
      ],
      'near',
    ),
    put(gazingHare, { x: 404, y: 800 }),
  ],
};

const mountains: Art = [
  oracleRidge(
    [
      [40, 650],
      [84, 590],
      [112, 574],
      [170, 650],
      [224, 556],
      [250, 536],
      [310, 640],
      [400, 620],
      [480, 560],
      [560, 640],
    ],
    'far',
  ),
  fill(
    'snow',
    'M70 608C84 590 94 582 102 582C114 584 126 598 138 612L122 606L110 618L96 604L84 614ZM206 584C220 560 230 546 240 546C252 550 264 572 276 590L258 582L246 598L230 582L218 592Z',
    { width: 1.6 },
  ),
];

/** Two tails that spread from the head: the straight one of gas, and the broad one of dust, which bends. */
const tail: Art = [
  fill('waterLight', 'M170 374C260 270 360 150 444 30H510C430 180 320 310 236 404Z', {
    width: 1.2,
    opacity: 0.5,
  }),
  graven('250,320 340,206 430,80', 4, 'light', 0.5),
  fill('glow', 'M149 398C230 290 400 160 570 96V262C440 286 320 350 236 446Z', { width: 2.4 }),
  flat('light', 'M166 404C260 300 420 190 570 140V214C430 246 310 320 224 430Z', 0.85),
  graven('286,326 390,252 520,200', 6, 'trim', 0.9),
  graven('280,372 380,306 540,262', 5, 'metalDark', 0.7),
  graven('240,318 330,236 470,150', 4, 'metalDark', 0.6),
  // Its edges fray into streaks.
  graven('150,386 232,270 330,176', 9, 'glow', 1),
  graven('262,224 350,144 470,76', 8, 'glow', 1),
  graven('420,96 490,62 560,44', 7, 'glow', 1),
  graven('262,452 350,390 440,350', 9, 'glow', 1),
  graven('370,368 460,326 560,300', 8, 'glow', 1),
  eachRow(
    [
      [470, 300, 4],
      [392, 330, 3],
      [330, 386, 4],
      [520, 60, 4],
      [300, 200, 3],
    ],
    (x, y, r) => flat('light', circlePath(x, y, r)),
  ),
];

/** The head of the comet: a round glow about a bright core. */
const coma: Art = [
  [104, 78].map((r) => disc('glow', 192, 422, r, 0, 0.2)),
  disc('glow', 192, 422, 50, 2.4),
  disc('light', 192, 422, 32, 0),
  star(192, 422, 26, 'trim', 8, 0.4),
];
