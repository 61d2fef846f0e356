import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { colours, hung, tomb, wall } from './fourOfSwords/chapel.ts';
import { knight } from './fourOfSwords/knight.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight in a hood of mail rests on a tomb, eyes closed, palms laid together on the breast, a red cloth over the legs; above him three swords hang, points down, before a tall window of blue glass, and a fourth lies along the tomb.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    wall,
    tomb,
    colours,
    hung,
    knight,
    firelight(300, 218, 230, 0.7),
  ],
};
