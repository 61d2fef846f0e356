import { type Art, fill, mirrored, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb, swellPath } from '../drawing/swell.ts';
import { grip } from '../figure/grip.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { iris } from '../primitives/iris.ts';
import { cloud } from '../primitives/land.ts';
import { disc, star } from '../primitives/lights.ts';
import { spray } from '../primitives/plants.ts';
import { litBank } from '../primitives/skies.ts';
import { ace } from '../suits/ace.ts';
import { sword } from '../suits/objects.ts';

export const aceOfSwords: Scene = {
  alt: 'A hand from a cloud holds a single upright sword, whose shining point pierces a golden crown from whose rim two laurel boughs hang, above blue irises.',
  draw: (chance) => [
    ace(chance, 'swords', [litBank(330, 'stoneDark', [300, 130], 2), litBank(450, 'stone', [300, 130], 5)]),
    mirrored(bough),
    rays(300, 150, 56, 190, 36, 0.9),
    arm,
    grip('skinFair', { x: 300, y: 604, size: 1.44, flip: true, turn: 16 }, sword(0, -176, 2.36)),
    star(300, 138, 26, 'star'),
    put(HEADWEAR.lionCrown, { x: 300, y: 372, size: 1.3 }),
    mirrored(knot),
    litBank(778, 'stoneDark', [300, 130], 1),
    litBank(838, 'stone', [300, 130], 4),
    mirrored([
      iris({ x: 84, y: 872, size: 0.9, turn: -6 }),
      iris({ x: 140, y: 880, size: 1.16, turn: 2 }),
      iris({ x: 204, y: 884, size: 0.84, turn: 8 }),
    ]),
  ],
};

const sleeve: Art = [
  fill('linen', 'M372 604C356 622 352 646 362 668L446 700L480 640Z'),
  graven('384,624 378,644 384,664', 4),
  fill('trim', swellPath('376,602 360,634 364,672', [14, 18, 14]), { width: 2 }),
];

/** A forearm in a wide cuff, which comes out of a cloud on the right. */
const arm: Art = [
  limb('skinFair', '430,652 384,634 336,614', [56, 50, 38], 'skinEdge'),
  put(sleeve, { x: 42, y: 16 }),
  cloud(526, 716, 1, 'steel'),
];

/** Hangs from the rim of the crown and bends towards the hilt. */
const bough: Art = spray({ from: [220, 318], to: [176, 560], bend: 0.26, leaves: 9, length: 42 });

const knot: Art = [
  fill('red', 'M216 316L196 302Q190 318 198 332ZM216 316L238 304Q244 318 236 330Z', { width: 1.4 }),
  disc('red', 217, 317, 7, 1.4),
];
