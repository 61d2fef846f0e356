import { eachOf, rays } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { flower, grapes, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { behind, left, right, arms } from './threeOfCups/friends.ts';

export const threeOfCups: Scene = {
  alt: 'Three friends in garlands dance, two of them hand in hand and with a foot in the air before the third, and lift their cups together above fruit and flowers.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 336, 40, 540, 34, 0.6),
    hill(640, 14, 'far', 1),
    hill(770, 8, 'near', 2),
    standing(300, 800, 110),
    behind,
    standing(166, 846, 120),
    standing(434, 846, 120),
    right,
    left,
    arms,
    eachOf('200,858 300,846 400,858', (x, y, i) =>
      i === 1
        ? [grapes(x - 22, y - 22, 1), disc('metal', x + 20, y - 4, 20), leaf(x + 18, y - 22, -50, 26)]
        : [disc('red', x - 14, y, 17), disc('metal', x + 14, y + 4, 17), leaf(x - 12, y - 14, -60, 24)],
    ),
    times(6, (i) => flower(70 + i * 92, 862 - (i % 2) * 6, 13, 5, i % 2 ? 'light' : 'rose', 'linen')),
  ],
};
