import { type Art, eachRow, fill, mirrored, put } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { HEADWEAR } from '../figure/headwear.ts';
import { iris } from '../primitives/iris.ts';
import { cloud } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { spray } from '../primitives/plants.ts';
import { ace } from '../suits/ace.ts';
import { sword } from '../suits/objects.ts';

export const aceOfSwords: Scene = {
  alt: 'A single upright sword pierces a golden crown from whose rim two laurel boughs hang, above clouds and blue irises.',
  draw: (chance) => [
    ace(chance, 'swords'),
    mirrored(bough),
    sword(300, 428, 2.36),
    put(HEADWEAR.lionCrown, { x: 300, y: 372, size: 1.3 }),
    mirrored(knot),
    eachRow<[number, number, number, Role]>(
      [
        [112, 790, 0.9, 'stoneDark'],
        [494, 800, 0.9, 'stoneDark'],
        [300, 822, 1, 'stone'],
      ],
      (x, y, size, role) => cloud(x, y, size, role),
    ),
    mirrored([
      iris({ x: 84, y: 872, size: 0.9, turn: -6 }),
      iris({ x: 140, y: 880, size: 1.16, turn: 2 }),
      iris({ x: 204, y: 884, size: 0.84, turn: 8 }),
    ]),
  ],
};

/** Hangs from the rim of the crown and bends towards the hilt. */
const bough: Art = spray({ from: [220, 318], to: [176, 560], bend: 0.26, leaves: 9, length: 42 });

const knot: Art = [
  fill('red', 'M216 316L196 302Q190 318 198 332ZM216 316L238 304Q244 318 236 330Z', { width: 1.4 }),
  disc('red', 217, 317, 7, 1.4),
];
