import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { colours, hung, tomb, wall } from './fourOfSwords/chapel.ts';
import { hound, knight } from './fourOfSwords/knight.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight in a hood of mail rests on a tomb, eyes closed, palms laid together on the breast, a red cloth over the legs; behind him shine a coloured window and three swords, points down; a fourth lies along the tomb, where a hound sleeps.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    wall,
    hung,
    tomb,
    knight,
    colours,
    hound,
    firelight(132, 300, 240, 0.5),
  ],
};
