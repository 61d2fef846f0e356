import { type Art, fill, line, put } from '../drawing/art.ts';
import { type Point, polygonPath, times } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { disc, flame, star } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';

// All fit a head centred at 0,0: the line of the brow is at -46, the top of the head at -70.

/** A crown for each ruler, distinguished by its points. */
export const CROWNS = {
  flameCrown: [
    [-46, -16, 16, 46].map((x, i) => flame(x, -62, 0.9 + (i % 3 ? 0.25 : 0), x / 3)),
    flame(0, -66, 1.4),
    fill('metal', 'M-62 -44L-66 -70C-24 -86 24 -86 66 -70L62 -44C24 -60 -24 -60 -62 -44Z'),
    band(),
  ],
  lionCrown: drawCrown(
    [
      [-72, -104],
      [-40, -74],
      [-26, -122],
      [0, -80],
      [26, -122],
      [40, -74],
      [72, -104],
    ],
    (x, y) => disc('red', x, y, 8, 1.4),
  ),
  shellCrown: [
    [-46, 46].map((x) => put(shell(), { x, y: -66, size: 0.66, turn: x / 2 })),
    put(shell(), { y: -72, size: 0.95 }),
    band(),
  ],
  waveCrown: [
    fill(
      'metal',
      'M-62 -44C-76 -74 -72 -104 -46 -132C-50 -108 -42 -92 -24 -86C-28 -108 -18 -126 6 -140C0 -114 8 -96 24 -88C22 -106 32 -124 52 -136C52 -110 72 -78 62 -44C24 -60 -24 -60 -62 -44Z',
    ),
    ['-54,-66 -58,-88 -48,-112', '-8,-70 -12,-96 -2,-120', '40,-68 36,-94 46,-118'].map((points) =>
      graven(points, 4, 'ink', 0.5),
    ),
    band(),
  ],
  spireCrown: drawCrown(
    [
      [-64, -112],
      [-44, -80],
      [-32, -128],
      [-16, -84],
      [0, -150],
      [16, -84],
      [32, -128],
      [44, -80],
      [64, -112],
    ],
    (x, y) => star(x, y, 10, 'light'),
  ),
  leafCrown: [
    times(9, (i) =>
      leaf(
        (i - 4) * 14,
        -54 - Math.cos(((i - 4) / 4) * 1.4) * 12,
        -90 + (i - 4) * 14,
        46,
        i % 2 ? 'leaf' : 'leafDark',
      ),
    ),
    band(),
    flower(0, -60, 20, 5, 'rose', 'red'),
    flower(-38, -50, 13, 5),
    flower(38, -50, 13, 5),
  ],
  bullCrown: [
    [-1, 1].map((s) =>
      put(fill('light', 'M0 -58C26 -62 46 -82 36 -124C70 -104 72 -54 34 -40Z', { width: 1.8 }), {
        x: s * 26,
        flip: s < 0,
      }),
    ),
    drawCrown(
      [
        [-40, -100],
        [-20, -78],
        [0, -126],
        [20, -78],
        [40, -100],
      ],
      (x, y) => disc('leaf', x, y, 8, 1.4),
    ),
  ],
  starCrown: [
    fill('metal', 'M-60 -46L-64 -74C-24 -92 24 -92 64 -74L60 -46C24 -62 -24 -62 -60 -46Z'),
    times(9, (i) =>
      star(Math.sin((i - 4) * 0.3) * 92, -24 - Math.cos((i - 4) * 0.3) * 92, 15, 'glow', 6, 0.45),
    ),
    band(),
  ],
  archedCrown: [
    fill('wine', 'M-50 -56C-60 -110 -20 -124 0 -124C20 -124 60 -110 50 -56Z', { width: 1.8 }),
    [-1, 1].map((s) =>
      fill(
        'metal',
        `M${s * 62} -46L${s * 70} -92C${s * 50} -132 ${s * 24} -136 0 -132V-118C${s * 22} -120 ${s * 42} -112 ${s * 46} -84L${s * 44} -56Z`,
        { width: 2 },
      ),
    ),
    disc('metal', 0, -142, 14, 2),
    line('M0 -156V-176M-9 -167H9', 4, 'metal'),
    band(),
  ],
  squareCrown: [
    fill('metal', 'M-60 -46L-66 -112H-40V-92H-16V-112H16V-92H40V-112H66L60 -46C24 -62 -24 -62 -60 -46Z'),
    disc('waterLight', 0, -78, 10, 1.4),
    band(),
  ],
  tiara: [
    fill('metal', 'M-58 -46C-66 -120 -40 -176 0 -190C40 -176 66 -120 58 -46C24 -62 -24 -62 -58 -46Z'),
    [-86, -122].map((y) => [
      line(`M-58 ${y}Q0 ${y - 16} 58 ${y}`, 7, 'metalDark'),
      times(3, (i) => disc('red', (i - 1) * 30, y - 7 + Math.abs(i - 1) * 2, 5, 1.2)),
    ]),
    line('M0 -190V-214M-11 -203H11', 4, 'metal'),
    band(),
  ],
} satisfies Record<string, Art>;

function band(): Art {
  return [
    fill('metalDark', 'M-60 -50C-24 -66 24 -66 60 -50L58 -36C24 -52 -24 -52 -58 -36Z', { width: 1.6 }),
    times(5, (i) => disc(i % 2 ? 'light' : 'red', (i - 2) * 22, -52 + Math.abs(i - 2) * 3, 5, 1)),
  ];
}

/** A crown that runs through the points, with a jewel on each of the high ones. */
function drawCrown(points: readonly Point[], jewel: (x: number, y: number) => Art): Art {
  return [
    fill('metal', polygonPath([[-60, -46], ...points, [60, -46], [0, -60]])),
    points.filter(([, y]) => y < -88).map(([x, y]) => jewel(x, y)),
    band(),
  ];
}

function shell(): Art {
  return [
    fill(
      'linen',
      'M-10 8C-24 2 -40 -16 -46 -34Q-44 -46 -34 -46Q-32 -58 -20 -58Q-14 -68 0 -66Q14 -68 20 -58Q32 -58 34 -46Q44 -46 46 -34C40 -16 24 2 10 8Z',
      { width: 2 },
    ),
    [-34, -20, 0, 20, 34].map((x) =>
      line(`M${x / 6} 4Q${x * 0.7} -22 ${x} ${Math.abs(x) / 2 - 60}`, 2, 'redDark', 0.7),
    ),
    fill('trim', 'M-16 12L-11 0H11L16 12Z', { width: 1.6 }),
  ];
}
