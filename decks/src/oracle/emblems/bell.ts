import { clipped, eachRow, fill, flat, line, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import { limb, graven } from '../../drawing/swell.ts';
import { crescent, disc } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { oracleHaze, hills, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';

/** The middle of the bell, left of that of the picture, so that the log has room. */
const X = 232;

export const bell: OracleScene = {
  alt: 'A great bronze bell hangs by its loop from a beam under a tiled roof, and a log on two ropes has just struck its side; rings of sound spread over misty hills, and a tree flowers below.',
  hour: 'dawn',
  draw: (chance) => [
    printedSky(chance, { stars: 10 }),
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
  ],
};

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
    // An iron strap about the beam, and a ring from which the bell's loop hangs.
    fill('ink', 'M-22 -284H22V-226H-22Z'),
    line('M-22 -272H22M-22 -238H22', 2, 'steelDark'),
    line(circlePath(0, -212, 22), 11, 'line'),
    line(circlePath(0, -212, 22), 6, 'steelDark'),
    limb('metalDark', '-36,-164 -34,-192 0,-208 34,-192 36,-164', [20, 18, 17, 18, 20]),
    line('M-32 -184Q-24 -200 -4 -204', 4, 'trim', 0.9),
    line('M-22 -214A22 22 0 0 0 2 -190', 11, 'line'),
    line('M-22 -214A22 22 0 0 0 2 -190', 6, 'steelDark'),
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
    // Where the log strikes: the boss at the side, from its edge.
    fill('metalDark', 'M104 18Q120 22 121 43Q122 64 111 70Z', { width: 2.6 }),
  ],
  { x: X, y: 470 },
);

/** The log that has struck the bell, drawn back a little on its two ropes. */
const striker: Art = [
  eachRow(
    [
      [394, 414],
      [500, 520],
    ],
    (top, foot) => [
      line(`M${top} 238L${foot} 492`, 7, 'line'),
      line(`M${top} 238L${foot} 492`, 4, 'linen'),
      fill('linen', `M${top - 8} 190H${top + 8}V240H${top - 8}Z`, { width: 2 }),
    ],
  ),
  fill('wood', 'M384 490H532V540H384Z', { width: 3 }),
  flat('woodDark', 'M384 520H532V539H384Z', 0.8),
  line('M400 502H530M410 512H520', 2, 'woodDark', 0.8),
  fill('straw', 'M532 490a13 25 0 0 1 0 50a13 25 0 0 1 0 -50Z', { width: 2.6 }),
  line('M532 502a6 13 0 0 1 0 26a6 13 0 0 1 0 -26', 1.8, 'woodDark'),
  fill('woodDark', 'M384 488Q374 515 384 542H396V488Z', { width: 2.6 }),
  [414, 520].map((x) => fill('linen', `M${x - 8} 487H${x + 8}V543H${x - 8}Z`, { width: 2 })),
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
      [470, 640, 14],
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
  eachRow(
    [
      [96, 790],
      [170, 776],
      [230, 796],
      [360, 778],
      [140, 806],
    ],
    (x, y) => fill('light', `M${x} ${y}q8 -9 16 0q-8 8 -16 0Z`, { edge: 'redDark', width: 1.4 }),
  ),
];
