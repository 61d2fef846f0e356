import { clipped, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
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

const hoof = (x: number, y: number, turn: number): Art =>
  put(fill('woodDark', 'M-20 -16H18L30 12H-26Z', { width: 2.6 }), { x, y, turn });

const farLeg: Art = [
  limb('stone', '410,610 470,650 466,700 482,730', [60, 36, 26, 22], 'line', 3),
  hoof(486, 740, 0),
];

/** The breast with its tufts, and the near foreleg: the shoulder, the knee before the hoof, the hoof flat on the rock. */
const nearLeg: Art = [
  fill(
    'snow',
    outline(
      '352,520! 390,472 426,468 444,486! 474,494 512,512 524,530! 520,552 506,576 504,604! 510,622 482,622! 478,596 478,566 482,550! 460,548 444,566! 436,588 430,612! 418,604 408,624! 398,608 384,620! 364,606',
    ),
    { width: 3 },
  ),
  flat('snow', outline('346,500! 380,478 404,486 408,540 388,604! 350,600')),
  flat('stone', outline('484,552! 506,576 504,604 510,621 496,621! 494,590 488,566'), 0.8),
  line('M372 500C352 530 356 566 384 586', 3, 'stoneDark'),
  graven('400,500 420,528 448,540', 5, 'stoneDark', 1),
  graven('416,560 412,578 416,594', 4, 'stoneDark', 1),
  graven('508,524 512,534 508,544', 4, 'stoneDark', 1),
  hoof(496, 628, 0),
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
    fill('snow', outline('84,62! 92,90 84,130 64,164! 56,130 44,100 30,66!'), { width: 2.6 }),
    fill(
      'snow',
      outline(
        '-44,-26! -20,-50 20,-56 56,-36 96,-2 128,24 138,42 130,58! 122,70 96,74 70,70 44,80 22,104! -20,90 -60,40',
      ),
      { width: 3 },
    ),
    flat('snow', outline('-62,30! -40,-20 20,0 50,60! 40,84 23,108! -20,104 -50,70')),
    flat('stone', outline('130,58! 122,70 96,74 70,70 44,80 22,104! 20,80 50,58 90,56'), 0.8),
    fill('glow', outline('36,-12! 50,-26 70,-18! 60,-2 44,-2'), { edge: 'ink', width: 2.8 }),
    flat('ink', 'M44 -17H64V-9H44Z'),
    line('M28 -22Q48 -38 74 -26', 4.6, 'woodDark'),
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
