import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, polar, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { disc, star } from '../../primitives/lights.ts';
import { flower } from '../../primitives/plants.ts';
import { grass } from '../landscape.ts';
import { fullMoon } from '../moon.ts';
import type { OracleScene } from '../scene.ts';

/** The middle of the well, seen from above. */
const [X, Y] = [300, 420];

export const well: OracleScene = {
  alt: 'We look straight down into a round stone well in a meadow: deep below, the full moon and a few stars lie in the dark water, and a full bucket comes up past them on a rope tied to its handle.',
  hour: 'field',
  draw: () => [
    flat('near', boxPath(40, 40, 520, 780)),
    meadow,
    ring(302, 40, 'stone'),
    ring(250, 44, 'stoneDark'),
    disc('ink', X, Y, 204, 3),
    shaft,
    clipped(circlePath(X + 8, Y + 12, 156), reflection),
    rope,
    put(bucket, { x: 396, y: 560, turn: 14 }),
  ],
};

/** The blocks of one course of the wall, from its outer radius inwards. */
const ring = (r: number, depth: number, role: 'stone' | 'stoneDark'): Art =>
  times(18, (i) => {
    const [from, to] = [i * 20 + (r > 260 ? 10 : 0), i * 20 + 18.6 + (r > 260 ? 10 : 0)];
    const at = (radius: number, angle: number) => polar(X, Y, radius, angle).map(toTenth).join(' ');
    const inner = r - depth;
    return fill(
      (i * 5) % 7 < 2 ? (role === 'stone' ? 'linen' : 'stone') : role,
      `M${at(r, from)}A${r} ${r} 0 0 1 ${at(r, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`,
      { width: 2.6 },
    );
  });

/** The inside of the wall, darker with each course. */
const shaft: Art = [190, 172].map((r, i) => [
  disc(i ? 'ink' : 'gloom', X + i * 5, Y + i * 8, r, 2),
  line(
    times(14, (k) => {
      const [a, b] = [
        polar(X + i * 5, Y + i * 8, r, k * 25.7 + i * 12),
        polar(X + i * 5, Y + i * 8, r - 14, k * 25.7 + i * 12),
      ];
      return `M${a.map(toTenth).join(' ')}L${b.map(toTenth).join(' ')}`;
    }).join(''),
    2,
    i ? 'gloomLight' : 'ink',
  ),
]);

const reflection: Art = [
  flat('water', circlePath(X + 8, Y + 12, 158)),
  fullMoon(268, 400, 84, 'glow', 'shaded'),
  [100, 122, 142].map((r) => line(circlePath(268, 400, r), 2, 'light', 0.5)),
  flat('water', 'M176 430Q230 422 300 432Q240 440 176 430ZM196 458Q250 450 330 460Q260 470 196 458Z', 0.9),
  eachRow(
    [
      [404, 330, 9],
      [420, 420, 7],
      [360, 300, 6],
      [200, 520, 8],
      [300, 546, 6],
    ],
    (x, y, r) => star(x, y, r, 'light'),
  ),
];

const ROPE: readonly Point[] = [
  [404, 520],
  [420, 380],
  [440, 220],
  [452, 20],
];
const rope: Art = [
  flat('line', swellPath(ROPE, [16, 18, 20, 24])),
  flat('linen', swellPath(ROPE, [10, 12, 14, 18])),
  line(
    times(22, (i) => `M${toTenth(399 + i * 2.3)} ${512 - i * 22}l${8 + i * 0.3} -9`).join(''),
    2.4,
    'woodDark',
  ),
];

const BAIL = 'M-98 0C-96 -70 -50 -108 0 -108C50 -108 96 -70 98 0';

/** A wooden bucket full of water, seen from above and a little from the side. */
const bucket: Art = [
  fill('woodDark', 'M-104 0C-96 90 -74 128 0 132C74 128 96 90 104 0Z', { width: 3 }),
  line('M-70 70L-58 116M-24 84L-20 130M24 84L20 130M70 70L58 116', 2.4, 'ink'),
  fill('wood', circlePath(0, 0, 104), { width: 3 }),
  fill('waterLight', circlePath(0, 0, 84), { width: 2.4 }),
  flat('light', 'M-58 -30Q-20 -70 36 -62Q-10 -50 -40 -14Z', 0.7),
  line('M-50 30Q0 54 52 26M-30 46Q0 60 34 44', 2.4, 'light', 0.8),
  star(24, 4, 15, 'light'),
  line('M-101 20A104 104 0 0 0 101 20', 8, 'steelDark'),
  line(BAIL, 13, 'line'),
  line(BAIL, 8, 'steelDark'),
  [-98, 98].map((x) => disc('steelDark', x, 0, 12, 2.4)),
  fill('linen', 'M-13 -122Q0 -134 13 -122L15 -96Q0 -86 -15 -96Z', { width: 2.4 }),
  line('M-13 -114Q0 -106 14 -114M-14 -104Q0 -96 15 -104', 2.2, 'woodDark'),
];

const meadow: Art = [
  grass(
    times(26, (i): Point => [56 + ((i * 173) % 490), 70 + ((i * 97) % 740)]),
    'leaf',
  ),
  eachRow(
    [
      [76, 96, 20],
      [128, 136, 14],
      [92, 770, 22],
      [160, 742, 14],
      [528, 746, 20],
      [480, 784, 14],
      [530, 110, 14],
    ],
    (x, y, r, i) => flower(x, y, r, 5, i % 2 ? 'rose' : 'light', 'linen'),
  ),
];
