import { type Art, fill, line, put } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { swellPath } from '../drawing/swell.ts';
import { actor, sleevedArm } from '../figure/actor.ts';
import { HATS } from '../figure/hats.ts';
import { profile } from '../figure/profile.ts';
import { standing } from '../primitives/ground.ts';
import { hill } from '../primitives/land.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { sword } from '../suits/objects.ts';

export const sevenOfSwords: Scene = {
  alt: 'Somebody tiptoes away from striped tents with five swords in their arms and looks back at the two left standing.',
  draw: (chance) => [
    sky(chance, { stars: 60 }),
    crescent(300, 208, 36, 200),
    hill(640, 8, 'far', 0.8),
    tent(430, 680, 1, 'wine'),
    tent(518, 690, 0.8, 'cloth'),
    hill(690, 6, 'mid', 2),
    sword(454, 690, 1.3, 180),
    sword(514, 712, 1.3, 180),
    hill(808, 6, 'near', 1),
    standing(290, 860, 180),
    put(thief, { x: 50 }),
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

/** The fingers of the far hand, which come round the blades from below. */
const farFingers: Art = put(
  times(4, (i) =>
    fill('skinOlive', swellPath(`${i * 12},18 ${i * 12 - 1},2 ${i * 12 + 2},-14`, [13, 13, 11]), {
      edge: 'skinEdge',
      width: 1.8,
    }),
  ),
  { x: 98, y: 568, turn: 20 },
);

/** Looks back over his shoulder; the five swords lie in both arms. */
const thief: Art = [
  actor({
    skin: 'skinOlive',
    head: [
      profile({ hair: 'hairBlack', eyes: 'open' }),
      put(HATS.featherCap, { x: -12, y: 2, turn: -10, flip: true }),
    ],
    headAt: { x: 268, y: 386, size: 0.72, turn: 4 },
    spine: '258,466 250,540 262,638',
    girth: [80, 116, 84],
    cloth: 'sage',
    hem: [
      [196, 706],
      [344, 700],
    ],
    hose: 'wine',
    limbs: 1.1,
    farLeg: {
      joints: '246,664 156,712 130,806',
      foot: 148,
    },
    nearLeg: {
      joints: '284,664 290,756 352,818',
      foot: 206,
    },
    farArm: {
      joints: '236,500 192,650 118,592',
      hand: 'hidden',
    },
  }),
  times(5, (i) => sword(244 - i * 9, 496 + i * 27, 1.3, -58 - i * 3)),
  farFingers,
  sleevedArm(
    {
      joints: '278,484 282,596 190,590',
      turn: 30,
    },
    'sage',
    'skinOlive',
    'trim',
    1.1,
  ),
];
