import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { hung, tomb, wall } from './fourOfSwords/chapel.ts';
import { knight, shafts } from './fourOfSwords/knight.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight in a hood of mail lies on a tomb, eyes closed, palms together, a red cloth over him from hips to feet; light in colours falls on him from a window before which three swords hang, points down; a fourth lies along the tomb.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    wall,
    hung,
    tomb,
    shafts,
    knight,
    firelight(300, 214, 250, 0.8),
  ],
};
