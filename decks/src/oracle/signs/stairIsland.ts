import { clipped, eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polygonPath, times, toTenth, type Point } from '../../drawing/geometry.ts';
import { graven } from '../../drawing/swell.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { firs } from '../landscape.ts';
import { climbingGoat } from './climbingGoat.ts';

const X = 312;
const FOOT = 684;
const TOP = 392;
const STEPS = 24;
const TURNS = 3;
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

const WIDTH = 30;

/** Its outer wall from one step to another. */
const wallPath = (from: number, to: number): string => {
  const crest = times(to - from, (k) => [
    onStair(from + k, WIDTH, from + k),
    onStair(from + k + 1, WIDTH, from + k),
  ]).flat();
  const foot = times(to - from + 1, (k): Point => {
    const [x, y] = onStair(to - k, WIDTH);
    return [x, y + 26];
  });
  return polygonPath([...crest, ...foot]);
};

const stairs = (from: number, to: number): Art => [
  times(to - from, (k) => {
    const step = from + k;
    return fill(
      k * 2 < to - from ? 'snow' : 'linen',
      polygonPath([
        onStair(step, WIDTH, step),
        onStair(step + 1, WIDTH, step),
        onStair(step + 1, -6, step),
        onStair(step, -6, step),
      ]),
      { width: 1.8 },
    );
  }),
  flat('stoneDark', wallPath(from, to)),
  flat('stone', wallPath(from, from + 4), 0.9),
  line(wallPath(from, to), 2.6),
];

/** What the stair throws on the rock below it. */
const stairShade = (from: number, to: number): Art =>
  flat(
    'ink',
    polygonPath([
      ...times(to - from + 1, (k) => onStair(from + k, 4)),
      ...times(to - from + 1, (k): Point => {
        const [x, y] = onStair(to - k, 4);
        return [x + 4, y + 52];
      }),
    ]),
    0.4,
  );

const ROCK = `M${X - radius(FOOT)} ${FOOT}L${X - radius(TOP)} ${TOP}Q${X} ${TOP - 30} ${X + radius(TOP)} ${TOP}L${X + radius(FOOT)} ${FOOT}Q${X + 150} ${FOOT + 70} ${X} ${FOOT + 78}Q${X - 150} ${FOOT + 70} ${X - radius(FOOT)} ${FOOT}Z`;

const rock: Art = [
  fill('stoneDark', ROCK, { width: 3.2 }),
  clipped(ROCK, [
    flat('stone', outline('60,820! 220,380! 292,380! 262,520 250,660 240,820!'), 0.95),
    flat('shade', outline('600,820! 400,380! 352,380! 400,520 420,660 440,820!'), 0.95),
    eachOf('196,120 262,238 330,340 372,430 410,520 160,84', (top = 0, foot = 0) =>
      graven(
        [
          [X + (top - 300) * 0.35, 400],
          [X + (top - 300) * 0.8 + 10, 540],
          [X + (foot - 300) * 0.9, 660],
          [X + (foot - 300) * 1.02, 800],
        ],
        9,
        'shade',
        0.75,
      ),
    ),
    times(TURNS, (turn) => stairShade(turn * STEPS, turn * STEPS + STEPS / 2)),
  ]),
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

/** A rock in the sea with a stair that winds round it to a house, lamps along it, and a goat on its last turn. */
export const stairIsland: Art = [
  times(TURNS - 1, (turn) => stairs(turn * STEPS + STEPS / 2, turn * STEPS + STEPS)),
  stairs((TURNS - 0.5) * STEPS, (TURNS - 0.5) * STEPS + 4),
  rock,
  times(TURNS, (turn) => [
    stairs(turn * STEPS, turn * STEPS + STEPS / 2),
    [1, 10].map((step) => lamp(turn * STEPS + step)),
  ]),
  fill('sage', outline('238,396! 256,378 312,368 366,376 386,394! 350,412 276,412'), { width: 2.6 }),
  flat('glow', outline('316,392! 346,392! 372,404 350,412 312,410'), 0.8),
  firs([[372, 398, 70]], 'leafDark'),
  house,
  put(climbingGoat, { x: 296, y: onStair(STEPS + STEPS / 4, 12)[1], size: 1.06 }),
];
