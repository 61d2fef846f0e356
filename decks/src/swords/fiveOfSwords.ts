import { eachOf } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { person } from '../figure/person.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, lake } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { victor } from './fiveOfSwords/victor.ts';

export const fiveOfSwords: Scene = {
  alt: 'A victor with a thin smile carries two swords over one shoulder, leans on a third, and two lie on the ground; two defeated people go away from us to the water with bowed heads, one with a hand to the face.',
  draw: (chance) => [
    sky(chance, { stars: 14 }),
    eachOf('132,262,0.56 420,224,0.9 462,356,0.76', (x, y, k) => [cloud(x, y, k, 'stoneDark')]),
    hill(590, 10, 'far', 0.7),
    lake(610, 700),
    hill(690, 6, 'mid', 1.4),
    standing(516, 722, 36),
    person({
      x: 516,
      y: 722,
      size: 0.5,
      away: true,
      cloth: 'steel',
      lean: 5,
      bow: 14,
      look: { hair: 'hairFair', cut: 'long' },
    }),
    standing(436, 744, 44),
    person({
      x: 436,
      y: 744,
      size: 0.6,
      away: true,
      cloth: 'rose',
      lean: 6,
      bow: 16,
      look: { skin: 'skinBrown', hair: 'hairBlack' },
      arms: [
        { elbow: [-46, -164], hand: [-34, -124] },
        { elbow: [72, -206], hand: [38, -250], behind: true },
      ],
    }),
    hill(792, 6, 'near', 2),
    standing(216, 848, 130),
    sword(474, 786, 0.6, 262),
    sword(464, 836, 0.64, 72),
    victor,
  ],
};
