import { clipped, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { halo } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { orchard } from './empress/orchard.ts';
import { gown, heart, mantle, sheaf, yoke } from './empress/regalia.ts';
import { arms, crownedHead, hair } from './empress/woman.ts';

export const theEmpress: Scene = {
  alt: 'A woman with a ring of stars over her red hair, near, in a green mantle between pomegranate trees, bows her head over a great sheaf of ripe wheat and clasps it in both hands; a red heart with the sign of Venus hangs from its band.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 300, 180, 500, 26),
    hill(560, 16, 'far', 0.6),
    orchard,
    halo(300, 300, 170, 'wine'),
    hair,
    mantle,
    gown,
    crownedHead,
    arms,
    yoke,
    sheaf,
    clipped('M40 900V668H262V584H424L470 616L560 634V900Z', arms),
    put(heart, { x: 332, y: 822, size: 0.6 }),
  ],
};
