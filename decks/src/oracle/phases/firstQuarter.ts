import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { outline } from '../../paper/nature/body.ts';
import { flower } from '../../primitives/plants.ts';
import { firs, grass, hills, oracleRidge } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { boots } from './boots.ts';
import { phaseSky } from './phaseSky.ts';
import { signpost } from './signpost.ts';

export const firstQuarter: OracleScene = {
  alt: 'Below a half moon, lit on its right, a road parts at a signpost: left into a dark wood, right over bright moonlit hills. Of two walking boots with red laces one still points to the fork, one steps into the right road.',
  hour: 'field',
  draw: (chance) => [
    phaseSky(chance, 2, { x: 300, y: 266, r: 104, stars: 20 }),
    flat('ink', outline('30,170! 300,104! 300,520! 30,520!'), 0.16),
    hills(486, [20, 60, 40, 30, 60, 110, 60], 'far'),
    brightSide,
    darkSide,
    leftRoad,
    fill('dusk', ROAD, { width: 3 }),
    clipped(ROAD, [
      flat(
        'steelDark',
        outline('20,780! 120,720 200,640 250,590! 308,604! 262,644 200,700 140,790 110,860! 20,860!'),
      ),
      flat('field', outline('20,780! 110,726 190,650 214,640! 170,720 110,790 60,860! 20,860!'), 0.4),
      flat(
        'straw',
        outline('500,540! 500,590 470,640 424,710 390,850! 320,850! 350,740 410,660 462,600 470,560'),
        0.55,
      ),
      line('M120 840Q250 720 400 640', 3, 'metalDark', 0.35),
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

/** The right road beyond the first hill, narrower each time, until the last crest hides it. */
const FAR_ROAD = outline(
  '452,562! 462,540 490,528 506,516 500,504! 511,501! 522,514 508,534 484,546 472,562!',
);
const FARTHEST_ROAD = outline(
  '500,509! 514,492 526,470 518,446 510,433! 515,432! 530,448 537,472 526,494 511,509!',
);

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
  firs([
    [552, 492, 66],
    [490, 444, 40],
    [546, 440, 30],
  ]),
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
      [226, 522, 120],
      [186, 506, 150],
    ],
    'near',
  ),
  fill('near', outline('30,520! 90,506 150,510 230,540 300,590! 300,840! 30,840!'), { width: 2.6 }),
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

/** The road on which we stand; the right one leads on from it to the first crest. */
const ROAD = outline(
  '30,850! 30,786! 110,730 176,690 214,652! 300,612 384,588 438,574 450,567 450,558! 476,554! 494,560 503,576 490,606 450,664 404,760 392,850!',
);
/** The left road, grey-blue in the shadow, winds between the firs into the wood. */
const LEFT_ROAD = outline(
  '120,740! 178,672 190,640 160,604 108,574 88,542 100,514 122,500! 144,500! 138,514 138,530 158,548 210,564 270,580 330,604! 280,700!',
);

const leftRoad: Art = [
  fill('steelDark', outline('123,502! 116,492 124,484 140,478! 146,479! 138,488 138,494 144,502!'), {
    width: 2.4,
  }),
  fill('steelDark', LEFT_ROAD, { width: 3 }),
  clipped(LEFT_ROAD, [
    flat('field', outline('90,540! 128,560 176,588 214,636 180,720! 100,740! 60,600!'), 0.4),
  ]),
  firs(
    [
      [178, 566, 84],
      [62, 640, 270],
    ],
    'leafDark',
  ),
];
