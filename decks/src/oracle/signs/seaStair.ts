import { clipped, eachRow, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { boxPath, polygonPath, toPoints, type Point } from '../../drawing/geometry.ts';
import { climbingGoat, goatShadow } from './climbingGoat.ts';

/** The steps: where each begins and ends, and its height. */
const STEPS: readonly (readonly [from: number, to: number, y: number])[] = [
  [-20, 84, 692],
  [84, 200, 650],
  [200, 320, 608],
  [320, 440, 566],
  [440, 580, 524],
];
/** How far the back edge of a step lies to the right of its front edge, and above it. */
const [ASIDE, DEEP] = [16, 26];
const RISE = 42;

const FRONT = STEPS.flatMap(([from, to, y]): Point[] => [
  [from, y],
  [to, y],
]);
const WALL = polygonPath([...FRONT, [580, 840], [-20, 840]]);

const facet = (points: string) => polygonPath(toPoints(points));

/** The rock below the stair, in large broken faces, lit from the left. */
const wall: Art = [
  fill('gloomLight', WALL, { width: 3.4 }),
  clipped(WALL, [
    flat('stoneDark', facet('40,690 84,650 150,650 120,720 160,800 40,840'), 0.55),
    flat('shade', facet('190,660 320,608 300,700 340,800 220,840 240,740'), 0.8),
    flat('stoneDark', facet('320,566 400,566 366,640 390,720 340,800 300,700'), 0.4),
    flat('ink', facet('440,524 580,524 580,840 460,840 490,720 450,640'), 0.45),
    line(
      'M150 652L120 720L160 800M300 610L288 700L330 800M400 568L366 640L392 724M470 526L452 640L490 720',
      3,
      'ink',
      0.7,
    ),
  ]),
  line(WALL, 3.4),
];

/** Each step: a block of stone as high as the next one rises above it, with a pale top. */
const steps: Art = eachRow(STEPS, (from, to, y) => [
  fill(
    'snow',
    polygonPath([
      [from, y],
      [from + ASIDE, y - DEEP],
      [to, y - DEEP],
      [to, y],
    ]),
    { width: 3 },
  ),
  fill('stoneDark', boxPath(from, y, to - from, RISE), { width: 3 }),
  flat('stone', boxPath(from + 2, y + 2, to - from - 4, 9)),
  flat('shade', `M${to - 40} ${y + 11}H${to - 2}V${y + RISE - 2}H${to - 62}Z`, 0.35),
]);

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
  { x: 506, y: 510, size: 0.9 },
);

/** A stair up a rock in the sea to a small house, and a goat on it. */
export const seaStair: Art = [
  wall,
  steps,
  house,
  put([goatShadow, climbingGoat], { x: 120, y: 640, size: 1.6 }),
];
