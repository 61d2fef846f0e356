import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';
import { flower } from '../../primitives/plants.ts';
import { firs, grass, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { boots } from './boots.ts';
import { phaseSky } from './phaseSky.ts';
import { signpost } from './signpost.ts';

export const firstQuarter: OracleScene = {
  alt: 'Below a half moon, lit on its right, a road parts at a signpost: left into a dark wood, right over bright moonlit hills. Two walking boots with red laces stand on the right road, one a step ahead of the other, their shadows behind them.',
  hour: 'field',
  draw: (chance) => [
    phaseSky(chance, 2, { x: 300, y: 266, r: 104, stars: 24 }),
    flat('ink', outline('30,170! 300,104! 300,520! 30,520!'), 0.16),
    hills(486, [20, 60, 40, 30, 60, 110, 60], 'far'),
    brightSide,
    darkSide,
    fill('dusk', ROAD, { width: 3 }),
    clipped(ROAD, [
      flat(
        'straw',
        outline('520,540! 500,590 450,620 460,700 540,840! 420,840! 396,700 406,620 460,580'),
        0.5,
      ),
      flat('ink', outline('300,590! 270,690 200,840! 30,840! 30,440! 140,440!'), 0.4),
    ]),
    line(ROAD, 3),
    wedge,
    put(signpost, { y: -38 }),
    boots,
    eachRow(
      [
        [478, 716, 16],
        [512, 740, 18],
        [536, 700, 12],
      ],
      (x, y, r, i) => [
        line(`M${x} ${y}v44`, 4, 'stem'),
        flower(x, y, r, 5, i % 2 ? 'light' : 'red', i % 2 ? 'linen' : 'redDark'),
      ],
    ),
  ],
};

/** The right road behind the first hill, smaller each time, up to the crest. */
const FAR_ROAD = 'M484 556C506 540 520 526 522 506L508 507C504 522 484 536 456 557Z';
const FARTHEST_ROAD = 'M521 506C524 480 516 456 494 434L488 435C504 458 509 482 507 508Z';

/** Hills on which the lit half of the moon shines. */
const brightSide: Art = [
  oracleRidge(
    [
      [290, 540],
      [360, 486],
      [460, 436],
      [520, 430],
      [570, 436],
    ],
    'straw',
    false,
  ),
  flat('sage', outline('300,560! 380,500 450,470 520,470 570,460! 570,620! 300,620!'), 0.8),
  line('M330 502Q410 452 490 433Q530 430 560 436', 5, 'light', 0.8),
  fill('dusk', FARTHEST_ROAD, { width: 2 }),
  oracleRidge(
    [
      [280, 580],
      [380, 530],
      [470, 506],
      [570, 484],
    ],
    'leaf',
    false,
  ),
  fill('dusk', FAR_ROAD, { width: 2.4 }),
  line('M330 560Q420 514 480 508Q530 500 560 492', 6, 'trim', 0.8),
  fill('sage', outline('290,600! 400,566 480,556 570,544! 570,840! 290,840!'), { width: 2.6 }),
  flat('leaf', outline('420,640! 490,670 570,660! 570,840! 500,840! 440,720'), 0.95),
  flat('trim', outline('496,568! 530,556 570,550! 570,610! 540,616 510,600'), 0.5),
  line('M478 560Q520 552 560 550', 6, 'trim', 0.8),
  firs([[540, 500, 74]]),
];

/** The wood on the left, where it is dark. */
const darkSide: Art = [
  oracleRidge(
    [
      [30, 450],
      [130, 470],
      [230, 510],
      [310, 570],
    ],
    'leafDark',
  ),
  firs(
    [
      [190, 512, 100],
      [148, 508, 170],
      [60, 530, 270],
    ],
    'near',
  ),
  fill('near', outline('30,536! 130,522 230,550 300,590! 300,840! 30,840!'), { width: 2.6 }),
  firs([[84, 664, 236]], 'leafDark'),
  grass([
    [66, 706],
    [112, 694],
    [64, 790],
  ]),
];

/** The grass between the two roads. */
const wedge: Art = [
  fill('leafDark', outline('300,596! 262,580 206,556! 240,534 300,526 362,534 400,556! 344,580'), {
    width: 2.6,
  }),
  flat('leaf', outline('304,590! 350,570 384,550! 350,534 310,528! 310,560'), 0.85),
  grass(
    [
      [256, 556],
      [344, 560],
      [366, 552],
    ],
    'leaf',
  ),
];

const ROAD =
  'M30 840C110 770 180 690 188 630C188 592 150 564 116 544C94 528 92 504 106 484L116 486C112 506 124 520 152 534C204 556 256 574 300 596C350 580 406 566 446 557L500 552C490 584 432 606 430 634C438 700 490 770 520 840Z';
