import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { hung, tomb, wall } from './fourOfSwords/chapel.ts';
import { knight, shafts } from './fourOfSwords/knight.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight in mail, a red surcoat and knee plates lies on a tomb, eyes closed, palms together; light in colours falls on him from a round window; three swords hang on the wall, points down, and a fourth lies along the tomb.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    wall,
    hung,
    tomb,
    shafts,
    knight,
    firelight(300, 214, 250, 0.9),
    firelight(300, 640, 260, 0.55),
  ],
};
