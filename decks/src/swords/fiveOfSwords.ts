import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { hill, lake } from '../primitives/land.ts';
import { eveningBanks } from '../primitives/skies.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { defeated } from './fiveOfSwords/defeated.ts';
import { legs, trophies } from './fiveOfSwords/victor.ts';

export const fiveOfSwords: Scene = {
  alt: 'Between the booted legs of a victor, seen from behind and from low down, two defeated people go away along the water close together, with bowed heads; one hand grips three swords, one foot stands on two more.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    eveningBanks(520, ['rose', 'rose', 'steelDark', 'dusk', 'stone', 'stone'], 50),
    hill(560, 10, 'far', 0.7),
    lake(584, 680),
    defeated,
    hill(770, 6, 'near', 2),
    standing(300, 850, 260),
    sword(286, 850, 1.3, 78),
    sword(300, 822, 1.3, -80),
    legs,
    trophies,
  ],
};
