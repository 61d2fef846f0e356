import { eachOf, mirrored, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { castle } from '../primitives/buildings.ts';
import { hill, road } from '../primitives/land.ts';
import { flower } from '../primitives/plants.ts';
import { firelight } from '../primitives/firelight.ts';
import { sky } from '../primitives/sky.ts';
import { wand } from '../suits/objects.ts';
import { couple } from './fourOfWands/couple.ts';
import { swag } from './fourOfWands/swag.ts';

export const fourOfWands: Scene = {
  alt: 'Between four tall staffs, from which garlands of flowers hang in deep bows, a couple walks up the road to a lit castle, his arm about her waist; they look at each other and each lifts a bouquet.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(300, 440, 30, 480, 34, 0.5),
    hill(560, 18, 'far', 2),
    castle(300, 650, 1.56),
    hill(650, 8, 'far', 1),
    mirrored(wand(184, 516, 2.1)),
    hill(700, 5, 'mid', 2.4),
    road(300, 660, 1010, 'straw', 4),
    mirrored(wand(74, 540, 3.1)),
    swag(74, 300, 184, 336, 36, 30),
    swag(416, 336, 526, 300, 36, 30),
    swag(184, 336, 416, 336, 26, 26),
    couple,
    firelight(66, 260, 260),
    firelight(534, 260, 260),
    eachOf('120,868,18 170,878,14 430,878,14 484,866,18', (x, y, r, i) =>
      flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ),
  ],
};
