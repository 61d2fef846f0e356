import { type Art, eachRow, fill, line, put } from '../drawing/art.ts';
import { polar } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { closedOver, fingersRound } from '../figure/holds.ts';
import { profile } from '../figure/profile.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const sevenOfSwords: Scene = {
  alt: 'Somebody steals away to the left on tiptoe from striped tents, both arms round a bundle of five swords, and looks back over the shoulder with a thin smile at the two left standing.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(386, 206, 38, 200),
    hill(640, 8, 'far', 0.8),
    tent(420, 664, 0.86, 'wine'),
    tent(500, 676, 0.86, 'cloth'),
    hill(690, 6, 'mid', 2),
    eachRow(
      [
        [446, 660],
        [508, 684],
      ],
      (x, y) => [
        standing(x, y + 112, 34),
        sword(x, y, 0.92, 180),
        fill('mid', `M${x - 26} ${y + 118}q26 -20 52 0Z`, { width: 1.6 }),
      ],
    ),
    hill(816, 6, 'near', 1),
    standing(270, 854, 180),
    put(thief, { x: 0, y: 4 }),
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

/** Steals away on his toes to the left and looks back; both arms are round the bundle. */
const thief: Art = [
  sleevedArm({ joints: '268,500 192,612 150,566', hand: 'hidden' }, 'sageDark', 'skinOlive', 'trim', 1.05),
  actor({
    skin: 'skinOlive',
    head: [
      profile({ hair: 'hairBlack', eyes: 'open' }),
      line('M36 38Q46 42 51 34', 2.4, 'redDark'),
      put(HATS.featherCap, { x: -12, y: 2, turn: -10, flip: true }),
    ],
    headAt: { x: 296, y: 386, size: 0.72, turn: -2 },
    spine: '282,464 284,548 314,640',
    girth: [82, 114, 84],
    cloth: 'sage',
    hem: [
      [238, 704],
      [386, 708],
    ],
    hose: 'wine',
    limbs: 1.1,
    farLeg: { joints: '294,664 200,712 190,806', foot: 160 },
    nearLeg: { joints: '326,664 320,752 396,800', foot: 134 },
  }),
  eachRow(
    [
      [20, 122],
      [32, 158],
      [44, 118],
      [55, 158],
      [67, 120],
    ],
    (angle, reach) => sword(...polar(296, 640, reach, 270 - angle), 1.06, 180 - angle),
  ),
  fingersRound('skinOlive', { x: 142, y: 556, turn: 28, size: 1.06 }),
  sleevedArm({ joints: '310,492 346,610 240,574', hand: 'hidden' }, 'sage', 'skinOlive', 'trim', 1.1),
  closedOver('skinOlive', { x: 226, y: 566, size: 1.16, flip: true, turn: 16 }),
];
