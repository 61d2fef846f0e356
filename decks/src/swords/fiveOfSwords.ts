import { type Art, eachOf, line } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { defeated } from './fiveOfSwords/defeated.ts';
import { victor } from './fiveOfSwords/victor.ts';

export const fiveOfSwords: Scene = {
  alt: 'A red-bearded victor in a feathered cap leans on one sword, shoulders two more and grins aside at two people who walk away in the rain with bowed heads, one with a hand to the face; two more swords lie on the ground.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    storm,
    eveningBanks(548, ['light', 'steelDark', 'steelDark', 'dusk'], 34),
    hill(560, 10, 'far', 0.7),
    lake(584, 680),
    hill(690, 5, 'mid', 1.4),
    defeated,
    sword(116, 822, 0.56, 66),
    sword(118, 828, 0.56, -66),
    victor,
  ],
};

/** Dark clouds, and rain that slants from them. */
const storm: Art = [
  eachOf('96,420,0.5 150,470,0.7 206,440,0.6 60,500,0.6 122,360,0.7 250,360,0.5', (x, y, length) =>
    line(`M${x} ${y}l${-30 * length} ${90 * length}`, 1.6, 'steelDark', 0.7),
  ),
  cloud(90, 330, 0.9, 'stoneDark'),
  cloud(190, 300, 0.8, 'stone'),
  cloud(520, 400, 0.9, 'stoneDark'),
  cloud(120, 250, 0.8, 'stone'),
];
