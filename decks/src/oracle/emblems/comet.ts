import { eachRow, fill, flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { standing } from '../../primitives/ground.ts';
import { crescent, disc, greatStar } from '../../primitives/lights.ts';
import { firs, oracleHaze, hills, printedSky, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';

export const comet: OracleScene = {
  alt: 'A great comet crosses the whole sky above snowy mountains, its straw-coloured tail wider than the picture, past a thin moon; on a hill a hare sits with its back to us, its ears up, and looks at it.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 120, floor: 640 }),
    crescent(104, 130, 44, 160),
    put([tail, [78, 58].map((r) => disc('glow', 214, 350, r, 0, 0.2)), greatStar(214, 350, 60)], {
      x: -116,
      y: -92,
      size: 1.5,
    }),
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
    standing(398, 754, 110),
    put(hare, { x: 396, y: 758, size: 1.02 }),
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

const HARE =
  'M0 -236C24 -236 40 -216 40 -190C38 -176 32 -168 26 -160C70 -140 96 -80 92 -20C90 0 60 6 0 6C-60 6 -90 0 -92 -20C-96 -80 -70 -140 -26 -160C-32 -168 -38 -176 -40 -190C-40 -216 -24 -236 0 -236Z';
const EAR = 'M6 -212C10 -280 40 -340 60 -360C78 -320 60 -250 36 -200Z';

/** A hare that sits with its back to us, its ears up. */
const hare: Art = [
  mirrored(fill('wood', EAR, { width: 5 }), 0),
  fill('wood', HARE, { width: 5 }),
  mirrored(flat('wood', EAR), 0),
  flat('wood', HARE),
  mirrored(flat('woodDark', outline('18,-222! 28,-280 54,-330! 60,-280 38,-214!')), 0),
  flat(
    'straw',
    outline('-34,-206! -38,-190 -30,-162 -70,-120 -88,-60 -88,-16! -70,-60 -50,-116 -16,-160 -24,-196'),
    0.9,
  ),
  [
    graven('0,-210 2,-150 0,-90', 5, 'woodDark', 1),
    graven('-36,-110 -46,-70 -44,-30', 5, 'woodDark', 1),
    graven('38,-120 52,-70 48,-20', 5, 'woodDark', 1),
    graven('20,-140 28,-100 26,-70', 4, 'woodDark', 1),
    graven('-14,-130 -22,-96 -20,-66', 4, 'woodDark', 1),
  ],
  fill('snow', outline('0,-48 24,-34 30,-8 16,10 -16,10 -30,-8 -24,-34'), { width: 2.4 }),
  graven('-8,-30 -12,-14 -6,0', 3, 'stoneDark', 1),
  graven('8,-28 12,-12 8,2', 3, 'stoneDark', 1),
];

/** Two tails that thin out to points: the broad one of dust, curved, and the straight one of gas. */
const tail: Art = [
  fill('waterLight', 'M186 330C270 240 360 150 438 78C372 176 300 270 232 372Z', {
    width: 1.2,
    opacity: 0.5,
  }),
  fill('glow', 'M192 326C290 250 420 190 536 176C430 224 330 290 240 386Z', { width: 2 }),
  flat('light', 'M206 336C300 262 410 206 510 184C410 230 310 292 232 372Z', 0.85),
  graven('276,318 350,262 440,214', 4, 'metalDark', 0.7),
  graven('262,280 320,216 384,144', 3, 'light', 0.4),
  eachRow(
    [
      [400, 290, 4],
      [456, 254, 5],
      [308, 170, 4],
      [392, 96, 4],
      [500, 222, 4],
      [346, 336, 4],
    ],
    (x, y, r) => flat('light', circlePath(x, y, r)),
  ),
];
