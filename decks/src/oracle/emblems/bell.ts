import { clipped, eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { limb, graven } from '../../drawing/swell.ts';
import { crescent, disc } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';

/** The middle of the bell, left of that of the picture, so that the log has room. */
const X = 232;

export const bell: OracleScene = {
  alt: 'A great bronze bell hangs from its yoke under a tiled roof before the rising sun; a heavy log on two ropes has struck it and swings back; rings of sound spread over misty hills and shake petals from a tree in flower.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 10 }),
    sun,
    hills(650, [40, 70, 20, 10, 0, 20, 50], 'far'),
    oracleHaze(70, 626, 200, 'light'),
    hills(712, [30, 10, 30, 20, 40, 20, 44], 'mid'),
    oracleHaze(330, 690, 190, 'light'),
    sound,
    mirrored([
      fill('wood', 'M62 806V200H98V806Z'),
      line('M78 260V760', 2, 'woodDark', 0.7),
      fill('stone', 'M48 810V774H112V810Z'),
    ]),
    roof,
    beam,
    bronze,
    striker,
    hills(780, [16, 0, 10, 2, 8, 0, 14], 'near'),
    blossom,
    petals,
  ],
};

/** The sun that comes up between the bell and the log. */
const sun: Art = [
  flat('trim', circlePath(366, 570, 122), 0.4),
  fill('red', circlePath(366, 570, 98), { edge: 'redDark', width: 2.4 }),
];

/** Rings of sound that widen over the sky and the hills, each fainter than the one before. */
const sound: Art = times(7, (i) => {
  const ring = circlePath(X, 470, 150 + i * 29);
  return [
    flat('light', ring, 0.16),
    line(ring, 7.6 - i * 0.8, 'line', 0.6 - i * 0.05),
    line(ring, 4.4 - i * 0.6, 'trim', 1 - i * 0.12),
  ];
});

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

/** It carries the bell and the ropes of the log, on brackets over the posts. */
const beam: Art = [
  fill('wood', 'M40 192H560V238H40Z', { width: 3 }),
  flat('woodDark', 'M40 220H560V237H40Z', 0.6),
  line('M54 204q120 7 250 0t240 2M70 214q90 -5 160 0', 1.8, 'woodDark', 0.8),
  mirrored(fill('wood', 'M46 238H126Q112 262 98 266H62Q48 262 46 238Z')),
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

/** The heavy log, which has struck the bell and swings back on its two ropes. */
const striker: Art = [
  eachRow(
    [
      [398, 432],
      [498, 532],
    ],
    (top, foot) => [
      line(`M${top} 238L${foot} 476`, 10, 'line'),
      line(`M${top} 238L${foot} 476`, 6, 'linen'),
      fill('linen', `M${top - 10} 190H${top + 10}V242H${top - 10}Z`, { width: 2.2 }),
      line(`M${top - 9} 206h18M${top - 9} 222h18`, 2, 'woodDark', 0.7),
    ],
  ),
  put(
    [
      fill('wood', 'M0 -44H180V44H0Z', { width: 3.2 }),
      flat('woodDark', 'M0 12H180V43H0Z', 0.8),
      line('M20 -28H170M34 -10Q90 -16 160 -8', 2.2, 'woodDark', 0.8),
      graven('12,-38 80,-40 150,-38', 5, 'straw', 1),
      fill('straw', 'M2 -46Q-14 -22 -14 0Q-14 22 2 46Q14 24 14 0Q14 -24 2 -46Z', { width: 3 }),
      line('M0 -26Q-6 -12 -6 0Q-6 14 1 27Q6 12 6 0Q6 -14 0 -26Z', 2, 'woodDark'),
      [42, 142].map((x) => fill('linen', `M${x - 11} -48H${x + 11}V48H${x - 11}Z`, { width: 2.4 })),
      [42, 142].map((x) => line(`M${x - 9} -16h18M${x - 9} 18h18`, 2, 'woodDark', 0.7)),
    ],
    { x: 400, y: 522, turn: 3 },
  ),
  // The blow, and the way back.
  line('M372 470L382 458M366 506L380 504M370 548L382 560', 5, 'red'),
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
      [20, 266, 30, 1.2],
      [44, 295, 100, 1],
      [62, 237, 10, 0.9],
      [74, 295, 60, 1.2],
      [92, 266, 150, 1],
      [108, 295, 20, 0.8],
      [120, 266, 80, 1.1],
      [-26, 237, 40, 0.8],
      [140, 237, 120, 0.9],
    ],
    (angle, r, turn, size) => {
      const [x, y] = polar(X, 470, r, angle);
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
