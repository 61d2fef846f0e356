import { snake } from '../creatures/beasts.ts';
import { put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { firelight } from '../primitives/firelight.ts';
import { greatStar } from '../primitives/lights.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { aurora } from '../primitives/skies.ts';
import { dreamer, sparks } from './sevenOfCups/dreamer.ts';
import { bust, jewels, misty, pearls, veiled, vision } from './sevenOfCups/visions.ts';

/** The snake that rises out of its cup. */
const uncoiled = snake('M-6 8C-26 -8 22 -14 6 -30C-10 -44 -24 -36 -16 -56', [-14, -58], 'leaf');

export const sevenOfCups: Scene = {
  alt: 'A curly-haired dreamer, large and facing us, smiles with closed eyes; seven cups hover on clouds round the head: a veiled figure shines in the highest, a castle, a snake and jewels rise on the left, a face, a wreath and a star on the right.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    aurora(560, 400, 'leaf', 0.6),
    sparks,
    misty(300, 430, 1.5, put(veiled, { size: 0.72, y: 2 })),
    dreamer,
    misty(132, 338, 0.98, castle(0, 0, 0.5)),
    misty(468, 338, 0.98, put(bust, { y: -54, size: 1.3 })),
    misty(112, 552, 1, put(uncoiled, { size: 1.35 })),
    misty(488, 552, 1, wreath(0, -42, 33, 38, 15, 23)),
    put([vision(0, 0, 1, put(jewels, { size: 1.14, x: 2 })), pearls], { x: 112, y: 774, size: 1.02 }),
    vision(490, 774, 1, [rays(0, -32, 14, 56, 12, 0.9), greatStar(0, -34, 42)]),
    firelight(300, 300, 240, 0.6),
  ],
};
