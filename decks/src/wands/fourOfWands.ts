import { type Art, fill, mirrored, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { hill } from '../primitives/land.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { couple } from './fourOfWands/couple.ts';
import { swag } from './fourOfWands/swag.ts';

export const fourOfWands: Scene = {
  alt: 'A laughing couple in wreaths turns to each other and lifts a bunch of white flowers together before the lit gate of a castle; two tall staffs burn on either side, and garlands of flowers hang from one to the next.',
  draw: (chance) => [
    sky(chance, { stars: 12 }),
    rays(300, 440, 30, 480, 20, 0.5),
    hill(372, 14, 'far', 2),
    castle(300, 384, 1.3),
    gate,
    hill(716, 5, 'mid', 2.4),
    mirrored(wand(182, 450, 1.8)),
    mirrored(wand(96, 560, 2.6)),
    swag(96, 366, 182, 330, 40, 22),
    swag(418, 330, 504, 366, 40, 22),
    swag(182, 306, 418, 306, 10, 22),
    firelight(300, 640, 230, 0.8),
    couple,
    firelight(96, 280, 240),
    firelight(504, 280, 240),
  ],
};

/** The gate of the castle stands open, and light falls out of it. */
const gate: Art = [
  fill('stone', 'M190 760V326H410V760Z'),
  fill('metalDark', 'M222 760V540A78 90 0 0 1 378 540V760Z'),
  fill('glow', 'M236 760V544A64 78 0 0 1 364 544V760Z', { width: 1.8 }),
];
