import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { hung, tomb, wall } from './fourOfSwords/chapel.ts';
import { knight, shafts } from './fourOfSwords/knight.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight in mail and a red surcoat lies on a tomb, eyes closed, palms together; light in colours falls on him from a round window beside three swords that hang on the wall, points down, and a fourth lies along the tomb.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    wall,
    hung,
    tomb,
    shafts,
    knight,
    firelight(184, 274, 210, 0.9),
    firelight(300, 640, 260, 0.55),
  ],
};
