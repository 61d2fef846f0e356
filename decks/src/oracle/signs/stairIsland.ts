import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { circlePath, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { firs } from '../landscape.ts';

/** The ledges from the sea up: middle, height, and half the width. */
const LEDGES = [
  [304, 772, 236],
  [310, 668, 196],
  [298, 576, 158],
  [312, 494, 122],
  [302, 422, 90],
  [306, 364, 62],
] as const;

const ledge = (level: number): readonly [number, number, number] => LEDGES[level] ?? LEDGES[0];

/** A place on the front rim of a ledge, from 0 at its left end to 1; the rim rises to the right. */
function onRim(level: number, t: number, share = 1): Point {
  const [x, y, full] = ledge(level);
  const w = full * share;
  return [x + w * (2 * t - 1), y + w * (0.14 - 0.28 * t) + w * 0.72 * t * (1 - t)];
}

const rim = (level: number, share: number, lift = 0, back = false): string => {
  const points = times(9, (i) => onRim(level, (back ? 8 - i : i) / 8, share));
  return points.map(([x, y]) => `${toTenth(x)} ${toTenth(y - lift)}`).join('L');
};

const tier = (level: number): Art => {
  const rock = `M${rim(level, 0.88, 6)}L${rim(level + 1, 1.02, 0, true)}Z`;
  const [x, top, w] = ledge(level + 1);
  const foot = ledge(level)[1] + 40;
  return [
    fill('stoneDark', rock, { width: 3 }),
    clipped(rock, [
      flat(
        'stone',
        outline(
          `${x - 260},${top - 40}! ${x - w * 0.1},${top - 40}! ${x - w * 0.36},${top + 50} ${x - w * 0.2},${foot}! ${x - 260},${foot}!`,
        ),
      ),
      flat(
        'shade',
        outline(
          `${x + 260},${top - 60}! ${x + w * 0.6},${top - 40}! ${x + w * 0.4},${top + 44} ${x + w * 0.7},${foot}! ${x + 260},${foot}!`,
        ),
        0.7,
      ),
      eachOf('-0.86,-0.8,-1 -0.5,-0.56,-0.7 0.24,0.3,0.22 0.84,0.86,1.04', (a = 0, b = 0, c = 0) =>
        graven(
          [
            [x + a * w, top + 20],
            [x + b * w, top + 62],
            [x + c * w, foot],
          ],
          7,
          'shade',
          0.75,
        ),
      ),
      graven(
        [
          [x - w * 0.7, top + 74],
          [x - w * 0.4, top + 66],
          [x - w * 0.1, top + 84],
        ],
        6,
        'shade',
        0.6,
      ),
      graven(
        [
          [x + w * 0.1, top + 64],
          [x + w * 0.3, top + 74],
          [x + w * 0.6, top + 56],
        ],
        6,
        'ink',
        0.6,
      ),
    ]),
    line(rock, 3),
    fill('linen', `M${rim(level + 1, 1.08)}L${rim(level + 1, 0.84, 12, true)}Z`, { width: 2.4 }),
    line(
      times(9, (i) => {
        const [[ax, ay], [bx, by]] = [
          onRim(level + 1, (i + 1) / 10, 1.06),
          onRim(level + 1, (i + 1) / 10, 0.9),
        ];
        return `M${toTenth(ax)} ${toTenth(ay)}L${toTenth(bx)} ${toTenth(by - 9)}`;
      }).join(''),
      2,
      'woodDark',
      0.8,
    ),
    fill('straw', `M${rim(level + 1, 1.08, -9)}L${rim(level + 1, 1.08, 0, true)}Z`, { width: 2.4 }),
    times(4, (i) => lamp(...onRim(level + 1, 0.06 + i * 0.29, 1.06))),
  ];
};

const lamp = (x: number, y: number): Art => [
  line(`M${toTenth(x)} ${toTenth(y + 2)}v-24`, 3.4, 'ink'),
  disc('glow', x, y - 26, 15, 0, 0.35),
  disc('glow', x, y - 26, 6, 1.8),
];

const house: Art = put(
  [
    fill('linen', 'M-34 0V-46H34V0Z', { width: 2.8 }),
    flat('stoneDark', 'M14 -2V-46H33V-2Z', 0.8),
    fill('stone', 'M10 -64V-98H24V-64Z', { width: 2.4 }),
    fill('red', 'M-46 -42L-26 -80H26L46 -42Z', { width: 2.8 }),
    fill('glow', 'M-24 -32h18v18h-18Z', { width: 2.2 }),
    fill('wood', 'M4 0V-30H24V0Z', { width: 2.2 }),
  ],
  { x: 306, y: 366, size: 1.1 },
);

/** A white goat from the side, its feet at 0,0. */
const goat: Art = [
  line('M-16 -18L-18 0M-8 -16L-7 0M10 -16L9 0M17 -18L19 0', 5.8, 'line'),
  line('M-16 -18L-18 -2M-8 -16L-7 -2M10 -16L9 -2M17 -18L19 -2', 3, 'snow'),
  fill(
    'snow',
    outline('-22,-30! -8,-37 10,-36 18,-50! 32,-52 40,-42! 32,-37 24,-22 16,-12 -14,-12 -22,-20'),
    {
      width: 2.2,
    },
  ),
  line('M24 -50Q18 -68 4 -64M29 -51Q24 -74 10 -73', 4.4, 'line'),
  line('M24 -50Q18 -68 4 -64M29 -51Q24 -74 10 -73', 2.2, 'metal'),
  line('M34 -38L33 -30', 3, 'snow'),
  flat('ink', circlePath(31, -46, 1.9)),
];

/** A rock in the sea with a stair that winds round it to a house, lamps along it, and a goat on its fourth turn. */
export const stairIsland: Art = [
  times(5, tier),
  fill('sage', outline('250,374! 262,356 306,348 350,352 364,366! 310,388'), { width: 2.6 }),
  house,
  firs([[356, 372, 54]], 'leafDark'),
  put(goat, { x: 318, y: 516, size: 1.24 }),
];
