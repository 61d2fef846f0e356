import { mirrored, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { couple } from './fourOfWands/couple.ts';
import { swag } from './fourOfWands/swag.ts';

export const fourOfWands: Scene = {
  alt: 'A laughing couple in wreaths, cheek to cheek, holds a great bunch of flowers together before a lit castle; four tall staffs burn round them, and garlands of flowers hang from one to the next.',
  draw: (chance) => [
    sky(chance, { stars: 12 }),
    rays(300, 440, 30, 480, 20, 0.5),
    hill(462, 14, 'far', 2),
    castle(300, 474, 1.62),
    mirrored(wand(200, 470, 1.7)),
    hill(700, 5, 'mid', 2.4),
    mirrored(wand(112, 590, 2.7)),
    swag(112, 388, 200, 344, 22, 29),
    swag(400, 344, 488, 388, 22, 29),
    swag(200, 344, 400, 344, 34, 29),
    couple,
    firelight(112, 300, 240),
    firelight(488, 300, 240),
  ],
};
