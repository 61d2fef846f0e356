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

/** A log that lies from its sawn end at 0,0 away to the right, with rings in its end and cracks that glow. */
const log = (length: number, r: number): Art => [
  fill('woodDark', `M0 ${-r}H${length}Q${length + 8} 0 ${length} ${r}H0Z`),
  line(
    `M20 ${-r * 0.4}H${length * 0.5}M${length * 0.3} ${r * 0.1}H${length * 0.9}M16 ${r * 0.55}H${length * 0.6}`,
    2,
    'wood',
  ),
  line(`M${length * 0.56} ${-r * 0.35}l18 5l16 -4M${length * 0.2} ${r * 0.3}l14 -4l12 5`, 2.6, 'glow'),
  fill('wood', ellipse(r * 0.8, r), { width: 2.4 }),
  line(ellipse(r * 0.5, r * 0.62) + ellipse(r * 0.2, r * 0.26), 1.8, 'woodDark'),
];

const ellipse = (rx: number, ry: number): string =>
  `M${toTenth(-rx)} 0A${toTenth(rx)} ${toTenth(ry)} 0 1 1 ${toTenth(rx)} 0A${toTenth(rx)} ${toTenth(ry)} 0 1 1 ${toTenth(-rx)} 0Z`;

/** Three logs stacked below the flames: two that meet in the middle, a third across them. */
export const logsOnFire: Art = [
  put(log(150, 19), { x: 412, y: 546, turn: 176 }),
  put(log(160, 20), { x: 186, y: 548, turn: -3 }),
  put(log(128, 17), { x: 232, y: 518, turn: 7 }),
];
