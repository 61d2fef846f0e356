import { eachOf, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { iris } from '../primitives/iris.ts';
import { hill, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { angel } from './temperance/angel.ts';

export const temperance: Scene = {
  alt: 'A winged angel with red hair faces us, eyes lowered, in a dark blue cape, a star on the brow, and lets bright water run from a tilted cup into a second one held below it; irises grow beside the robe, and a light stands over the water.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(520, 608, 26, 150, 12, 0.8),
    disc('glow', 520, 612, 26),
    peaks(660, [
      [556, 60, 84],
      [60, 60, 84],
    ]),
    hill(664, 6, 'mid', 0.8),
    hill(760, 6, 'near', 2.2),
    angel,
    eachOf('72,892,0.9 128,902,0.7', (x, y, size, i) => iris({ x, y, size, turn: i * 6 - 4 })),
    firelight(520, 612, 200, 0.8),
  ],
};
