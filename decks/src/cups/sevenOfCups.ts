import { snake } from '../creatures/beasts.ts';
import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { greatStar } from '../primitives/lights.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { aurora } from '../primitives/skies.ts';
import { dreamer, mist } from './sevenOfCups/dreamer.ts';
import { bust, jewels, misty, pearls, veiled, vision } from './sevenOfCups/visions.ts';

export const sevenOfCups: Scene = {
  alt: 'Somebody in the corner, seen from behind, lifts a hand in awe at seven cups that come nearer on clouds, ever larger; out of their mist rise a star, a castle, a face, a snake, a wreath, a veiled figure that shines, jewels and pearls.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    aurora(560, 400, 'leaf', 1),
    mist,
    vision(306, 226, 0.8, [rays(0, -32, 14, 66, 12, 0.9), greatStar(0, -32, 42)]),
    misty(150, 318, 0.94, castle(0, 4, 0.4)),
    misty(448, 300, 0.94, put(bust, { y: -44, size: 0.95 })),
    misty(300, 452, 1.16, wreath(0, -30, 26, 28, 14, 18)),
    misty(116, 524, 1.26, [snake('M-6 8C-26 -8 22 -14 6 -30C-10 -44 -24 -36 -16 -56', [-14, -58], 'leaf')]),
    misty(468, 568, 1.26, put(veiled, { size: 0.7, y: 4 })),
    put([vision(0, 0, 1, jewels), pearls], { x: 404, y: 746, size: 1.8 }),
    dreamer,
    firelight(306, 190, 300, 0.6),
  ],
};
