import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { colours, laidDown, tomb } from './fourOfSwords/chapel.ts';
import { knight } from './fourOfSwords/knight.ts';

export const fourOfSwords: Scene = {
  alt: 'A knight in armour, seen from above, lies at rest on a tomb, eyes closed and both hands on a sword along the body; a hound sleeps on the feet, three more swords lie beside, and a window throws its colours over all.',
  draw: (chance) => [
    sky(chance, { stars: 0 }),
    tomb,
    laidDown,
    knight,
    colours,
    firelight(250, 280, 330, 0.6),
  ],
};
