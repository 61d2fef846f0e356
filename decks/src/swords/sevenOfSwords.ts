import { type Art, eachOf, fill, line, put } from '../drawing/art.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';
import { thief } from './sevenOfSwords/thief.ts';

export const sevenOfSwords: Scene = {
  alt: 'A hooded man with a moustache steals away to the left from striped tents, both arms round five swords rolled in a red cloth, and looks back over the shoulder at the two left standing.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(440, 240, 38, 200),
    hill(640, 8, 'far', 0.8),
    tent(440, 640, 0.9, 'wine'),
    tent(520, 650, 0.9, 'cloth'),
    hill(664, 6, 'mid', 2),
    eachOf('490,596 530,622', (x, y) => [
      standing(x, y + 112, 34),
      sword(x, y, 0.92, 180),
      fill('mid', `M${x - 26} ${y + 118}q26 -20 52 0Z`, { width: 1.6 }),
    ]),
    hill(816, 6, 'near', 1),
    put(thief, { x: -122, y: -166, size: 1.37 }),
  ],
};

const tent = (x: number, y: number, size: number, role: Role): Art =>
  put(
    [
      fill('linen', 'M-80 0L-70 -86L0 -150L70 -86L80 0Z'),
      fill(role, 'M-40 0L-34 -100L0 -150L-12 0ZM40 0L34 -100L0 -150L12 0Z', { width: 1.6 }),
      fill(role, 'M-76 -86L0 -156L76 -86Q38 -70 0 -86Q-38 -70 -76 -86Z', { width: 1.8 }),
      line('M0 -156V-190', 3),
      fill('red', 'M0 -190L26 -180L0 -170Z', { width: 1.2 }),
    ],
    { x, y, size },
  );
