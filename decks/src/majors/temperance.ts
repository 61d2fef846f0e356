import { eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { iris } from '../primitives/iris.ts';
import { hill, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { angel } from './temperance/angel.ts';

export const temperance: Scene = {
  alt: 'A winged angel in white, seen large and from the side, looks down and lets water run from a cup in the raised hand into a cup in the other hand; irises grow below, and a light stands between mountains.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(104, 560, 26, 190, 18, 0.8),
    disc('glow', 104, 568, 26),
    peaks(660, [
      [46, 60, 110],
      [164, 60, 84],
    ]),
    hill(664, 6, 'mid', 0.8),
    hill(760, 6, 'near', 2.2),
    put(angel, { x: 600, flip: true }),
    eachOf('72,892,0.9 128,902,0.7', (x, y, size, i) => iris({ x, y, size, turn: i * 6 - 4 })),
    firelight(104, 568, 240, 0.8),
  ],
};
