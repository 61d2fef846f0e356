import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { hill, tiles } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';

export const nineOfWands: Scene = {
  alt: 'A bandaged watchman leans on a staff and looks aside; eight more stand behind in a row like a fence, with one gap.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(300, 210, 44, -20),
    hill(640, 14, 'far', 0.8),
    [76, 130, 184, 238, 390, 440, 490, 536].map((x, i) => wand(x, 542 + (i % 3) * 12, 1.98, (i % 3) - 1)),
    hill(738, 6, 'mid', 2),
    tiles(770, 'stone', 'stoneDark'),
    person({
      x: 308,
      y: 836,
      size: 1.56,
      look: {
        shape: 'square',
        skin: 'skinOlive',
        hair: 'hairBlack',
        beard: 'short',
        eyes: 'open',
        brow: 'sad',
        mouth: 'firm',
        turn: -0.8,
      },
      wears: 'bandage',
      dress: 'tunic',
      cloth: 'wine',
      hose: 'shade',
      lean: 2,
      arms: [
        { elbow: [-66, -176], hand: [36, -160] },
        { elbow: [70, -170], hand: [58, -172], holds: wand(10, 46, 1.42, 2) },
      ],
    }),
  ],
};
