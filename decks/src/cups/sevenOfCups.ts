import { snake } from '../creatures/beasts.ts';
import { eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { cloud } from '../primitives/land.ts';
import { greatStar } from '../primitives/lights.ts';
import { wreath } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { aurora } from '../primitives/skies.ts';
import { dreamer, mist } from './sevenOfCups/dreamer.ts';
import { bust, veiled, vision, jewels, pearls } from './sevenOfCups/visions.ts';

export const sevenOfCups: Scene = {
  alt: 'A dark figure, seen near and from behind, lifts both hands towards seven cups on clouds, borne by mist; out of them rise a castle, a snake, jewels and pearls, a wreath, a face, a star and a veiled shape.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    aurora(500, 340, 'leaf', 1),
    mist,
    eachOf(
      '138,370,0.96 300,312,1.1 462,370,0.96 112,566,0.9 236,524,0.9 364,524,0.9 488,566,0.9',
      (x, y, k) => cloud(x, y, k, 'steel'),
    ),
    vision(140, 316, castle(0, 4, 0.36)),
    vision(300, 256, [rays(0, -32, 14, 58, 10, 0.9), greatStar(0, -32, 36)]),
    vision(460, 316, put(bust, { y: -44, size: 0.9 })),
    vision(112, 512, [snake('M-6 8C-26 -8 22 -14 6 -30C-10 -44 -24 -36 -16 -56', [-14, -58], 'leaf')]),
    vision(236, 470, jewels),
    pearls,
    vision(364, 470, wreath(0, -30, 26, 28, 14, 18)),
    vision(488, 512, put(veiled, { size: 0.74 })),
    dreamer,
  ],
};
