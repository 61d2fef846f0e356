import { leapingDog } from '../creatures/beasts.ts';
import { eachOf, fill, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { house } from '../primitives/buildings.ts';
import { cliff } from '../primitives/cliff.ts';
import { firelight } from '../primitives/firelight.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, peaks } from '../primitives/land.ts';
import { sunDisc } from '../primitives/lights.ts';
import { flower, leaf } from '../primitives/plants.ts';
import { sky } from '../primitives/sky.ts';
import { traveller } from './fool/traveller.ts';

export const theFool: Scene = {
  alt: 'A young traveller in a fool’s cap and a blown cape, a bundle on a staff over one shoulder and a white rose in one fist, looks up at a great sun and steps off a cliff; a white dog leaps after, and a river valley lies far below.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(488, 164, 110, 560, 30),
    sunDisc(488, 164, 70),
    peaks(806, [
      [520, 84, 110],
      [424, 66, 84],
      [476, 50, 50],
    ]),
    valley,
    cloud(506, 744, 0.46, 'dusk'),
    cloud(398, 770, 0.36, 'dusk'),
    cliff(308, 662),
    standing(252, 666, 56),
    standing(110, 668, 56),
    eachOf('72,664,-104 96,662,-78 194,664,-100 208,664,-70', (x, y, turn, i) =>
      leaf(x, y, turn, 30, i % 2 ? 'leaf' : 'leafDark'),
    ),
    traveller,
    leapingDog({ x: 140, y: 642, size: 0.98, turn: -5 }),
    flower(200, 670, 13, 5, 'rose', 'red'),
    firelight(488, 164, 300, 0.6),
  ],
};

/** Far below the cliff: hills, a river that winds away, trees and a house. */
const valley = [
  hill(792, 8, 'mid', 1.2),
  hill(836, 5, 'near', 3),
  fill(
    'waterLight',
    'M440 796C424 804 496 810 476 822C446 836 410 842 414 856C418 868 470 870 470 890H540C544 866 480 862 482 850C486 836 530 830 520 816C508 804 470 804 458 796Z',
    { width: 1.4 },
  ),
  eachOf('384,838,30 402,848,24 552,850,30 366,852,22', (x, y, h) =>
    fill('leafDark', `M${x - h * 0.3} ${y}L${x} ${y - h}L${x + h * 0.3} ${y}Z`, { width: 1.4 }),
  ),
  house(512, 806, 0.2),
];
