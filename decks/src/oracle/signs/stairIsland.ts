import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polygonPath, times, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { firs } from '../landscape.ts';
import { climbingGoat } from './climbingGoat.ts';

const X = 312;
const FOOT = 684;
const TOP = 392;
const STEPS = 24;
const TURNS = 2.5;
/** How much of a circle's depth we see from above. */
const TILT = 0.32;

const radius = (y: number): number => 64 + ((y - TOP) / (FOOT - TOP)) * 150;

/** A point of the stair after so many steps from the sea; the first half of each turn is in front, from left to right. */
function onStair(step: number, out: number, level = step): Point {
  const y = FOOT - ((FOOT - TOP) * level) / (STEPS * TURNS);
  const angle = (2 * Math.PI * step) / STEPS;
  const r = radius(y) + out;
  return [X - r * Math.cos(angle), y + r * TILT * Math.sin(angle)];
}

const WIDTH = 36;

/** The rock under the stair from one step to another, down to the stair one turn below or into the sea. */
const wallPath = (from: number, to: number): string => {
  const crest = times(to - from, (k) => [
    onStair(from + k, WIDTH, from + k),
    onStair(from + k + 1, WIDTH, from + k),
  ]).flat();
  const foot = times(to - from + 1, (k): Point => {
    const [x, y] = onStair(to - k - STEPS, to < STEPS ? -14 : -4);
    return [x, y];
  });
  return polygonPath([...crest, ...foot]);
};

const treads = (from: number, to: number, light: Role = 'snow', dark: Role = 'linen'): Art => [
  flat(
    'stoneDark',
    polygonPath([
      ...times(to - from + 1, (k) => onStair(from + k, WIDTH - 2)),
      ...times(to - from + 1, (k) => onStair(to - k, -8)),
    ]),
  ),
  times(to - from, (k) => {
    const step = from + k;
    return fill(
      k < 7 ? light : dark,
      polygonPath([
        onStair(step, WIDTH, step),
        onStair(step + 1, WIDTH, step),
        onStair(step + 1, -8, step),
        onStair(step, -8, step),
      ]),
      { width: 1.8 },
    );
  }),
];

/** A crack in the rock under the stair. */
const crack = (step: number): Art => {
  const [[x, y], [fx, fy]] = [onStair(step, WIDTH + 1), onStair(step - STEPS, 0)];
  return graven(
    [
      [x, y + 4],
      [(x + fx) / 2 + 4, (y + fy) / 2],
      [fx, fy - 6],
    ],
    8,
    'shade',
    0.75,
  );
};

/** Half a turn in front: the rock, light on the left and dark on the right, and the stair on it. */
const frontHalf = (turn: number): Art => {
  const [from, to] = [turn * STEPS, turn * STEPS + STEPS / 2];
  return [
    fill('stoneDark', wallPath(from, to)),
    flat('stone', wallPath(from, from + 4)),
    flat('shade', wallPath(to - 3, to), 0.95),
    [2.5, 5.4, 7.6].map((k) => crack(from + k)),
    line(wallPath(from, to), 3),
    treads(from, to),
  ];
};

/** Half a turn behind, of which only the ends are seen. */
const backHalf = (turn: number): Art => {
  const [from, to] = [(turn + 0.5) * STEPS, (turn + 1) * STEPS];
  return [
    fill('shade', wallPath(from, from + 6), { width: 3 }),
    fill('stone', wallPath(to - 6, to), { width: 3 }),
    treads(from, to, 'stone', 'snow'),
  ];
};

/** The top of the rock inside the last half turn. */
const summit: Art = [
  fill('stone', polygonPath([[250, 386], ...times(13, (k) => onStair(48 + k, -6)), [374, 386]]), {
    width: 2.6,
  }),
  flat('stoneDark', polygonPath([[312, 386], ...times(7, (k) => onStair(54 + k, -9)), [374, 386]])),
];

const lamp = (step: number): Art => {
  const [x, y] = onStair(step, WIDTH - 4);
  return [
    line(`M${toTenth(x)} ${toTenth(y + 2)}v-28`, 4, 'ink'),
    disc('glow', x, y - 31, 19, 0, 0.35),
    disc('glow', x, y - 31, 7, 2),
  ];
};

const house: Art = put(
  [
    fill('linen', 'M-34 0V-46H34V0Z', { width: 2.8 }),
    flat('stoneDark', 'M0 -2V-46H33V-2Z', 0.8),
    fill('stone', 'M10 -64V-98H24V-64Z', { width: 2.4 }),
    fill('red', 'M-46 -42L-26 -80H26L46 -42Z', { width: 2.8 }),
    flat('redDark', 'M4 -43V-79H26L44 -43Z', 0.8),
    fill('glow', 'M-26 -34h20v20h-20Z', { width: 2.4 }),
    line('M-16 -34v20M-26 -24h20', 2, 'woodDark'),
    fill('glow', 'M6 0V-30H26V0Z', { width: 2.4 }),
  ],
  { x: X - 4, y: 390, size: 1.24 },
);

/** A rock in the sea with a stair that winds round it to the door of a house, lamps along it, and a goat halfway. */
export const stairIsland: Art = [
  [0, 1].map(backHalf),
  [0, 1, 2].map(frontHalf),
  summit,
  eachOf('10 25 34 49', (step = 0) => lamp(step)),
  fill('sage', outline('234,400! 252,382 312,372 372,378 400,392! 352,410 270,414'), { width: 2.6 }),
  flat('glow', outline('316,392! 346,392! 390,396 404,402 366,412 316,410'), 0.8),
  firs([[252, 396, 66]], 'leafDark'),
  house,
  flat('ink', outline('236,592! 262,600 330,590 372,566! 330,572 270,584'), 0.4),
  put(climbingGoat, { x: 296, y: onStair(STEPS + STEPS / 4, 12)[1], size: 1.06 }),
];
