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
  alt: 'A laughing couple in wreaths, cheek to cheek, faces us over a great bunch of flowers before a lit castle; four tall staffs burn round them, and garlands of flowers hang from one to the next.',
  draw: (chance) => [
    sky(chance, { stars: 12 }),
    rays(300, 440, 30, 480, 20, 0.5),
    hill(462, 14, 'far', 2),
    castle(300, 474, 1.62),
    mirrored(wand(190, 470, 1.8)),
    hill(700, 5, 'mid', 2.4),
    mirrored(wand(88, 590, 2.86)),
    swag(88, 384, 190, 340, 22, 29),
    swag(410, 340, 512, 384, 22, 29),
    swag(190, 340, 410, 340, 34, 29),
    couple,
    firelight(92, 290, 240),
    firelight(508, 290, 240),
  ],
};
