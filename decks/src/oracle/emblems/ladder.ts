import { eachOf, eachRow, fill, flat, line, type Art } from '../../drawing/art.ts';
import { toTenth } from '../../drawing/geometry.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { crescent, disc } from '../../primitives/lights.ts';
import { grass, hills, oracleHaze, printedSky } from '../landscape.ts';
import type { OracleScene } from '../scene.ts';
import { climbingSnail } from './climbingSnail.ts';
import { treeHouse } from './treeHouse.ts';

export const ladder: OracleScene = {
  alt: 'A long wooden ladder leads up the trunk of an oak to a little tree house, from whose open door warm light falls on the rungs; on a rung near the foot sits a snail with a red shell and looks up, and a crescent moon shines.',
  hour: 'night',
  draw: (chance) => [
    printedSky(chance, { stars: 34, floor: 560 }),
    crescent(104, 420, 34, -24),
    hills(640, [40, 70, 50, 20, 40, 80, 60], 'far'),
    oracleHaze(50, 600, 150, 'dusk', 0.5),
    oracleHaze(420, 616, 120, 'dusk', 0.5),
    hills(730, [30, 20, 24, 10, 20, 18, 26], 'near'),
    trunk,
    treeHouse,
    [120, 70].map((r) => disc('glow', 300, 300, r, 0, 0.16)),
    rungsAndRails,
    climbingSnail,
    foot,
  ],
};

const trunk: Art = [
  limb('woodDark', '250,860 286,700 300,520 300,300', [250, 150, 128, 120], 'line', 3),
  limb('woodDark', '320,320 420,250 520,150', [50, 40, 24], 'line', 3),
  limb('woodDark', '280,320 180,250 80,160', [50, 40, 24], 'line', 3),
  [
    '224,820 248,700 252,560',
    '360,800 356,680 352,520',
    '196,830 226,760 238,700',
    '346,480 350,430 346,380',
  ].map((bark) => graven(bark, 9, 'wood', 0.7)),
];

/** The height of each rung, and how near it is. */
const RUNGS: readonly (readonly [y: number, size: number])[] = [
  [780, 1.3],
  [694, 1.14],
  [618, 1],
  [552, 0.88],
  [494, 0.78],
  [444, 0.68],
  [400, 0.6],
  [362, 0.54],
];

const TOP = 336;
/** Half the distance between the rails at a height: the ladder leans away from us. */
const half = (y: number): number => 44 + (y - TOP) * 0.215;

/** A side of the ladder, lit from above. */
const rail = (side: 1 | -1): Art => {
  const edge = (y: number, by: number) =>
    `${toTenth(300 + side * (half(y) + by * (0.36 + (y - TOP) / 760)))} ${y}`;
  const strip = (from: number, to: number) =>
    `M${edge(TOP, from)}L${edge(TOP, to)}L${edge(850, to)}L${edge(850, from)}Z`;
  return [
    fill('metal', strip(-13, 15), { width: 3.2 }),
    flat('metalDark', side > 0 ? strip(3, 14) : strip(-12, -2), 0.7),
    line(`M${edge(TOP, 7 * -side)}L${edge(850, 7 * -side)}`, 3, 'light', 0.45),
  ];
};

const rungsAndRails: Art = [
  eachRow(RUNGS, (y, size) => {
    const bar = (dy: number) => `M${toTenth(300 - half(y))} ${toTenth(y + dy)}H${toTenth(300 + half(y))}`;
    return [
      line(bar(26 * size), 16 * size, 'ink', 0.4),
      line(bar(0), 26 * size + 6, 'line'),
      line(bar(0), 26 * size, y < 480 ? 'trim' : 'straw'),
      line(bar(7 * size), 11 * size, 'metalDark', 0.6),
      line(bar(-7 * size), 4 * size, 'light', 0.7),
    ];
  }),
  rail(-1),
  rail(1),
  eachRow(RUNGS, (y, size) =>
    [-1, 1].map((side) => disc('woodDark', 300 + side * (half(y) + 1), y, 5.4 * size, 2)),
  ),
];

/** Grass and toadstools at the foot. */
const foot: Art = [
  flat('near', outline('30,800! 120,780 220,800 380,800 480,784 570,800! 570,840! 30,840!')),
  grass([
    [66, 792],
    [140, 790],
    [180, 800],
    [440, 800],
    [540, 794],
  ]),
  eachOf('100,786,1 470,780,1.3 510,796,0.9', (x = 0, y = 0, size = 0) => [
    fill(
      'linen',
      outline(
        `${x - 8 * size},${y}! ${x - 6 * size},${y - 30 * size}! ${x + 6 * size},${y - 30 * size}! ${x + 9 * size},${y}!`,
      ),
    ),
    fill(
      'red',
      outline(
        `${x - 28 * size},${y - 26 * size}! ${x - 20 * size},${y - 48 * size} ${x},${y - 58 * size} ${x + 20 * size},${y - 48 * size} ${x + 28 * size},${y - 26 * size}! ${x},${y - 20 * size}`,
      ),
    ),
    eachOf('-10,-44,4 8,-48,3.4 14,-34,3.4', (dx = 0, dy = 0, r = 0) =>
      disc('light', x + dx * size, y + dy * size, r * size, 0),
    ),
  ]),
];
