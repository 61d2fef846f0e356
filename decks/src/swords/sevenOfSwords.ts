import { type Art, eachOf, fill, line, put } from '../drawing/art.ts';
import { polar } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { limb } from '../drawing/swell.ts';
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
  alt: 'Somebody with a moustache steals away to the left from striped tents, both arms round a bundle of five swords, and looks back over the shoulder at the two left standing.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(386, 206, 38, 200),
    hill(640, 8, 'far', 0.8),
    tent(420, 664, 0.86, 'wine'),
    tent(500, 676, 0.86, 'cloth'),
    hill(690, 6, 'mid', 2),
    eachOf('446,660 508,684', (x, y) => [
      standing(x, y + 112, 34),
      sword(x, y, 0.92, 180),
      fill('mid', `M${x - 26} ${y + 118}q26 -20 52 0Z`, { width: 1.6 }),
    ]),
    hill(816, 6, 'near', 1),
    put(thief, { x: -8, y: -8, size: 1.06 }),
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

/** Steals away on his toes to the left, his head turned back; the far hand comes round the bundle, the near forearm bears it. */
const thief: Art = [
  sleevedArm({ joints: '262,500 196,528 150,566', hand: 'hidden' }, 'sageDark', 'skinOlive', 'trim', 1.05),
  actor({
    skin: 'skinOlive',
    head: [
      profile({ hair: 'hairBlack', beard: 'moustache', nose: 'hooked', eyes: 'open', mood: 'sly' }),
      put(HATS.featherCap, { x: -12, y: 2, turn: -10, flip: true }),
    ],
    headAt: { x: 292, y: 384, size: 0.86, turn: 6 },
    spine: '276,470 292,556 322,640',
    girth: [86, 116, 84],
    cloth: 'sage',
    hem: [
      [236, 700],
      [392, 694],
    ],
    hose: 'wine',
    limbs: 1.1,
    farLeg: { joints: '338,660 366,740 412,790', foot: 112 },
    nearLeg: { joints: '298,664 220,718 202,804', foot: 124 },
  }),
  limb('skinOlive', '140,570 170,600', [34, 30], 'skinEdge'),
  eachOf('7,174 18,204 29,174 40,204 51,176', (angle, reach) =>
    sword(...polar(308, 700, reach, 270 - angle), 1.06, 180 - angle),
  ),
  fingersRound('skinOlive', { x: 150, y: 562, size: 1.1, turn: 42 }),
  sleevedArm({ joints: '308,494 366,606 252,620', hand: 'hidden' }, 'sage', 'skinOlive', 'trim', 1.1),
  closedOver('skinOlive', { x: 240, y: 618, size: 1.16, flip: true, turn: 2 }),
];
