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

/** The snake that rises out of its cup. */
const uncoiled = snake('M-6 8C-26 -8 22 -14 6 -30C-10 -44 -24 -36 -16 -56', [-14, -58], 'leaf');

export const sevenOfCups: Scene = {
  alt: 'Somebody in the corner, half turned from us, lifts a hand in awe at seven cups on clouds: a veiled figure shines in the middle, a star, a castle, a face, a snake and a wreath rise round it, and jewels and pearls fill the nearest.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    aurora(560, 400, 'leaf', 0.6),
    mist,
    vision(300, 198, 0.62, [rays(0, -32, 14, 66, 12, 0.9), greatStar(0, -34, 54)]),
    misty(138, 334, 0.9, castle(0, 0, 0.5)),
    misty(464, 336, 0.88, put(bust, { y: -54, size: 1.3 })),
    misty(108, 546, 0.94, put(uncoiled, { size: 1.35 })),
    misty(476, 546, 0.94, wreath(0, -42, 33, 38, 15, 23)),
    misty(304, 516, 1.46, put(veiled, { size: 0.72, y: 2 })),
    put([vision(0, 0, 1, jewels), pearls], { x: 440, y: 764, size: 1.46 }),
    dreamer,
    firelight(304, 330, 300, 0.6),
  ],
};
