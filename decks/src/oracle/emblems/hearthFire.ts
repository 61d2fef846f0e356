import { eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, toTenth } from '../../drawing/geometry.ts';

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

export const fire: Art = [
  [1, 0.7, 0.42].map((k, layer) =>
    TONGUES.map(([x, width, height, lean]) => {
      const d = tongue(x, width * (0.2 + 0.8 * k), height * k, lean * k);
      return layer === 0 ? fill('red', d) : flat(layer === 1 ? 'rose' : 'glow', d);
    }),
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

/** Two logs, crossed below the flames. */
export const logsOnFire: Art = eachRow(
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
);
