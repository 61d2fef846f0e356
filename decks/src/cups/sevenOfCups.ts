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
  alt: 'Somebody in the corner, seen from behind, lifts a hand in awe at seven cups that come nearer on clouds, ever larger; out of their mist rise a star, a castle, a face, a snake, a wreath, a veiled shape and jewels with pearls.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    aurora(560, 400, 'leaf', 1),
    mist,
    vision(312, 236, 0.92, [rays(0, -32, 14, 58, 10, 0.9), greatStar(0, -32, 36)]),
    misty(162, 322, 1.06, castle(0, 4, 0.36)),
    misty(444, 318, 1.1, put(bust, { y: -44, size: 0.9 })),
    misty(306, 458, 1.24, wreath(0, -30, 26, 28, 14, 18)),
    misty(122, 528, 1.3, [snake('M-6 8C-26 -8 22 -14 6 -30C-10 -44 -24 -36 -16 -56', [-14, -58], 'leaf')]),
    misty(482, 556, 1.3, put(veiled, { size: 0.74 })),
    put([vision(0, 0, 1, jewels), pearls], { x: 374, y: 736, size: 1.66 }),
    dreamer,
    firelight(312, 196, 300, 0.6),
  ],
};
