import { bower } from '../courts/bower.ts';
import { rabbit } from '../creatures/beasts.ts';
import { type Art, eachOf, fill, flat, line, put, rays } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { queen } from './queenOfPentacles/queen.ts';

export const queenOfPentacles: Scene = {
  alt: 'A dark-haired queen crowned with leaves and roses sits in profile on a stone bench in a bower of roses and bends over the great coin that she holds on her knee, near; a rabbit sits among the flowers beside the bench.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    rays(290, 390, 120, 460, 26),
    land('pentacles'),
    bower,
    queen,
    hare,
    eachOf('70,846,17 116,858,14 166,850,16 392,862,13 536,846,17', (x, y, r, i) => [
      leaf(x, y, -140, 30, 'leaf'),
      leaf(x, y, -40, 30, 'leafDark'),
      flower(x, y, r, 5, i % 2 ? 'light' : 'rose', i % 2 ? 'linen' : 'red'),
    ]),
  ],
};

/** The rabbit, with a light in its eye and its forepaws on the ground. */
const hare: Art = put(
  [
    standing(0, 2, 48),
    rabbit({}),
    flat('light', circlePath(39, -45, 1.2)),
    fill('linen', 'M6 2C2 -10 14 -18 22 -12C26 -6 40 -6 44 2Z', { width: 1.8 }),
    line('M32 2v-5M38 2v-4', 1.4),
  ],
  { x: 440, y: 862, size: 1.5 },
);
