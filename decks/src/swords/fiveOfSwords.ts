import type { Scene } from '../drawing/scene.ts';
import { hill, lake } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { defeated } from './fiveOfSwords/defeated.ts';
import { victor } from './fiveOfSwords/victor.ts';

export const fiveOfSwords: Scene = {
  alt: 'A red-bearded victor in a feathered cap, seen near, holds three swords against his shoulder and grins aside at two defeated people in cloaks who walk away to the water with bowed heads; two more swords lie on the ground.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    eveningBanks(520, ['rose', 'rose', 'steelDark', 'dusk', 'stone', 'stone'], 50),
    hill(560, 10, 'far', 0.7),
    lake(584, 680),
    hill(690, 5, 'mid', 1.4),
    defeated,
    sword(110, 806, 0.56, 62),
    sword(112, 812, 0.56, -64),
    victor,
  ],
};
