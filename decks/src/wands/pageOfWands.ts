import { salamander } from '../creatures/salamander.ts';
import { rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { firelight, page, staffAndHands } from './pageOfWands/page.ts';

export const pageOfWands: Scene = {
  alt: 'A page in a feathered cap, near, bends his face to the flame of the tall staff in his hand and holds the other hand to its warmth; a small salamander on his shoulder looks at it too.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(424, 470, 90, 560, 34, 0.5),
    land('wands'),
    disc('glow', 424, 470, 190, 0, 0.1),
    disc('glow', 424, 470, 120, 0, 0.14),
    page,
    salamander({ x: 118, y: 664, size: 1.2, turn: -16, flip: true }),
    staffAndHands,
    firelight,
  ],
};
