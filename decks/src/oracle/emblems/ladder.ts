import { eachOf, eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { toTenth } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { crescent, disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';
import { grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { treeFrog } from './treeFrog.ts';

export const ladder: OracleScene = {
  alt: 'A green tree frog with golden eyes sits on one rung of a tall wooden ladder, its toes with their round pads closed over the wood; the ladder leads on between boughs full of red apples, and a crescent moon stands between two rungs.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 34, floor: 560 }),
    hills(660, [40, 70, 50, 20, 40, 80, 60], 'far'),
    oracleHaze(60, 628, 150, 'dusk', 0.6),
    oracleHaze(410, 640, 140, 'dusk', 0.6),
    hills(724, [20, 10, 24, 10, 20, 8, 26], 'near'),
    crescent(300, 176, 33, 24),
    boughs,
    rungsAndRails,
    treeFrog,
    grass([
      [70, 800],
      [110, 806],
      [500, 804],
      [538, 796],
    ]),
  ],
};

/** The height of each rung, and how near it is: the ladder leans away from us into the tree. */
const RUNGS: readonly (readonly [y: number, size: number])[] = [
  [776, 1.18],
  [604, 1],
  [460, 0.85],
  [338, 0.73],
  [234, 0.63],
  [120, 0.53],
];

const LADDER_TOP = 40;
/** Half the distance between the rails at a height. */
const half = (y: number): number => 108 + (y - LADDER_TOP) * 0.094;

/** A side of the ladder, lit on its left. */
const rail = (side: 1 | -1): Art => {
  const edge = (y: number, inside: number) =>
    `${toTenth(300 + side * (half(y) + inside * (0.5 + y / 1400)))} ${y}`;
  const strip = (from: number, to: number) =>
    `M${edge(LADDER_TOP, from)}L${edge(LADDER_TOP, to)}L${edge(840, to)}L${edge(840, from)}Z`;
  return [
    fill('metal', strip(-15, 19), { width: 3.2 }),
    flat('metalDark', side > 0 ? strip(4, 18) : strip(-14, -1), 0.7),
    line(`M${edge(LADDER_TOP, 9 * -side)}L${edge(840, 9 * -side)}`, 3, 'light', 0.45),
  ];
};

const rungsAndRails: Art = [
  eachRow(RUNGS, (y, size) => {
    const d = `M${toTenth(300 - half(y))} ${y}H${toTenth(300 + half(y))}`;
    return [
      line(d, 40 * size + 6, 'line'),
      line(d, 40 * size, 'straw'),
      line(
        `M${toTenth(300 - half(y))} ${y + 11 * size}H${toTenth(300 + half(y))}`,
        16 * size,
        'metalDark',
        0.55,
      ),
      line(`M${toTenth(300 - half(y))} ${y - 12 * size}H${toTenth(300 + half(y))}`, 5 * size, 'light', 0.6),
    ];
  }),
  rail(-1),
  rail(1),
  // The pegs that hold each rung.
  eachRow(RUNGS, (y, size) =>
    [-1, 1].map((side) => disc('woodDark', 300 + side * (half(y) + 2), y, 6.4 * size, 2)),
  ),
];

const apple = (x = 0, y = 0, r = 0): Art => [
  line(`M${x} ${y - r}q2 -14 8 -20`, 4, 'woodDark'),
  fill(
    'red',
    `M${x} ${y - r * 0.8}C${x + r * 0.5} ${y - r * 1.2} ${x + r * 1.2} ${y - r * 0.7} ${x + r} ${y}C${x + r * 0.9} ${y + r} ${x + r * 0.4} ${y + r * 1.1} ${x} ${y + r}C${x - r * 0.4} ${y + r * 1.1} ${x - r * 0.9} ${y + r} ${x - r} ${y}C${x - r * 1.2} ${y - r * 0.7} ${x - r * 0.5} ${y - r * 1.2} ${x} ${y - r * 0.8}Z`,
    { width: 2.6 },
  ),
  graven(
    [
      [x - r * 0.7, y + r * 0.1],
      [x - r * 0.56, y - r * 0.4],
      [x - r * 0.2, y - r * 0.7],
    ],
    r * 0.24,
    'rose',
    1,
  ),
];

/** Boughs of an apple tree that come in from both sides, behind the ladder. */
const boughs: Art = [
  limb('woodDark', '30,352 96,316 150,270 196,240 262,226', [38, 30, 24, 17, 7], 'line', 2.6),
  limb('woodDark', '96,318 110,250 150,190 176,120', [22, 17, 13, 6], 'line', 2.4),
  limb('woodDark', '570,236 500,214 440,224 380,270 350,330', [36, 28, 22, 15, 6], 'line', 2.6),
  limb('woodDark', '500,214 484,150 446,100 436,50', [22, 17, 13, 6], 'line', 2.4),
  graven('60,340 110,304 160,262', 5, 'wood', 0.9),
  graven('546,228 490,212 440,222', 5, 'wood', 0.9),
  eachOf(
    '72,330,-70,62 78,336,120,58 122,290,-110,66 128,292,60,64 166,256,-70,62 172,258,70,60 108,238,-60,62 112,236,20,60 138,196,-80,60 150,180,40,58 174,126,-40,58 176,124,20,56 60,350,190,60 530,224,-20,62 530,230,150,64 488,214,130,66 468,214,200,64 430,232,150,62 398,258,180,60 492,186,60,62 482,150,-50,62 464,122,70,58 444,94,-60,58 436,60,30,54 552,240,80,60',
    (x = 0, y = 0, turn = 0, length = 0, i = 0) =>
      leaf(x, y, turn, length, i % 3 ? 'leafDark' : 'leaf', 0.42),
  ),
  eachOf('92,424,30 138,366,25 82,212,23 498,320,31 538,396,26 452,322,23 534,136,22', apple),
];
