import { eachOf, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { boxPath } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { boatAhead } from './boatAhead.ts';

export const harbour: OracleScene = {
  alt: 'At dusk a blue fishing boat with painted eyes on its bow lies tied to two red bollards of the quay, seen from the front; its wheelhouse and a string of lamps are lit, and behind it a lighthouse shines from the harbour wall.',
  hour: 'dusk',
  draw: (chance) => [
    printedSky(chance, { stars: 34, floor: 240 }),
    hills(428, [16, 40, 30, 60, 96, 124, 90], 'far'),
    oracleHaze(190, 356, 150, 'dusk', 0.7),
    beam,
    village,
    wall,
    lighthouse,
    water,
    boatAhead,
    waterline,
    put(quay, { y: 26 }),
    mirrored(put(mooring, { y: 22 })),
  ],
};

const LAMP = [112, 214] as const;

const beam: Art = [
  flat('glow', `M${LAMP[0]} ${LAMP[1]}L570 130V236Z`, 0.4),
  [58, 38].map((r) => disc('glow', ...LAMP, r, 0, 0.35)),
];

/** Houses on the slope behind the wall, with lit windows. */
const village: Art = eachOf(
  '402,392,40,34 446,374,36,40 488,396,44,36 528,366,40,48 424,420,40,30 512,420,44,30',
  (x = 0, y = 0, width = 0, height = 0, i = 0) => [
    fill(i % 2 ? 'linen' : 'stone', boxPath(x - width / 2, y - height / 2, width, height), { width: 2 }),
    fill(
      'red',
      `M${x - width / 2 - 5} ${y - height / 2}L${x} ${y - height}L${x + width / 2 + 5} ${y - height / 2}Z`,
      {
        width: 2,
      },
    ),
    flat('glow', boxPath(x - 11, y - 6, 9, 12) + boxPath(x + 3, y - 6, 9, 12)),
  ],
);

const wall: Art = [
  fill('stoneDark', outline('30,424! 300,418 570,424! 570,474! 30,474!'), { width: 3 }),
  fill('stone', outline('30,414! 300,408 570,414! 570,430! 300,426 30,430!'), { width: 2.6 }),
  line('M70 432V450M130 430V452M196 430V450M400 430V452M460 430V450M520 432V452M30 452H570', 2, 'line', 0.5),
];

const lighthouse: Art = [
  fill('snow', 'M82 412L94 248H130L142 412Z', { width: 3 }),
  ['M85 372L88.6 322H135.4L139 372Z', 'M91.6 284L94 248H130L132.4 284Z'].map((d) =>
    fill('red', d, { width: 2 }),
  ),
  flat('ink', 'M120 248H130L142 412H126Z', 0.28),
  fill('ink', boxPath(84, 240, 56, 9)),
  fill('glow', boxPath(96, 198, 32, 42)),
  line('M106 198V240M118 198V240', 2),
  fill('red', 'M88 200C94 182 104 174 112 168C120 174 130 182 136 200Z'),
];

/** Still water that gives back the hull, the lamps and the lighthouse. */
const water: Art = [
  fill('water', boxPath(30, 468, 540, 372), { width: 2.6 }),
  flat('waterLight', boxPath(30, 468, 540, 26), 0.55),
  flat('near', outline('40,640! 180,600 420,600 560,640! 560,840! 40,840!'), 0.7),
  eachOf('112,486,22 108,504,30 116,522,18 112,542,24 110,566,14', (x = 0, y = 0, half = 0) =>
    graven(
      [
        [x - half, y],
        [x, y - 1],
        [x + half, y],
      ],
      7,
      'glow',
      0.9,
    ),
  ),
  line('M52 600H96M508 570H550M60 650H84M500 622H540M500 500H548', 2.6, 'waterLight', 0.9),
];

const WATER_BEFORE =
  'M30 700C70 694 100 708 140 702C180 696 200 716 240 718C270 722 286 728 300 728C314 728 330 722 360 718C400 716 420 696 460 702C500 708 530 694 570 700V840H30Z';

/** The water before the hull, which cuts it off and gives back its red. */
const waterline: Art = [
  flat('near', WATER_BEFORE),
  flat('water', outline('30,706! 150,712 240,728 300,736 360,728 450,712 570,706! 570,740! 30,740!'), 0.5),
  flat(
    'red',
    outline('232,724! 270,732 300,735 330,732 368,724! 356,746 330,764 300,768 270,764 244,746'),
    0.85,
  ),
  mirrored(
    eachOf('250,742,54 270,756,44 214,728,24', (x = 0, y = 0, half = 0) =>
      graven(
        [
          [x - half, y],
          [x, y + 2],
          [x + half, y],
        ],
        5,
        'near',
        1,
      ),
    ),
  ),
  mirrored(
    eachOf('150,746,46 96,728,26 190,764,40', (x = 0, y = 0, half = 0) =>
      graven(
        [
          [x - half, y],
          [x, y - 1],
          [x + half, y],
        ],
        6,
        'glow',
        0.8,
      ),
    ),
  ),
  // The ripple at the hull.
  line(
    'M176 708C206 712 214 720 240 722C270 726 286 732 300 732C314 732 330 726 360 722C386 720 394 712 424 708',
    5,
    'light',
  ),
  line('M120 722Q180 724 212 738M480 722Q420 724 388 738', 3, 'waterLight'),
];

/** The edge of the quay before us. */
const quay: Art = [
  fill('stoneDark', boxPath(30, 776, 540, 60), { width: 3 }),
  fill('stone', outline('30,752! 300,746 570,752! 570,782! 300,776 30,782!'), { width: 3 }),
  line(
    'M150 750V778M230 748V776M370 748V776M450 750V778M80 782V830M190 780V830M410 780V830M520 782V830',
    2.4,
    'line',
    0.6,
  ),
];

const ROPE = 'M486 490C512 540 520 610 510 676';

/** A bollard on the right, and the line that comes to it from the bow. */
const mooring: Art = [
  line(ROPE, 17, 'line'),
  line(ROPE, 12, 'linen'),
  eachOf('497,536 505,558 511,580 514,602 515,626 513,650', (x = 0, y = 0) =>
    line(`M${x - 5} ${y + 2}l9 -5`, 2.4, 'woodDark'),
  ),
  flat('ink', outline('446,764 500,750 566,764 500,780'), 0.5),
  fill('redDark', 'M470 762V690H536V762Q503 776 470 762Z', { width: 3 }),
  flat('wineDark', 'M514 690H536V762Q526 768 514 769Z', 0.7),
  [706, 724, 742].map((y) => [
    line(`M466 ${y - 6}Q503 ${y + 10} 540 ${y - 6}`, 18, 'line'),
    line(`M466 ${y - 6}Q503 ${y + 10} 540 ${y - 6}`, 12, 'linen'),
  ]),
  fill('red', outline('452,684! 456,664 480,652 503,650 526,652 550,664 554,684! 530,696 476,696'), {
    width: 3,
  }),
  graven('464,674 484,662 510,660', 7, 'rose', 1),
];
