import { eachOf, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { flower, leaf, tree } from '../primitives/plants.ts';
import { comet } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { looker } from './pageOfPentacles/looker.ts';

export const pageOfPentacles: Scene = {
  alt: 'A page in a cap with flowers, near and from the side in a green field, bears a single great coin on the palms before the eyes; a comet stands in the sky.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    rays(152, 378, 120, 460, 28, 0.4),
    comet({ x: 300, y: 190, size: 0.8, turn: -16 }),
    land('pentacles'),
    tree(96, 760, 0.8),
    tree(524, 740, 0.6),
    put(looker, { x: 852, y: -236, size: 1.7, flip: true }),
    eachOf('64,850 118,862 172,852 488,858 536,848', (x, y, i) => [
      leaf(x, y, -130, 44, 'leaf'),
      leaf(x, y, -50, 44, 'leafDark'),
      flower(x, y - 10, 24, 5, i % 2 ? 'rose' : 'light', i % 2 ? 'red' : 'linen'),
    ]),
  ],
};
