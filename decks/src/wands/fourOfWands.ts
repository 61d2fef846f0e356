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
  alt: 'A laughing couple in wreaths, heads together, lifts a great bunch of flowers high over them before a castle; two tall staffs burn on either side, and garlands of flowers hang from one to the next.',
  draw: (chance) => [
    sky(chance, { stars: 12 }),
    rays(300, 440, 30, 480, 20, 0.5),
    hill(372, 14, 'far', 2),
    castle(300, 384, 1.3),
    mirrored(wand(182, 450, 1.8)),
    hill(700, 5, 'mid', 2.4),
    mirrored(wand(96, 560, 2.6)),
    swag(96, 366, 182, 330, 30, 29),
    swag(418, 330, 504, 366, 30, 29),
    swag(182, 330, 418, 330, 44, 29),
    couple,
    firelight(96, 280, 240),
    firelight(504, 280, 240),
  ],
};
