import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, times } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { star } from '../../primitives/lights.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';
import { scallop } from '../shells.ts';

export const tide: OracleScene = {
  alt: 'We look down on a beach from which the sea has drawn back: in the pool that it left among the stones the full moon is mirrored; a starfish clings to its edge, and shells and a lost ring lie on the wet sand.',
  hour: 'sea',
  draw: () => [
    flat('straw', boxPath(40, 40, 520, 780)),
    ripples,
    sea,
    pool,
    stones,
    put([star(0, 0, 66, 'line', 5, 0.46), star(0, 0, 59, 'red', 5, 0.44), arms], {
      x: 446,
      y: 650,
      turn: 12,
    }),
    put(scallop('rose'), { x: 112, y: 752, size: 0.5, turn: -22 }),
    put(scallop('snow'), { x: 216, y: 784, size: 0.28, turn: 18 }),
    put(ring, { x: 96, y: 380, turn: -14 }),
  ],
};

/** The sea at the upper edge, and the lines that it has left one after the other. */
const sea: Art = [
  fill('metalDark', 'M40 40H560V330C500 350 440 300 372 286C300 272 250 310 180 290C120 272 90 230 40 236Z', {
    edge: 'none',
    opacity: 0.55,
  }),
  fill(
    'waterLight',
    'M40 40H560V262C500 290 450 236 380 226C310 216 250 250 184 232C120 214 96 180 40 186Z',
    { width: 2 },
  ),
  line('M40 190C96 184 120 218 184 236C250 254 310 220 380 230C450 240 500 294 560 266', 12, 'light'),
  fill('water', 'M40 40H560V206C500 226 456 184 390 172C320 160 250 190 190 172C130 154 96 130 40 134Z', {
    width: 1.6,
  }),
  line(
    'M40 138C96 134 130 158 190 176C250 194 320 164 390 176C456 188 500 230 560 210M70 96q40 -16 80 0t80 0M300 110q40 -16 80 0t80 0M190 70q40 -16 80 0M440 76q36 -14 72 0',
    4,
    'light',
    0.8,
  ),
];

const ripples: Art = times(9, (i) =>
  graven(
    [0, 1, 2, 3, 4].map((k) => [40 + k * 130, 330 + i * 60 + (k % 2 ? -12 : 10) + ((i * 7) % 5)] as const),
    5,
    'metalDark',
    0.6,
  ),
);

const POOL = outline(
  '96,520 130,440 220,392 320,400 420,410 488,470 506,560 470,650 390,700 290,716 190,690 116,620',
);

/** The pool, with the moon in it. */
const pool: Art = [
  fill(
    'metalDark',
    outline('70,520 110,420 216,366 322,374 436,384 514,456 534,564 494,668 400,726 290,744 176,716 92,634'),
    { edge: 'none', opacity: 0.6 },
  ),
  fill('near', POOL, { width: 4 }),
  clipped(POOL, [
    flat('water', outline('120,560 180,450 300,420 430,440 490,560 430,680 290,700 170,670')),
    fullMoon(300, 552, 118),
    [134, 150].map((r) => line(circlePath(300, 552, r), 2.4, 'light', 0.5)),
    flat(
      'water',
      'M160 590Q260 576 350 592Q250 606 160 590ZM240 630Q330 620 430 632Q330 646 240 630ZM200 500Q260 492 330 502Q260 512 200 500Z',
      0.9,
    ),
    eachRow(
      [
        [166, 470, 5],
        [440, 500, 5],
        [420, 590, 4],
        [204, 650, 5],
      ],
      (x, y, r) => flat('light', circlePath(x, y, r)),
    ),
    graven('120,600 150,560 140,500', 9, 'leaf', 1),
    graven('140,640 176,590 160,540', 7, 'leafDark', 1),
  ]),
];

const STONE = outline('-50,10 -40,-24 -4,-38 36,-28 52,4 34,28 -10,34 -40,28');
const stones: Art = eachRow(
  [
    [110, 470, 0.9, 10],
    [76, 540, 0.62, 60],
    [150, 420, 0.56, 0],
    [484, 440, 0.8, -20],
    [526, 500, 0.6, 40],
    [150, 690, 0.9, -30],
    [230, 724, 0.6, 10],
    [372, 716, 0.7, 0],
    [420, 392, 0.5, 20],
  ],
  (x, y, size, turn, i) =>
    put(
      [
        fill(i % 3 ? 'stone' : 'stoneDark', STONE, { width: 3 }),
        graven('-30,8 -20,-18 6,-24', 5, 'light', 0.9),
        graven('10,26 36,16 42,-4', 5, 'detail', 0.5),
      ],
      { x, y, size, turn },
    ),
);

const arms: Art = times(5, (i) =>
  put(
    times(4, (k) => flat('rose', circlePath(0, -12 - k * 10, 4 - k * 0.5))),
    { turn: i * 72 },
  ),
);

const ring: Art = [
  flat('ink', 'M-30 24Q0 12 34 24Q0 40 -30 24Z', 0.3),
  line(circlePath(0, 0, 24), 12, 'line'),
  line(circlePath(0, 0, 24), 7, 'glow'),
  fill('waterLight', 'M-14 -30L-8 -44H8L14 -30L0 -14Z', { width: 2 }),
];
