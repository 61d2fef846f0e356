import { leapingDog } from '../creatures/beasts.ts';
import { eachOf, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cliff } from '../primitives/cliff.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, peaks } from '../primitives/land.ts';
import { sunDisc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { traveller } from './fool/traveller.ts';

export const theFool: Scene = {
  alt: 'A young traveller in a fool’s cap with bells looks up to the sun and steps over the edge of a cliff, a bundle on a staff over one shoulder and a white rose held out; a small white dog leaps after, and mountains lie far below.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(430, 206, 90, 540, 30),
    sunDisc(430, 206, 46),
    peaks(720, [
      [520, 70, 120],
      [424, 60, 96],
      [478, 60, 66],
    ]),
    hill(806, 8, 'mid', 1.2),
    cloud(508, 800, 0.62, 'dusk'),
    cloud(448, 838, 0.5, 'dusk'),
    cliff(372, 752),
    standing(190, 754, 120),
    eachOf('72,754,-104 96,752,-78 300,752,-100 316,752,-70', (x, y, turn, i) =>
      leaf(x, y, turn, 30, i % 2 ? 'leaf' : 'leafDark'),
    ),
    traveller,
    leapingDog({ x: 142, y: 742, size: 0.84, turn: -6 }),
    flower(336, 758, 13, 5, 'rose', 'red'),
    flower(76, 768, 13, 5, 'rose', 'red'),
  ],
};
