import { horse } from '../creatures/horse.ts';
import { type Art, eachRow, fill, line, put, tube, rays, flat } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { bareLeg } from '../figure/bareLeg.ts';
import { childProfile } from '../figure/childProfile.ts';
import { face } from '../figure/face.ts';

import { bricks } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { star, sunDisc } from '../primitives/lights.ts';
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
    standing(286, 856, 170),
    put(
      horse({
        gait: 'walk',
        coat: 'light',
        shaded: 'linen',
        mane: 'hairFair',
        cloth: 'wine',
        device: star(0, 8, 18, 'glow', 8, 0.5),
      }),
      { x: 272, y: 708, size: 0.96 },
    ),
    rider,
    sunlight,
    [80, 130, 420, 470, 520].map((x, i) => flower(x, 850 - (i % 2) * 14, 16, 6, 'light', 'glow')),
  ],
};

/** The sun's light on what lies below it: the horse's back and neck. */
const sunlight: Art = [
  graven('176,664 200,652 226,650', 6, 'glow', 0.8),
  graven('330,640 350,588 372,560', 6, 'glow', 0.8),
];

const flag: Art = [
  tube('wood', 'M-6 110L10 -140', 6),
  fill('red', 'M10 -140C52 -166 92 -116 156 -146L150 -52C96 -26 58 -76 4 -50Z'),
  graven('16,-112 70,-112 146,-112', 5),
  graven('14,-84 70,-80 144,-82', 4),
];

const garland: Art = [-66, -50, -26, 2, 28].map((x, i) =>
  flower(x, -40 - Math.sin((i / 4) * 2.6 + 0.3) * 30, 16, 5, i % 2 ? 'rose' : 'red', 'redDark'),
);

/** A child astride, from the side: one leg on the horse's flank, the flag in the far hand. */
const rider: Art = [
  actor({
    skin: 'skinFair',
    head: [childProfile('skinFair', 'hairFair'), garland],
    headAt: { x: 268, y: 514, size: 0.6, turn: -8 },
    spine: '256,566 250,604 254,656',
    girth: [54, 70, 64],
    cloth: 'trim',
    trim: 'metalDark',
    limbs: 0.74,
    farArm: { joints: '268,576 316,606 352,576', holds: flag, turn: -4 },
  }),
  bareLeg('skinFair', { joints: '256,668 310,688 296,750', foot: 14 }, 0.74),
  fill('trim', 'M224 632C222 660 228 688 248 694C270 702 290 704 306 702C314 688 312 672 300 664L286 632Z'),
  graven('240,650 254,676 288,686', 4),
  line('M224 640Q254 650 286 640', 7, 'metalDark'),
  sleevedArm(
    { joints: '246,580 200,606 176,540', hand: 'open', turn: 78 },
    'trim',
    'skinFair',
    'metalDark',
    0.74,
  ),
];
