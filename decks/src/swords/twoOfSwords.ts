import { mirrored } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { water } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { rocks } from './twoOfSwords/sea.ts';
import { swordArm, woman } from './twoOfSwords/woman.ts';

export const twoOfSwords: Scene = {
  alt: 'A blindfolded woman, seen near from the breast up under a crescent moon, crosses two long swords before her, the calm sea with its rocks behind her.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(300, 172, 44, -90),
    water(470, 24, 24),
    rocks,
    woman,
    mirrored(swordArm),
  ],
};
