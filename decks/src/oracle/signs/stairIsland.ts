import { eachOf, fill, flat, line, put, type Art } from '../../drawing/art.ts';
import { polygonPath, times, toPoints, toTenth, type Point } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { outline } from '../../paper/nature/body.ts';
import { disc } from '../../primitives/lights.ts';
import { climbingGoat, goatShadow } from './climbingGoat.ts';

const X = 312;
const FOOT = 684;
const TOP = 392;
const STEPS = 16;
const TURNS = 2.5;
/** How much of a circle's depth we see from above. */
const TILT = 0.32;

const radius = (y: number): number => 64 + ((y - TOP) / (FOOT - TOP)) * 150;

/** A point of the stair after so many steps from the sea; the first half of each turn is in front, from left to right. */
function onStair(step: number, out: number, level = step): Point {
  const y = FOOT - ((FOOT - TOP) * level) / (STEPS * TURNS);
  const angle = (2 * Math.PI * step) / STEPS;
  const r = radius(y) + out + 8 * Math.sin(step * 2.1) + 5 * Math.sin(step * 4.7);
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

/** Steps from the sea up, each with its near edge, its riser and its tread. */
const treads = (from: number, to: number, light: Role = 'snow', dark: Role = 'linen'): Art =>
  times(to - from, (k) => {
    const step = from + k;
    const [near, next] = [onStair(step, WIDTH), onStair(step + 1, WIDTH, step)];
    const lower = ([x, y]: Point): Point => [x, y + 13];
    return [
      fill(k < 4 ? 'stone' : 'shade', polygonPath([near, next, lower(next), lower(near)]), { width: 1.8 }),
      step > 0 &&
        fill(
          'gloomLight',
          polygonPath([near, onStair(step, -8), onStair(step, -8, step - 1), onStair(step, WIDTH, step - 1)]),
          { width: 1.6 },
        ),
      fill(k < 5 ? light : dark, polygonPath([near, next, onStair(step + 1, -8, step), onStair(step, -8)]), {
        width: 1.8,
      }),
    ];
  });

/** A point on the rock under a step, its share of the way down to the stair below. */
function onWall(step: number, share: number): Point {
  const [[x, y], [fx, fy]] = [onStair(step, WIDTH), onStair(step - STEPS, -6)];
  return [x + (fx - x) * share, y + 13 + (fy - y - 13) * share];
}

/** Broken faces of the rock: each is a step, a share of the height, its width in steps, its height and whether it is lit. */
const FACES = '0.4,0.12,1.1,0.5,1 2.2,0.44,1.3,0.46,0 3.5,0.42,1.2,0.46,1 4.6,0.1,1.2,0.44,0';
const faces = (turn: number): Art =>
  eachOf(FACES, (step = 0, top = 0, width = 0, height = 0, lit = 0) => {
    const at = turn * STEPS + step;
    return flat(
      lit ? 'stone' : 'shade',
      polygonPath([
        onWall(at, top + height * 0.3),
        onWall(at + width * 0.4, top),
        onWall(at + width, top + height * 0.2),
        onWall(at + width * 0.8, top + height * 0.8),
        onWall(at + width * 0.3, top + height),
      ]),
      lit ? 0.5 : 0.4,
    );
  });

/** Half a turn in front: the rock, light on the left and dark on the right, and the stair on it. */
const frontHalf = (turn: number): Art => {
  const [from, to] = [turn * STEPS, turn * STEPS + STEPS / 2];
  return [
    fill('gloomLight', wallPath(from, to)),
    flat('stoneDark', wallPath(from, to), 0.35),
    flat('stoneDark', wallPath(from, from + 3)),
    flat('shade', wallPath(to - 2, to), 0.95),
    faces(turn),
    line(wallPath(from, to), 3),
    treads(from, to),
  ];
};

/** Half a turn behind, of which only the ends are seen. */
const backHalf = (turn: number): Art => {
  const [from, to] = [(turn + 0.5) * STEPS, (turn + 1) * STEPS];
  return [
    fill('shade', wallPath(from, from + 4), { width: 3 }),
    fill('stone', wallPath(to - 4, to), { width: 3 }),
    treads(from, to, 'stone', 'snow'),
  ];
};

/** The top of the rock inside the last half turn. */
const summit: Art = [
  // It is dark, so that the goat's pale legs stand out before it.
  fill('gloomLight', polygonPath([[250, 386], ...times(9, (k) => onStair(32 + k, -6)), [374, 386]]), {
    width: 2.6,
  }),
  flat('shade', polygonPath([[312, 386], ...times(5, (k) => onStair(36 + k, -9)), [374, 386]])),
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
  { x: 496, y: 418, size: 0.8 },
);

/** Crags that stand out from the rock on either side. */
const crags: Art = [
  fill(
    'stone',
    polygonPath(toPoints('84,720 96,668 82,640 106,612 100,584 122,560 138,566 160,640 160,720')),
    { width: 3 },
  ),
  fill('stone', polygonPath(toPoints('156,560 150,524 166,500 158,474 184,456 214,470 214,560')), {
    width: 3,
  }),
  fill('shade', polygonPath(toPoints('540,720 526,670 542,636 520,606 526,578 502,548 470,556 460,720')), {
    width: 3,
  }),
  // The crag beside the top of the stair, on which the house stands.
  fill(
    'gloomLight',
    polygonPath(toPoints('390,560 392,470 404,430 420,414 530,414 542,436 526,470 534,510 516,570')),
    { width: 3 },
  ),
  flat('shade', polygonPath(toPoints('480,420 528,420 538,436 522,470 530,510 512,566 470,560 490,490'))),
  flat('gloomLight', polygonPath(toPoints('526,580 504,552 494,580 512,606')), 0.9),
];

/** The rock under the top step, of one piece with the crag; one side of it is lit. */
const riser: Art = [
  fill('stoneDark', polygonPath(toPoints('368,424 472,424 478,480 466,560 368,560')), { width: 3 }),
  flat('shade', polygonPath(toPoints('432,425 470,425 476,480 464,560 440,560 426,490')), 0.6),
];

/** The landing on which the goat stands, three steps up to it from the lamp, and one from it to the ledge of the house. */
const landing: Art = [
  eachOf('178,510 168,537 158,564', (x = 0, y = 0) => [
    fill(
      'stoneDark',
      polygonPath(toPoints(`${x},${y} ${x + 62},${y - 2} ${x + 60},${y + 28} ${x + 2},${y + 28}`)),
      {
        width: 2.8,
      },
    ),
    flat(
      'shade',
      polygonPath(toPoints(`${x + 44},${y} ${x + 61},${y - 1} ${x + 59},${y + 27} ${x + 46},${y + 27}`)),
      0.5,
    ),
    fill(
      'snow',
      polygonPath(toPoints(`${x},${y} ${x + 13},${y - 13} ${x + 72},${y - 15} ${x + 62},${y - 1}`)),
      {
        width: 2.8,
      },
    ),
  ]),
  fill('stoneDark', outline('156,472! 380,456! 384,486! 340,498 250,506 168,500!'), { width: 3 }),
  flat('shade', outline('300,480! 382,468! 383,485! 340,497 300,502!'), 0.6),
  fill('snow', outline('156,472! 182,450! 300,444 376,440! 382,460! 330,474 240,482!'), { width: 3 }),
  fill('stoneDark', polygonPath(toPoints('370,426 472,424 476,478 384,486')), { width: 3 }),
  flat('shade', polygonPath(toPoints('432,427 470,426 474,476 426,481')), 0.6),
  fill('snow', 'M372 427L388 410L482 407L472 425Z', { width: 3 }),
];

/** A rock in the sea with a stair that winds round it to the door of a house, lamps along it, and a goat halfway. */
export const stairIsland: Art = [
  [0, 1].map(backHalf),
  crags,
  riser,
  [0, 1, 2].map(frontHalf),
  summit,
  lamp(23),
  fill('sage', outline('404,424! 416,408 478,402 530,408 544,424! 500,434 440,434'), { width: 2.6 }),
  flat('glow', outline('502,416! 520,416! 532,422 522,430 496,430!'), 0.8),
  house,
  landing,
  lamp(17),
  put([goatShadow, climbingGoat], { x: 200, y: 468, size: 1.25 }),
];
