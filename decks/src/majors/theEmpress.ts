import { clipped, eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { hill } from '../primitives/land.ts';
import { halo } from '../primitives/lights.ts';
import { tree } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { gown, heart, mantle, sheaf, yoke } from './empress/regalia.ts';
import { arms, crownedHead, hair } from './empress/woman.ts';

export const theEmpress: Scene = {
  alt: 'A woman crowned with stars, near, in a green mantle among fruit trees, bows her head over a great sheaf of ripe wheat and holds it in both arms like a child; a red heart with the sign of Venus hangs from its band.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(300, 300, 180, 500, 26),
    hill(560, 16, 'far', 0.6),
    eachOf('84,640,1.2 170,600,0.8 520,640,1.2 440,600,0.8', (x, y, size) => tree(x, y, size, 'glow')),
    hill(676, 12, 'mid', 2.2),
    halo(300, 300, 170, 'wine'),
    hair,
    mantle,
    gown,
    crownedHead,
    arms,
    yoke,
    sheaf,
    clipped('M40 900V684H262V590H424L462 626L560 644V900Z', arms),
    put(heart, { x: 330, y: 800, size: 0.62 }),
  ],
};
