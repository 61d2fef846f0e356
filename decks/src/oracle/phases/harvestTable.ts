import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc, flame } from '../../primitives/lights.ts';

/** Where all edges of the table meet, and half its width for each unit below that. */
const [X, Y, SPREAD] = [336, 486, 0.56];

/** A thing on the table, at a share of its half width from the middle; it is as large as its place is near. */
const laid = ([share, y, thing]: readonly [number, number, Art]): Art =>
  put(thing, { x: X + share * SPREAD * (y - Y), y, size: (y - Y) / 300 });

const edgeTo = (share: number, y: number): string => `${toTenth(X + share * SPREAD * (y - Y))} ${y}`;
const strip = (from: number, to: number, far: number): string =>
  `M${edgeTo(from, far)}L${edgeTo(to, far)}L${edgeTo(to, 850)}L${edgeTo(from, 850)}Z`;

const plate: Art = [
  fill('snow', 'M-62 0a62 20 0 1 0 124 0a62 20 0 1 0 -124 0Z', { width: 2.4 }),
  line('M-40 0a40 12 0 1 0 80 0a40 12 0 1 0 -80 0', 2.6, 'cloth'),
];
const jug: Art = [
  line('M22 -78C52 -74 50 -30 26 -26', 12, 'line'),
  line('M22 -78C52 -74 50 -30 26 -26', 7, 'cloth'),
  fill('cloth', outline('-16,-104! 18,-104! 16,-82 34,-50 28,-6 0,2 -28,-6 -34,-50 -16,-82'), { width: 2.6 }),
  line('M-28 -52Q0 -42 30 -52', 6, 'light'),
];
const bread: Art = [
  fill('straw', outline('-70,-6! -66,-40 -30,-58 20,-56 62,-36 70,-6! 40,6 -40,6'), { width: 2.6 }),
  flat('metalDark', outline('-70,-10! -30,-2 40,-4 70,-12! 60,4 0,8 -60,4'), 0.6),
  ['-36,-50 -28,-34 -30,-18', '0,-55 8,-36 4,-18', '34,-48 42,-32 38,-16'].map((cut) =>
    graven(cut, 8, 'linen', 1),
  ),
];
const bowl = (fruit: Role): Art => [
  eachRow(
    [
      [-26, -34],
      [26, -34],
      [0, -48],
      [-8, -28],
      [14, -30],
    ],
    (x, y) => [disc(fruit, x, y, 20, 2.2), line(`M${x} ${y - 14}v-8`, 3)],
  ),
  fill('wood', outline('-60,-28! 0,-18 60,-28! 40,4 0,8 -40,4'), { width: 2.6 }),
];
const light: Art = [
  disc('glow', 0, -84, 50, 0, 0.35),
  fill('linen', 'M-11 0V-60H11V0Z', { width: 2.2 }),
  flame(0, -60, 0.9),
];

const bench = (side: 1 | -1): Art => [
  flat('ink', strip(side * 1.16, side * 1.62, 560), 0.4),
  fill('wood', strip(side * 1.2, side * 1.52, 566), { width: 2.6 }),
  line(`M${edgeTo(side * 1.36, 580)}L${edgeTo(side * 1.36, 850)}`, 2, 'woodDark'),
];

const CLOTH = strip(-1, 1, 552);

/** What is on the table, from the far end to the near one: the share of its half width, and the height in the picture. */
const DISHES: readonly (readonly [number, number, Art])[] = [
  [-0.5, 580, plate],
  [0.5, 580, plate],
  [0.02, 584, light],
  [-0.52, 608, plate],
  [0.52, 608, plate],
  [-0.05, 616, bowl('leaf')],
  [-0.55, 650, plate],
  [0.55, 650, plate],
  [0.12, 664, jug],
  [-0.2, 682, light],
  [-0.58, 712, plate],
  [0.58, 712, plate],
  [0.06, 740, bread],
  [0.4, 776, bowl('red')],
  [-0.62, 790, plate],
  [-0.3, 776, jug],
];

/** A long laid table that runs from us into the field, with a bench on each side. */
export const harvestTable: Art = [
  bench(-1),
  bench(1),
  flat('ink', strip(-1.1, 1.1, 556), 0.3),
  fill('light', CLOTH, { width: 3 }),
  clipped(CLOTH, [
    [-0.9, 0.9].map((share) => flat('red', strip(share - 0.035, share + 0.035, 552))),
    [-0.8, 0.8].map((share) => flat('red', strip(share - 0.012, share + 0.012, 552))),
    times(5, (i) =>
      flat('stone', strip(-1, 1, 586 + i * i * 14).replace(/850/g, String(588 + i * i * 15)), 0.6),
    ),
  ]),
  DISHES.map(laid),
];

const LANTERNS: readonly (readonly [x: number, y: number, r: number, paper: Role])[] = [
  [114, 388, 22, 'red'],
  [160, 426, 19, 'trim'],
  [206, 432, 15, 'rose'],
  [276, 452, 13, 'trim'],
  [336, 466, 13, 'red'],
  [402, 458, 13, 'trim'],
  [506, 408, 18, 'red'],
  [540, 372, 22, 'trim'],
];

/** Lanterns of paper on a line between poles that stand along one side of the table. */
export const lanternLine: Art = [
  eachRow(
    [
      [78, 306, 800],
      [234, 424, 600],
      [470, 424, 600],
    ],
    (x, top, foot) => [
      line(`M${x} ${top}V${foot}`, 7 * (foot / 700), 'line'),
      line(`M${x} ${top}V${foot}`, 4 * (foot / 700), 'wood'),
    ],
  ),
  line('M40 316Q58 310 78 306Q150 440 234 424Q352 500 470 424Q520 400 560 330', 2.6, 'ink'),
  eachRow(LANTERNS, (x, y, r, role) => [
    disc('glow', x, y + r, r * 1.7, 0, 0.25),
    fill('woodDark', `M${x - r * 0.4} ${y - 2}h${r * 0.8}v${2 * r + 4}h${-r * 0.8}Z`, { width: 2 }),
    fill(role, `M${x - r} ${y + r}a${r} ${r * 0.86} 0 1 0 ${2 * r} 0a${r} ${r * 0.86} 0 1 0 ${-2 * r} 0Z`, {
      width: 2.2,
    }),
    line(
      `M${x - r * 0.9} ${y + r * 0.8}H${x + r * 0.9}M${x - r * 0.9} ${y + r * 1.3}H${x + r * 0.9}`,
      1.6,
      'line',
      0.6,
    ),
  ]),
];
