import { type Art, eachRow, fill, flat, line, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { profile } from '../figure/profile.ts';
import { blownHair, curledHair } from '../figure/profileHair.ts';
import { blaze } from '../primitives/blaze.ts';
import { fullCloud, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const theTower: Scene = {
  alt: 'Lightning strikes the top of a tall tower on a crag and breaks it open; its crown is thrown off, fire bursts from the windows, and two people fall head first among sparks.',
  draw: (chance) => [
    sky(chance, { stars: 20 }),
    peaks(
      880,
      [
        [96, 80, 90],
        [510, 80, 110],
      ],
      'far',
      'mid',
    ),
    eachRow(
      [
        [116, 262, 1.1],
        [470, 200, 1.2],
        [366, 162, 0.9],
      ],
      (x, y, size) => fullCloud(x, y, size, 'shade'),
    ),
    smoke,
    crag,
    put(tower(), { x: 40, size: 0.87, y: 104 }),
    bolt,
    put(HEADWEAR.archedCrown, { x: 196, y: 300, size: 0.96, turn: -38 }),
    masonry,
    times(20, (i) => spark(84 + ((i * 97) % 436), 350 + ((i * 71) % 420), 12 + (i % 4) * 5)),
    put(headlong(), { x: 176, y: 572, turn: -172, size: 0.78 }),
    put(tumbling(), { x: 438, y: 644, turn: 150, size: 0.74 }),
  ],
};

const smoke: Art = [
  flat(
    'shade',
    'M214 330C180 310 196 268 230 270C224 236 262 214 286 234C300 200 352 204 356 240C392 236 404 280 378 296C396 320 380 344 350 342Z',
    0.9,
  ),
  line(
    'M236 300C230 280 250 266 264 278M300 262C304 242 330 244 330 262M350 306C356 290 374 292 374 306',
    1.6,
    'line',
    0.6,
  ),
];

/** It comes down out of the clouds in a broken line and forks above the breach. */
const bolt: Art = [
  fill('glow', 'M452 150L398 226L424 232L352 306L372 312L318 384L410 300L386 294L456 220L428 214L482 154Z', {
    width: 2,
  }),
  fill('light', 'M424 232L466 262L456 268L500 312L448 272L458 264L414 240Z', { width: 1.4 }),
];

const crag: Art = [
  fill(
    'stoneDark',
    'M40 900L96 858L128 862L166 800L196 806L214 772L392 768L412 800L444 806L470 856L506 850L560 900Z',
  ),
  fill('stone', 'M96 900L150 848L176 856L204 806L232 820L222 860L190 900Z', { width: 1.6 }),
  fill('stone', 'M300 900L318 838L356 846L380 806L398 816L412 868L396 900Z', { width: 1.6 }),
  line('M240 790L256 830L238 868M282 784L290 822M446 820L436 862L452 892M478 866L470 892', 1.6, 'line', 0.55),
];

/** Seen from below, broken open at the top where the lightning strikes. */
const tower = (): Art => [
  blaze({ x: 268, y: 378, size: 1.1, turn: -8 }),
  fill('ink', 'M226 366L238 330L376 330L380 372Z'),
  blaze({ x: 306, y: 388, size: 0.94, turn: 2 }),
  blaze({ x: 286, y: 396, size: 0.84, turn: -4 }),
  fill(
    'stone',
    'M206 800L232 392L222 388L226 346L250 344V362L270 360L278 380L296 366L312 392L334 376L346 398L366 392L364 424L374 430L396 800Z',
  ),
  flat('stoneDark', 'M322 800L324 384L334 376L346 398L366 392L364 424L374 430L396 800Z', 0.85),
  line('M232 392L276 396M312 392L306 430L320 462L308 500M276 396L268 424', 2, 'line', 0.8),
  times(12, (row) =>
    times(row % 2 ? 3 : 4, (i) =>
      line(`M${234 + i * 36 + (row % 2) * 18} ${436 + row * 30}h20`, 1.6, 'line', 0.45),
    ),
  ),
  eachRow(
    [
      [272, 500, 1, -6],
      [336, 590, 0.9, 10],
      [262, 680, 0.84, -4],
    ],
    (x, y, k, turn) => [
      fill(
        'woodDark',
        `M${x - 27 * k} ${y + 40 * k}V${y - 10 * k}A${27 * k} ${27 * k} 0 0 1 ${x + 27 * k} ${y - 10 * k}V${y + 40 * k}Z`,
      ),
      fill(
        'ink',
        `M${x - 19 * k} ${y + 40 * k}V${y - 10 * k}A${19 * k} ${19 * k} 0 0 1 ${x + 19 * k} ${y - 10 * k}V${y + 40 * k}Z`,
        { width: 1.4 },
      ),
      blaze({ x: x + turn * 0.3, y: y + 34 * k, size: 0.62 * k, turn }),
      fill('stone', `M${x - 32 * k} ${y + 36 * k}H${x + 32 * k}V${y + 48 * k}H${x - 32 * k}Z`, {
        width: 1.6,
      }),
    ],
  ),
];

/** A spark with the trail that it leaves above it. */
const spark = (x: number, y: number, long: number): Art => [
  line(`M${x} ${y}l3 ${-long}`, 2.2, 'red'),
  disc('glow', x, y, 3, 0),
];

/** Stones thrown out of the breach. */
const masonry: Art = eachRow(
  [
    [408, 372, 1, 20],
    [440, 430, 0.7, 50],
    [174, 404, 0.8, -30],
    [430, 500, 0.5, 10],
    [206, 470, 0.5, 40],
    [420, 330, 0.5, 70],
  ],
  (x, y, size, turn) =>
    put(
      [
        fill('stone', 'M-20 -8L-4 -20L18 -12L22 8L4 18L-18 12Z', { width: 2 }),
        line('M-4 -20L2 0L4 18M2 0L22 8', 1.4, 'line', 0.6),
      ],
      {
        x,
        y,
        size,
        turn,
      },
    ),
);

/** Drawn upright: the arms thrown up, the legs drawn apart, a cloak torn away behind. */
const headlong = (): Art => [
  fill(
    'wine',
    'M-18 -80C-70 -70 -84 -10 -70 30C-96 56 -82 96 -104 130C-76 116 -66 136 -50 138C-50 110 -26 92 -18 60Z',
  ),
  graven('-30,-60 -62,0 -76,100', 5),
  graven('-22,-40 -42,20 -56,112', 4),
  actor({
    skin: 'skinFair',
    head: [
      profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open', brow: 'sad' }),
      openMouth,
      blownHair('hairFair'),
    ],
    headAt: { x: 16, y: -136, size: 0.5, turn: -8 },
    spine: '0,-78 10,-30 -6,36',
    girth: [58, 78, 58],
    cloth: 'cloth',
    hem: [
      [-52, 88],
      [46, 92],
    ],
    hose: 'straw',
    limbs: 0.78,
    farLeg: { joints: '12,58 86,76 84,150', foot: 40 },
    nearLeg: { joints: '-12,64 -28,132 -92,160', foot: 60 },
    farArm: { joints: '12,-68 72,-92 110,-144', hand: 'open', turn: -44 },
    nearArm: { joints: '-14,-66 -78,-76 -98,-146', hand: 'open', turn: -112, flip: false },
  }),
];

/** Drawn upright: knees drawn up, arms out to catch the fall. */
const tumbling = (): Art => [
  actor({
    skin: 'skinBrown',
    head: [
      profile({ skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', brow: 'sad' }),
      openMouth,
      curledHair('hairBlack'),
    ],
    headAt: { x: 22, y: -128, size: 0.5, turn: -10 },
    spine: '0,-74 -14,-26 -4,36',
    girth: [58, 76, 60],
    cloth: 'wine',
    hem: [
      [-46, 74],
      [56, 84],
    ],
    hose: 'sage',
    limbs: 0.78,
    farLeg: { joints: '12,56 86,86 66,156', foot: 40 },
    nearLeg: { joints: '-8,58 0,128 -46,182', foot: 60 },
    farArm: { joints: '14,-64 78,-76 112,-134', hand: 'open', turn: -50 },
    nearArm: { joints: '-14,-60 -64,-80 -62,-146', hand: 'open', turn: 70, flip: true },
  }),
];

/** Over the closed lips of a profile. */
const openMouth: Art = fill('redDark', 'M34 36Q42 30 52 34Q50 42 52 50Q40 52 34 36Z', {
  edge: 'skinEdge',
  width: 1.6,
});
