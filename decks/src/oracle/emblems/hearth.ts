import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, circlePath, toTenth, polar, times } from '../../drawing/geometry.ts';
import { cat } from '../../creatures/beasts.ts';
import { flame } from '../../primitives/lights.ts';
import type { OracleScene } from '../scene.ts';

export const hearth: OracleScene = {
  alt: 'A fire burns in a round brick hearth with the month set in tiles round it; a kettle hangs above the flames and a cat sits on the rug.',
  hour: 'ember',
  draw: () => [
    fill('clothDark', boxPath(40, 40, 520, 790)),
    times(12, (i) => line(`M${64 + i * 44} 40V640`, 2, 'cloth', 0.8)),
    chimney,
    flat('ink', circlePath(300, 400, 168)),

    flat('redDark', circlePath(300, 400, 160), 0.75),
    flat('red', 'M160 478A160 160 0 0 0 440 478C420 380 360 320 300 300C240 320 180 380 160 478Z', 0.75),
    fire,
    kettle,
    fill('stone', 'M96 588H504V628H96Z'),
    fill('wood', boxPath(40, 660, 520, 170)),
    line(
      'M40 710H560M40 764H560M160 660V710M380 660V710M280 710V764M460 710V764M120 764V830M400 764V830',
      2,
      'woodDark',
      0.6,
    ),
    fill('stoneDark', 'M70 628H530V664H70Z'),
    fill('red', 'M110 716C110 690 490 690 490 716V760C490 800 110 800 110 760Z'),
    fill('rose', 'M150 722C150 704 450 704 450 722V752C450 782 150 782 150 752Z', { width: 2 }),
    cat({ x: 404, y: 764, size: 1.06 }),
    mantel,
    wool,
    logs,
  ],
};

const chimney: Art = [
  fill('stone', 'M84 640V250C84 190 150 150 300 150C450 150 516 190 516 250V640Z'),
  times(11, (row) => line(`M84 ${222 + row * 38}H516`, 1.8, 'line', 0.5)),
  times(10, (row) =>
    line(
      times(6, (i) => `M${120 + i * 76 - (row % 2) * 36} ${222 + row * 38}v38`).join(''),
      1.8,
      'line',
      0.5,
    ),
  ),
  flat('redDark', circlePath(300, 400, 228), 0.9),
  times(28, (i) => {
    const [x1, y1] = polar(300, 400, 208, i * 12.86);
    const [x2, y2] = polar(300, 400, 228, i * 12.86);
    return line(`M${toTenth(x1)} ${toTenth(y1)}L${toTenth(x2)} ${toTenth(y2)}`, 2.2);
  }),
  line(circlePath(300, 400, 228), 2.4),
];

/** A tongue of flame whose tip leans aside: its foot, its width and height, and how far it leans. */
const tongue = (x: number, width: number, height: number, lean: number, foot = 550): string => {
  const at = (dx: number, up: number) => `${toTenth(x + dx * width)} ${toTenth(foot - up * height)}`;
  const tip = `${toTenth(x + lean)} ${toTenth(foot - height)}`;
  return `M${at(-0.3, 0)}C${at(-0.62, 0.16)} ${at(-0.5, 0.38)} ${at(-0.24, 0.54)}C${at(-0.06, 0.66)} ${at(-0.02, 0.8)} ${tip}C${at(0.26, 0.78)} ${at(0.16, 0.6)} ${at(0.36, 0.44)}C${at(0.58, 0.28)} ${at(0.56, 0.08)} ${at(0.3, 0)}Z`;
};

const TONGUES = [
  [182, 60, 92, -10],
  [418, 60, 96, 12],
  [222, 84, 146, 8],
  [380, 84, 140, -6],
  [262, 84, 120, -14],
  [340, 84, 124, 16],
  [300, 112, 178, 4],
] as const;

const fire: Art = [
  [1, 0.7, 0.42].map((k, layer) =>
    TONGUES.map(([x, width, height, lean]) => {
      const d = tongue(x, width * (0.2 + 0.8 * k), height * k, lean * k);
      return layer === 0 ? fill('red', d) : flat(layer === 1 ? 'rose' : 'glow', d);
    }),
  ),
  eachRow(
    [
      [236, 546, 12],
      [364, 546, -12],
    ],
    (x, y, turn) =>
      put(
        [
          fill('woodDark', 'M-90 -14H90V14H-90Z'),
          fill('wood', 'M90 -14a10 14 0 0 1 0 28a10 14 0 0 1 0 -28Z'),
          line('M-80 -4H60M-60 6H76', 1.6, 'wood'),
        ],
        { x, y, turn },
      ),
  ),
  eachRow(
    [
      [250, 372, 4],
      [352, 388, 3],
      [222, 352, 3],
      [378, 356, 4],
    ],
    (x, y, r) => flat('glow', circlePath(x, y, r)),
  ),
];

/** It hangs high enough that the tips of the flames show below it. */
const kettle: Art = put(
  [
    line('M0 -90V8', 6, 'ink'),
    line('M-42 60C-42 -8 42 -8 42 60', 7, 'ink'),
    fill('shade', 'M-62 66C-62 36 62 36 62 66C80 116 50 146 0 146C-50 146 -80 116 -62 66Z'),
    fill('shade', 'M66 80L112 58L118 68L72 114Z'),
    fill('ink', 'M-40 52Q0 30 40 52Q0 62 -40 52Z', { width: 1.6 }),
    fill('metal', circlePath(0, 34, 7), { width: 1.6 }),
    line('M-50 80C-56 100 -50 118 -38 128', 4, 'waterLight', 0.8),
    line('M120 52c-10 -16 10 -24 0 -40M132 56c-8 -14 8 -20 0 -34', 5, 'light', 0.8),
  ],
  { x: 300, y: 258, size: 0.72 },
);

const mantel: Art = [
  fill('wood', 'M60 130H540V164H60Z'),
  line('M60 146H540', 2, 'woodDark'),
  put(
    [fill('cloth', 'M-26 0C-40 -40 -16 -50 -16 -70H16C16 -50 40 -40 26 0Z'), line('M-30 -24H30', 3, 'trim')],
    { x: 130, y: 130 },
  ),
  put(
    [
      fill('linen', 'M-44 -54H44V0H-44Z'),
      line('M-44 -54L0 -20L44 -54', 2.4),
      fill('red', circlePath(0, -20, 10), { width: 1.6 }),
    ],
    { x: 300, y: 130 },
  ),
  put([fill('linen', 'M-12 0V-40H12V0Z'), flame(0, -42, 0.7)], { x: 470, y: 130 }),
];

const wool: Art = put(
  [
    line('M22 18C60 34 90 10 118 26', 3.4, 'cloth'),
    fill('cloth', circlePath(0, 0, 26)),
    line(
      'M-22 -10C-6 4 6 14 12 24M-14 -20C4 -8 16 4 23 14M-2 -25C10 -18 20 -8 25 4M-24 6C-10 -12 6 -18 18 -18',
      2,
      'waterLight',
    ),
  ],
  { x: 206, y: 744 },
);

const logs: Art = put(
  eachRow(
    [
      [0, 0],
      [44, 0],
      [22, -36],
    ],
    (x, y) => [
      fill('wood', circlePath(x, y, 23)),
      fill('straw', circlePath(x, y, 16), { width: 1.6 }),
      line(circlePath(x, y, 8), 1.6, 'woodDark'),
    ],
  ),
  { x: 76, y: 700 },
);
