import { clipped, eachOf, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times, type Point } from '../../drawing/geometry.ts';
import { limb, graven } from '../../drawing/swell.ts';
import { crescent, disc } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';

/** The middle of the bell, left of that of the picture, so that the log has room. */
const X = 244;

/** Where the log strikes the bell. */
const BLOW: Point = [370, 514];

export const bell: OracleScene = {
  alt: 'A great bronze bell hangs from its yoke under a tiled roof before the rising sun; a heavy log on two ropes strikes its side, and from there bright rays and rings of sound spread over misty hills and shake petals from a tree in flower.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 10 }),
    sun,
    hills(650, [40, 70, 20, 10, 0, 20, 50], 'far'),
    oracleHaze(70, 626, 200, 'light'),
    hills(712, [30, 10, 30, 20, 40, 20, 44], 'mid'),
    oracleHaze(330, 690, 190, 'light'),
    sound,
    post,
    put(post, { x: 634, flip: true }),
    roof,
    beam,
    bronze,
    blow,
    striker,
    hills(780, [16, 0, 10, 2, 8, 0, 14], 'near'),
    blossom,
    petals,
  ],
};

/** The sun that comes up beyond the hills, behind the bell. */
const sun: Art = [
  flat('trim', circlePath(258, 530, 204), 0.4),
  fill('red', circlePath(258, 530, 178), { edge: 'redDark', width: 2.4 }),
];

/** The left post with its stone; the right one stands at the edge of the picture. */
const post: Art = [
  fill('wood', 'M62 806V200H98V806Z'),
  line('M78 260V760', 2, 'woodDark', 0.7),
  fill('stone', 'M48 810V774H112V810Z'),
];

/** Rings of sound that widen from the blow over the sky and the hills, each fainter than the one before. */
const sound: Art = times(9, (i) => {
  const ring = circlePath(...BLOW, 84 + i * 36);
  return [
    flat('light', ring, 0.05),
    line(ring, 9 - i * 0.8, 'line', 0.75 - i * 0.075),
    line(ring, 5.6 - i * 0.5, 'trim', 1 - i * 0.09),
  ];
});

/** Rays of the blow: the way each points and its length. */
const blow: Art = [
  flat('light', circlePath(...BLOW, 44), 0.55),
  eachOf('-176,58 -150,72 -124,90 -98,104 -72,90 72,90 98,104 124,90 150,72', (angle = 0, length = 0) =>
    fill(
      'light',
      polygonPath([
        polar(...BLOW, 36, angle - 11),
        polar(...BLOW, length, angle),
        polar(...BLOW, 36, angle + 11),
      ]),
      { width: 1.8 },
    ),
  ),
  disc('light', ...BLOW, 27, 0),
  disc('glow', ...BLOW, 19, 0),
];

/** The eaves over us: rows of round tiles that end in discs, higher at both ends, and the shade below them. */
const roof: Art = [
  fill('clothDark', 'M40 40H560V118Q300 168 40 118Z'),
  flat('gloom', 'M40 120Q300 170 560 120V196H40Z'),
  times(12, (i) => fill('wood', `M${50 + i * 44} ${158 - (i - 5.5) ** 2 * 0.5}h20v26h-20Z`, { width: 2 })),
  times(13, (i) => {
    const [x, y] = [36 + i * 44, 138 - (i - 6) ** 2 * 0.62];
    return [
      fill('cloth', `M${x - 13} 40H${x + 13}V${y}H${x - 13}Z`, { width: 2.2 }),
      line(`M${x - 7} 46V${y - 18}`, 3, 'waterLight', 0.5),
      disc('cloth', x, y, 17, 2.6),
      line(circlePath(x, y, 9), 2, 'waterLight', 0.7),
    ];
  }),
];

const bracket: Art = fill('wood', 'M46 238H126Q112 262 98 266H62Q48 262 46 238Z');

/** It carries the bell and the ropes of the log, on brackets over the posts. */
const beam: Art = [
  fill('wood', 'M40 192H560V238H40Z', { width: 3 }),
  flat('woodDark', 'M40 220H560V237H40Z', 0.6),
  line('M54 204q120 7 250 0t240 2M70 214q90 -5 160 0', 1.8, 'woodDark', 0.8),
  bracket,
  put(bracket, { x: 634, flip: true }),
];

/** A line round the bell at a height; we look up at it, so each rises in the middle. */
const band = (y: number, half: number, rise: number): string =>
  `M${-half} ${y}A${half} ${rise} 0 0 1 ${half} ${y}`;

const BODY =
  'M-128 178C-112 130 -106 40 -102 -100C-102 -146 -56 -176 0 -176C56 -176 102 -146 102 -100C106 40 112 130 128 178A128 17 0 0 0 -128 178Z';

const bronze: Art = put(
  [
    // A yoke of iron bolted under the beam; its pin goes through the loop on the bell's crown.
    fill('shade', 'M-66 -236H66V-218H-66Z', { width: 2.8 }),
    fill('shade', 'M-46 -220H-24V-172H-46ZM24 -220H46V-172H24Z', { width: 2.8 }),
    [-56, 56].map((x) => disc('steelDark', x, -227, 5, 1.8)),
    limb('metalDark', '-20,-160 -20,-190 0,-206 20,-190 20,-160', [18, 17, 16, 17, 18]),
    line('M-18 -184Q-12 -198 2 -201', 4, 'trim', 0.9),
    fill('steelDark', 'M-54 -192H54V-180H-54Z', { width: 2.6 }),
    line('M-50 -189H40', 2.4, 'light', 0.8),
    fill('ink', 'M-128 178A128 17 0 0 1 128 178A128 22 0 0 1 -128 178Z', { width: 3 }),
    flat('metalDark', 'M-104 186Q0 206 104 186Q0 196 -104 186Z', 0.9),
    fill('metal', BODY, { width: 3.2 }),
    clipped(BODY, [
      flat(
        'trim',
        'M-128 178C-112 130 -106 40 -102 -100C-102 -146 -56 -176 -30 -176C-60 -140 -66 40 -80 178Z',
        0.75,
      ),
      flat('metalDark', 'M36 -176C72 -120 66 60 72 190H140V-176Z', 0.5),
      flat('metalDark', 'M74 -176C98 -100 96 60 106 190H140V-176Z', 0.55),
      fill('metalDark', `${band(150, 122, 19)}L128 196H-128L-122 150Z`, { width: 2.6 }),
      line(band(164, 126, 18), 2.4, 'trim', 0.8),
      line(`${band(-96, 104, 26)}${band(-88, 104, 26)}${band(24, 108, 23)}${band(62, 112, 22)}`, 2.8),
      line(band(43, 110, 22), 3, 'trim', 0.9),
      line('M-14 -116V8M14 -116V8', 2.6),
      [-1, 1].map((side) =>
        times(3, (row) =>
          times(4, (i) =>
            disc('trim', side * (28 + i * 21 - i * i * 1.2), -82 + row * 27 + i * i * 0.9, 7 - i * 0.8, 1.8),
          ),
        ),
      ),
      crescent(2, 100, 24, 200, 'trim'),
    ]),
    line('M-84 -110C-88 -20 -92 60 -104 140', 6, 'light', 0.75),
    // The rising sun on its other side.
    line('M95 -96C99 20 104 90 116 150', 7, 'rose', 0.95),
    line('M98 194Q40 204 -20 202', 4, 'rose', 0.7),
    // Where the log strikes: the boss at the side, from its edge.
    fill('metalDark', 'M104 18Q120 22 121 43Q122 64 111 70Z', { width: 2.6 }),
  ],
  { x: X, y: 470 },
);

/** The heavy log, which has swung to the left on its two ropes and strikes the bell. */
const striker: Art = [
  eachRow(
    [
      [452, 420],
      [528, 496],
    ],
    (top, foot) => [
      line(`M${top} 238L${foot} 474`, 10, 'line'),
      line(`M${top} 238L${foot} 474`, 6, 'linen'),
      fill('linen', `M${top - 10} 190H${top + 10}V242H${top - 10}Z`, { width: 2.2 }),
      line(`M${top - 9} 206h18M${top - 9} 222h18`, 2, 'woodDark', 0.7),
    ],
  ),
  put(
    [
      fill('wood', 'M0 -44H146Q154 -22 154 0Q154 22 146 44H0Z', { width: 3.2 }),
      flat('woodDark', 'M0 12H153Q152 30 146 43H0Z', 0.8),
      line('M20 -28H138M34 -10Q80 -16 130 -8', 2.2, 'woodDark', 0.8),
      graven('12,-38 70,-40 130,-38', 5, 'straw', 1),
      fill('straw', 'M2 -46Q-10 -22 -10 0Q-10 22 2 46Q12 24 12 0Q12 -24 2 -46Z', { width: 3 }),
      line('M1 -26Q-4 -12 -4 0Q-4 14 2 27Q5 12 5 0Q5 -14 1 -26Z', 2, 'woodDark'),
      [38, 114].map((x) => fill('linen', `M${x - 11} -48H${x + 11}V48H${x - 11}Z`, { width: 2.4 })),
      [38, 114].map((x) => line(`M${x - 9} -16h18M${x - 9} 18h18`, 2, 'woodDark', 0.7)),
    ],
    { x: 382, y: 514, turn: 1 },
  ),
];

const blossom: Art = [
  limb('woodDark', '566,826 520,770 500,690 520,600', [46, 34, 22, 8]),
  limb('woodDark', '506,740 456,700 420,690 384,706', [22, 15, 10, 4]),
  limb('woodDark', '504,690 480,640 444,614', [18, 11, 4]),
  limb('woodDark', '520,780 470,766 420,770', [18, 11, 4]),
  graven('548,806 522,760 510,700', 5, 'wood'),
  eachRow(
    [
      [384, 706, 17],
      [416, 686, 14],
      [452, 698, 18],
      [444, 614, 17],
      [500, 652, 17],
      [520, 600, 18],
      [538, 640, 14],
      [420, 770, 15],
      [462, 762, 18],
      [520, 700, 16],
      [488, 722, 13],
      [544, 690, 15],
    ],
    (x, y, r) => flower(x, y, r, 5, 'light', 'rose'),
  ),
];

/** Petals that the sound has shaken loose: they drift along its rings, and some lie on the ground. */
const petals: Art = [
  eachRow(
    [
      [-64, 192, 30, 1.2],
      [-44, 120, 100, 0.9],
      [84, 192, 10, 0.9],
      [58, 192, 60, 1],
      [100, 228, 150, 1.2],
      [112, 264, 20, 0.8],
      [121, 228, 80, 1.1],
      [-88, 228, 40, 0.8],
      [136, 300, 120, 1.1],
      [146, 336, 60, 0.9],
    ],
    (angle, r, turn, size) => {
      const [x, y] = polar(...BLOW, r, angle);
      return put(fill('light', 'M-9 0Q-6 -9 3 -7L10 -1Q4 8 -4 7Z', { edge: 'redDark', width: 1.6 }), {
        x,
        y,
        turn,
        size,
      });
    },
  ),
  eachRow(
    [
      [96, 790, 10],
      [170, 776, -20],
      [236, 796, 30],
      [140, 806, 0],
    ],
    (x, y, turn) =>
      put(fill('light', 'M-9 0Q-2 -7 9 -1Q2 6 -9 0Z', { edge: 'redDark', width: 1.4 }), { x, y, turn }),
  ),
];
