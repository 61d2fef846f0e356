import { rabbit } from '../creatures/beasts.ts';
import { eachOf, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { flower, leaf, tree } from '../primitives/plants.ts';
import { comet } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { land } from '../suits/land.ts';
import { looker } from './pageOfPentacles/looker.ts';

export const pageOfPentacles: Scene = {
  alt: 'A page in a cap with a flower, near and from the side, bears a single great coin on the palm and looks at it in wonder; a comet stands in the sky, and a rabbit sits in the green field below.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    rays(190, 432, 130, 460, 32, 0.45),
    comet({ x: 232, y: 206, size: 0.8, turn: -16 }),
    land('pentacles'),
    tree(84, 720, 0.5),
    looker,
    standing(128, 802, 96),
    rabbit({ x: 130, y: 804, size: 1.3 }),
    eachOf('68,-118 80,-96 92,-70 160,-112 172,-88 186,-66', (x, turn, i) =>
      leaf(x, 816, turn, 22 + (i % 3) * 5, i % 2 ? 'leaf' : 'leafDark'),
    ),
    eachOf('72,860 204,864 252,856 318,866', (x, y, i) => [
      leaf(x, y, -130, 44, 'leaf'),
      leaf(x, y, -50, 44, 'leafDark'),
      flower(x, y - 10, 24, 5, i % 2 ? 'rose' : 'light', i % 2 ? 'red' : 'linen'),
    ]),
    firelight(250, 430, 330, 0.35),
  ],
};
