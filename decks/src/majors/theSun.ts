import { horse } from '../creatures/horse.ts';
import { type Art, eachRow, fill, line, put, tube, rays, flat } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { bareLeg } from '../figure/bareLeg.ts';
import { face } from '../figure/face.ts';
import { hairBehind } from '../figure/head.ts';
import { bricks } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc, star, sunDisc } from '../primitives/lights.ts';
import { flower, spray, sunflower } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';

export const theSun: Scene = {
  alt: 'A great sun with a kind face shines on a child with a crown of flowers, who rides a white horse with a red flag past a brick wall with sunflowers above it.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 264, 160, 560, 36, 0.7),
    sunDisc(300, 264, 94, 24),
    put(face({ eyes: 'closed', mouth: 'smile', brow: 'raised' }), { x: 300, y: 264, size: 1.25 }),
    hill(640, 12, 'far', 1),
    eachRow(
      [
        [84, 592],
        [150, 618],
        [430, 572],
        [496, 600],
      ],
      (x, y) => [spray({ from: [x, 720], to: [x, y], leaves: 3, length: 40 })],
    ),
    bricks(676, 780),
    flat('glow', 'M40 676H560V684H40Z', 0.5),
    eachRow(
      [
        [84, 592],
        [150, 618],
        [430, 572],
        [496, 600],
      ],
      (x, y, i) => [
        tube(
          'leafDark',
          `M${x} ${y + 10}Q${x + (i % 2 ? 34 : -4)} ${y - 34} ${x + (i % 2 ? 22 : 20)} ${y + 70}`,
          5,
        ),
        sunflower(x + (i % 2 ? 22 : 20), y + 78 + (i % 2) * 8, 0.86),
      ],
    ),
    hill(790, 6, 'leafDark', 1.4),
    standing(282, 858, 200),
    put([mount, rider, sunlight], { x: -56, y: -145, size: 1.17 }),
    [80, 130, 420, 470, 520].map((x, i) => flower(x, 850 - (i % 2) * 14, 16, 6, 'light', 'glow')),
  ],
};

const mount: Art = put(
  horse({
    gait: 'walk',
    coat: 'light',
    shaded: 'linen',
    mane: 'hairFair',
    fetlocks: true,
    cloth: 'wine',
    device: star(0, 8, 18, 'glow', 8, 0.5),
  }),
  { x: 272, y: 708, size: 0.96 },
);

/** The sun's light on what lies below it: the horse's back and neck. */
const sunlight: Art = [
  graven('176,664 200,652 226,650', 6, 'glow', 0.8),
  graven('330,640 350,588 372,560', 6, 'glow', 0.8),
];

const flag: Art = [
  tube('wood', 'M-6 110L10 -140', 6),
  fill('red', 'M10 -140C46 -166 82 -116 132 -142L126 -52C84 -28 52 -76 4 -50Z'),
  graven('16,-112 60,-112 122,-110', 5),
  graven('14,-84 60,-80 120,-82', 4),
];

/** A child's head: a round face with full cheeks, the features low in it, and curls. */
const roundHead: Art = [
  fill('skinFair', 'M-20 40L-24 90C-8 104 8 104 24 90L20 40Z', { edge: 'skinEdge' }),
  hairBehind({ hair: 'hairFair', cut: 'curls' }),
  fill('skinFair', 'M0 -60C-44 -60 -60 -26 -58 8C-56 42 -30 60 0 60C30 60 56 42 58 8C60 -26 44 -60 0 -60Z', {
    edge: 'skinEdge',
  }),
  put(face({ eyes: 'open', mouth: 'smile', brow: 'raised', turn: 0.3, hair: 'hairFair' }), {
    y: 10,
    size: 0.92,
  }),
  [-44, -22, 0, 22, 44].map((x) => disc('hairFair', x, Math.abs(x) * 0.4 - 56, 17, 1.4)),
];

const garland: Art = [-56, -30, 0, 30, 56].map((x, i) =>
  flower(x, -84 + Math.abs(x) * 0.52, 16, 5, i % 2 ? 'rose' : 'red', 'redDark'),
);

/** A child astride, from the side: one leg on the horse's flank, the flag in the far hand. */
const rider: Art = [
  actor({
    skin: 'skinFair',
    head: [roundHead, garland],
    headAt: { x: 264, y: 514, size: 0.72, turn: 5 },
    spine: '256,566 250,604 254,656',
    girth: [54, 70, 64],
    cloth: 'trim',
    trim: 'metalDark',
    limbs: 0.74,
    farArm: { joints: '268,576 316,606 352,576', holds: flag, turn: -4 },
  }),
  bareLeg('skinFair', { joints: '254,662 322,700 292,768', foot: 22 }, 0.86),
  fill('trim', 'M224 632C214 664 220 700 246 710C256 712 266 710 272 706C274 690 288 676 308 668L286 632Z'),
  graven('240,650 246,676 264,698', 4),
  line('M224 640Q254 650 286 640', 7, 'metalDark'),
  sleevedArm(
    { joints: '240,584 196,576 166,512', hand: 'open', turn: 66 },
    'trim',
    'skinFair',
    'metalDark',
    0.74,
  ),
];
