import { hoodedFalcon } from '../creatures/falcon.ts';
import { type Art, eachOf, fill, line, put, tube } from '../drawing/art.ts';
import { times, type Point } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { HATS } from '../figure/hats.ts';
import { sleevedArm } from '../figure/actor.ts';
import { closedOver } from '../figure/holds.ts';
import { posed } from '../figure/posed.ts';
import { castle } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, grapes, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';

export const nineOfPentacles: Scene = {
  alt: 'A woman in a rich gown with red sleeves stands at ease in her vineyard and looks at the falcon in a leather hood on her gloved fist; nine coins grow among the grapes.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    hill(610, 12, 'far', 0.4),
    castle(440, 616, 0.46),
    hill(660, 8, 'mid', 2),
    hill(840, 4, 'near', 1),
    [false, true].map((flip) =>
      put(
        [
          tube('woodDark', `M${VINE.map((point) => point.join(' ')).join('L')}`, 7),
          foliage,
          grapes(216, 166, 0.7),
          grapes(176, 420, 0.8),
          grapes(78, 630, 0.8),
          grapes(184, 640, 0.8),
        ],
        flip ? { x: 600, flip } : {},
      ),
    ),
    eachOf('300,166 126,300 112,486 126,690 474,300 488,486 474,690 104,818 496,818', (x, y) =>
      pentacle(x, y, 0.5),
    ),
    standing(258, 848, 130),
    times(9, (i) => leaf(170 + i * 34, 868, -110 + (i % 3) * 22, 22, i % 2 ? 'leaf' : 'leafDark', 0.2)),
    lady,
    snail,
  ],
};

const bezier = ([a, b, c, d]: readonly number[], t: number): number =>
  Math.round(
    (1 - t) ** 3 * (a ?? 0) +
      3 * t * (1 - t) ** 2 * (b ?? 0) +
      3 * t * t * (1 - t) * (c ?? 0) +
      t ** 3 * (d ?? 0),
  );

/** The stem of the vine on the left side, from its foot to the top of the arch. */
const VINE: readonly Point[] = [
  [130, 880, 90, 760, 170, 640, 110, 520],
  [110, 520, 84, 440, 140, 330, 122, 240],
  [122, 240, 124, 170, 200, 108, 306, 112],
].flatMap((curve) =>
  times(13, (i): Point => [
    bezier(
      curve.filter((_, n) => n % 2 === 0),
      i / 12,
    ),
    bezier(
      curve.filter((_, n) => n % 2 === 1),
      i / 12,
    ),
  ]),
);

/** Joins the foot of a leaf to the nearest part of the stem. */
const stalk = (x: number, y: number): Art => {
  const far = ([px, py]: Point) => Math.hypot(px - x, py + 12 - y);
  const [nx, ny] = VINE.reduce((best, point) => (far(point) < far(best) ? point : best));
  return line(`M${nx} ${ny}Q${(nx + x) / 2} ${y - 4} ${x} ${y}`, 3, 'leafDark');
};

const tendril = (x: number, y: number): Art =>
  line(`M${x} ${y}c22 -4 34 12 26 24c-6 10 -20 4 -16 -6c3 -8 14 -6 13 3`, 2, 'leaf');

/** Leaves on their stalks, and tendrils. */
const foliage: Art = [
  eachOf(
    '110,300,200 160,350,-20 96,440,190 150,470,-30 80,570,200 160,590,-10 80,690,190 168,700,-20 180,820,-30 76,810,200 128,196,150 150,168,40 196,134,200 222,124,60 256,116,-150',
    (x, y, turn, i) => [stalk(x, y), leaf(x, y, turn, 46, i % 2 ? 'leaf' : 'leafDark', 0.42)],
  ),
  eachOf('118,366 92,520 118,640 116,760', (x, y) => tendril(x, y)),
];

/** On the grass by her hem. */
const snail: Art = put(
  [
    fill('linen', 'M-34 0C-20 -10 10 -8 22 -12C24 -24 30 -28 36 -24C44 -18 40 -2 30 0Z', { width: 1.6 }),
    line('M32 -24l-2 -12M38 -22l6 -10', 1.8),
    disc('rose', -4, -18, 19, 1.8),
    line('M-4 -18a5 5 0 1 1 -6 6a11 11 0 1 1 18 -10', 2),
  ],
  { x: 402, y: 862, flip: true },
);

/** A falconer's glove, its cuff to the lower left and the fist closed below the bird. */
const glove: Art = [
  fill('woodDark', 'M328 500L352 552L386 534L376 486Z', { width: 2 }),
  line('M332 508L354 552', 6, 'trim'),
  fill('wood', 'M366 494C380 480 408 478 420 490C428 504 424 524 410 530C394 538 376 536 368 526Z', {
    width: 2,
  }),
  line('M384 504Q404 498 420 502M382 516Q404 510 419 514', 1.8),
  fill('wood', 'M366 500C374 486 392 484 402 490C404 498 394 500 384 502Z', { width: 1.8 }),
];

/** She looks at the falcon on her gloved fist and gathers her train with the other hand. */
const lady: Art = [
  sleevedArm({ joints: '290,456 338,544 396,514', hand: 'hidden' }, 'wine', 'skinBrown', 'trim', 1.14),
  posed({
    place: { x: 262, y: 848, size: 1.14 },
    side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'proud' },
    behindHead: [disc('hairBlack', -84, -18, 30), line('M-84 -44Q-100 -20 -84 6', 2, 'detail', 0.5)],
    hat: put(HATS.leafBand, { x: -12, turn: -10 }),
    headAt: [6, -436],
    spine: '0,-366 -4,-306 0,-240',
    girth: [72, 98, 72],
    cloth: 'straw',
    trim: 'wine',
    hem: [
      [-106, -8],
      [86, -10],
    ],
  }),
  sleevedArm({ joints: '248,452 196,560 282,622', hand: 'hidden' }, 'wine', 'skinBrown', 'trim', 1.1),
  closedOver('skinBrown', { x: 286, y: 628, turn: 30, size: 0.98 }),
  eachOf('208,690 262,716 316,690 186,766 238,790 296,790 340,770', (x, y) =>
    flower(x, y, 11, 5, 'red', 'redDark'),
  ),
  graven('268,642 262,700 232,800', 6),
  graven('280,640 300,720 310,820', 5),
  hoodedFalcon({ x: 394, y: 490, size: 0.78 }),
  glove,
];
