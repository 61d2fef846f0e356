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
  alt: 'A man in a blue cap and hood steals away from a striped tent with long steps, five swords clasped under one arm, the other hand raised as if to hush his steps; he smirks back at the two swords left standing.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(450, 226, 38, 200),
    hill(640, 8, 'far', 0.8),
    tent(500, 640, 1.5, 'wine'),
    hill(664, 6, 'mid', 2),
    eachOf('474,716 514,732', (x, y) => [
      standing(x, y + 86, 28),
      sword(x, y, 0.7, 180),
      fill('mid', `M${x - 20} ${y + 92}q20 -16 40 0Z`, { width: 1.6 }),
    ]),
    hill(800, 6, 'near', 1),
    standing(156, 844, 60),
    standing(430, 842, 50),
    put(thief, { x: -44, y: -14, size: 1.03 }),
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
