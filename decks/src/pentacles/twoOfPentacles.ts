import { fill, put, rays } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven } from '../drawing/swell.ts';
import { actor } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { hairBehind, head } from '../figure/head.ts';
import { sailingShip } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, water } from '../primitives/land.ts';
import { sky } from '../primitives/sky.ts';
import { pentacle } from '../suits/objects.ts';
import { crests, ribbon } from './twoOfPentacles/ribbon.ts';
import { LOOK, left, right } from './twoOfPentacles/juggler.ts';

export const twoOfPentacles: Scene = {
  alt: 'A juggler in a tall hat dances on one foot and keeps two coins moving above his open hands before a green ribbon like the sign of infinity, while ships ride high waves behind.',
  draw: (chance) => [
    sky(chance, { stars: 50 }),
    rays(300, 470, 110, 420, 26, 0.4),
    water(620, 8, 30),
    crests,
    put(sailingShip(0, 0, 0.94), { x: 106, y: 736, turn: -10 }),
    put(sailingShip(0, 0, 0.84, 'trim'), { x: 500, y: 742, turn: 12 }),
    hill(800, 5, 'near', 1),
    standing(306, 850, 110),
    left.arm,
    right.arm,
    actor({
      skin: 'skinBrown',
      head: [hairBehind(LOOK), head(LOOK), HATS.tallHat],
      headAt: { x: 296, y: 330, size: 0.72, turn: -8 },
      spine: '300,420 302,500 304,598',
      girth: [104, 116, 86],
      cloth: 'wine',
      hem: [
        [226, 676],
        [384, 668],
      ],
      hose: 'sage',
      limbs: 1.1,
      farLeg: {
        joints: '326,630 322,740 304,830',
      },
      nearLeg: {
        joints: '286,630 204,712 284,768',
        foot: 24,
      },
    }),
    fill('glow', 'M286 402L300 420L316 402L322 416L300 440L280 416Z', { width: 1.6 }),
    graven('276,460 270,520 280,570', 4),
    graven('330,460 338,520 328,570', 4),
    ribbon,
    left.hand,
    right.hand,
    pentacle(134, 384, 0.66),
    pentacle(474, 408, 0.66),
  ],
};
