import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { ringedHorn } from '../horn.ts';

/** From the fluke down into the sea and up again to the nape: one curve. */
const SPINE: readonly Point[] = [
  [110, 520],
  [92, 610],
  [130, 706],
  [226, 752],
  [316, 700],
  [356, 600],
  [374, 506],
  [408, 420],
];
const BODY = swellPath(SPINE, [22, 54, 96, 138, 168, 176, 150, 74]);

const fluke: Art = put(
  [
    fill(
      'waterLight',
      outline(
        '-10,8! -50,-10 -86,-60 -84,-120! -52,-96 -20,-70 0,-44! 22,-76 56,-104 92,-112! 88,-60 54,-10 12,10!',
      ),
      { width: 3 },
    ),
    [-66, -34, 30, 62].map((x) =>
      graven(
        [
          [x * 0.1, 0],
          [x * 0.6, -34],
          [x, -84 + Math.abs(x) * 0.1],
        ],
        5,
        'water',
        1,
      ),
    ),
  ],
  { x: 112, y: 534, turn: 6 },
);

/** Scales on the part that is a fish, in rows across its length; they end in fleece. */
const scales: Art = times(13, (row) =>
  times(9, (i) => {
    const [x, y] = polar(246, 560, 60 + i * 22 + (row % 2) * 11, 84 + row * 10.5);
    return line(
      `M${toTenth(x - 12)} ${toTenth(y - 5)}Q${toTenth(x - 4)} ${toTenth(y + 15)} ${toTenth(x + 12)} ${toTenth(y + 5)}`,
      2.6,
      'waterLight',
    );
  }),
);

const body: Art = [
  fill('water', BODY, { width: 3.2 }),
  clipped(BODY, [
    scales,
    flat(
      'waterLight',
      outline(
        '150,640! 200,622 222,650! 226,680 240,706! 256,716 266,742! 290,756 300,790! 340,800! 300,600 250,480',
      ),
      0.45,
    ),
    fill(
      'snow',
      outline(
        '214,654! 240,640 250,660! 262,676 266,700! 290,700 300,726! 316,736 318,764! 348,764 360,790! 480,740 520,560 460,380 360,380 250,480',
      ),
      { width: 2.6 },
    ),
    flat('stone', outline('470,380! 430,480 424,580 400,680 340,780! 420,780 500,640 520,480'), 0.75),
  ]),
  line(BODY, 3.2),
  [
    '300,560 296,590 304,616',
    '330,520 324,560 332,590',
    '352,610 346,640 354,666',
    '312,640 306,664 314,690',
    '366,540 362,570 370,596',
    '346,460 342,486 350,510',
  ].map((points) => graven(points, 5, 'stoneDark', 1)),
];

/** A cloven hoof, its two toes one before the other, the hair of the fetlock over them; its sole is at y = 18. */
const hoof = (x: number, y: number, hair: Role): Art =>
  put(
    [
      fill('woodDark', outline('2,-14! 18,-14 32,4 38,18! 8,18!'), { width: 2.4 }),
      fill('woodDark', outline('-20,-14! 0,-16 8,-4 16,18! -26,18!'), { width: 2.4 }),
      line('M-14 -4L-18 12M24 -2L30 12', 3, 'wood'),
      fill(hair, outline('-24,-20! 0,-26 22,-20! 24,-6! 14,-12! 8,-2! 0,-10! -8,-2! -14,-10! -24,-2!'), {
        width: 2,
      }),
      flat(hair, outline('-18,-28! 18,-28! 18,-14 0,-12 -18,-14!')),
    ],
    { x, y },
  );

const FAR_LEG = outline(
  '390,590! 440,600 474,640 492,664 492,684 482,702 484,724! 458,724! 458,700 456,684 444,672 400,650!',
);

const farLeg: Art = [fill('stone', FAR_LEG, { width: 3 }), hoof(474, 740, 'stone')];

/** The near foreleg, lifted: from the shoulder the forearm forward, the knee, the shank straight down, the hoof on the rock. */
const nearLeg: Art = [
  fill(
    'snow',
    outline(
      '388,500! 424,508 454,526 486,508 512,494 532,490 546,500 548,516 542,536 540,570 546,594 544,618! 516,618! 512,598 518,572 516,544 508,534! 494,550 476,578 462,600! 458,618! 448,606! 440,626! 430,610! 416,622! 410,604! 384,600!',
    ),
    { width: 3 },
  ),
  flat('snow', outline('372,490! 410,498 436,516 440,560 420,598 406,608! 370,600!')),
  flat('stone', outline('508,534! 494,550 476,578 462,600! 458,606 450,594! 476,560 498,530!'), 0.8),
  flat('stone', outline('518,540! 530,548 528,590 530,616! 518,616! 514,598 518,572'), 0.8),
  line('M398 488C372 508 364 556 390 588', 3, 'stoneDark'),
  graven('428,512 444,528 446,548', 5, 'stoneDark', 1),
  graven('414,560 408,578 412,596', 4, 'stoneDark', 1),
  graven('526,502 534,508 534,520', 4, 'stoneDark', 1),
  hoof(532, 634, 'snow'),
];

/** From the brow back over the neck. */
const HORN: readonly Point[] = [
  [6, -36],
  [0, -96],
  [-34, -150],
  [-92, -182],
  [-160, -176],
  [-206, -134],
];
const HORN_WIDTHS = [44, 42, 37, 30, 20, 5];

/** In profile, the muzzle up and to the right; its poll is at (0, -40). */
const head: Art = put(
  [
    put(limb('metalDark', HORN, HORN_WIDTHS, 'line', 3), { x: 24, y: 4, turn: 8 }),
    fill('snow', outline('84,62! 92,90 84,120 68,144! 54,124 44,100 30,66!'), { width: 2.6 }),
    fill(
      'snow',
      outline(
        '-44,-26! -20,-50 20,-56 56,-36 96,-2 128,24 138,42 130,58! 122,70 96,74 70,70 44,80 22,104! -20,90 -60,40',
      ),
      { width: 3 },
    ),
    flat('snow', outline('-62,30! -40,-20 20,0 50,60! 40,84 23,108! -20,104 -50,70')),
    flat('stone', outline('130,58! 122,70 96,74 70,70 44,80 22,104! 20,80 50,58 90,56'), 0.8),
    fill('glow', outline('32,-8! 42,-26 60,-28 72,-16! 62,-2 44,0'), { edge: 'ink', width: 2.8 }),
    flat('ink', 'M44 -18H62V-9H44Z'),
    fill('woodDark', outline('110,26! 124,28 130,40 118,42!'), { width: 1.6 }),
    line('M132 56Q112 58 94 48', 3, 'woodDark'),
    fill('snow', outline('-6,-14! -40,-24 -84,-6 -106,26! -66,34 -24,22 0,8!'), { width: 2.8 }),
    flat('rose', outline('-22,-8! -56,-6 -90,22! -54,24 -24,14!')),
    ringedHorn(HORN, HORN_WIDTHS, 13),
    fill(
      'snow',
      outline('-36,-28! -12,-58 30,-58 46,-42! 42,-16! 28,-14! 16,8! 4,-8! -10,6! -18,-10! -34,0!'),
      { width: 2.4 },
    ),
  ],
  { x: 410, y: 362, turn: -10, size: 1.04 },
);

/** A sea-goat that climbs out of the sea to the right: goat before, fish behind, in one curve. */
export const seaGoat: Art = put([fluke, farLeg, body, nearLeg, head], { x: 20, y: 84, size: 0.89 });
