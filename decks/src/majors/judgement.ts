import { wing } from '../creatures/wing.ts';
import { type Art, clipped, eachRow, fill, flat, line, put, rays } from '../drawing/art.ts';
import { boxPath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { sleevedArm } from '../figure/actor.ts';
import type { Look } from '../figure/look.ts';
import { person } from '../figure/person.ts';
import { profile } from '../figure/profile.ts';
import { standing } from '../primitives/ground.ts';
import { cloud, hill, peaks } from '../primitives/land.ts';
import { disc } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';

export const judgement: Scene = {
  alt: 'An angel leans from the clouds and blows a long trumpet hung with a crossed banner; below, a man, a woman and a child rise from open tombs with their arms lifted.',
  draw: (chance) => [
    sky(chance, { stars: 30 }),
    rays(470, 330, 60, 560, 30, 0.5),
    wing({ x: 196, y: 350, size: 1.3, flip: true, turn: 30 }, 'rose', 'red'),
    wing({ x: 250, y: 316, size: 1.3, turn: -30 }, 'rose', 'red'),
    disc('glow', 236, 232, 84, 2),
    disc('dusk', 236, 232, 74, 1.4),
    sleevedArm(
      {
        joints: '236,330 330,372 404,310',
        hand: 'hidden',
      },
      'clothDark',
      'skinFair',
    ),
    limb('cloth', '216,318 206,380 204,410', [92, 138, 150]),
    graven('196,340 186,390 160,440', 5),
    graven('230,360 226,400 216,450', 5),
    put(profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open' }), {
      x: 236,
      y: 236,
      size: 0.84,
      turn: 12,
    }),
    put(trumpet, { x: 268, y: 272, turn: 22 }),
    sleevedArm(
      {
        joints: '214,338 272,400 346,306',
        turn: -66,
        flip: false,
      },
      'cloth',
      'skinFair',
    ),
    eachRow(
      [
        [120, 470, 1.2],
        [300, 470, 1],
        [210, 440, 1],
        [60, 430, 0.9],
      ],
      (x, y, k) => cloud(x, y, k, 'light'),
    ),
    peaks(660, [
      [110, 80, 90],
      [490, 80, 110],
    ]),
    hill(700, 10, 'mid', 1),
    hill(770, 6, 'near', 2),
    riser(140, 770, { skin: 'skinOlive', hair: 'hairBrown', cut: 'long', turn: 0.5 }, 'linen', 1.06),
    riser(462, 770, { skin: 'skinBrown', hair: 'hairBlack', beard: 'short', turn: -0.5 }, 'steelDark', 1.06),
    riser(302, 812, { skin: 'skinFair', hair: 'hairFair', cut: 'curls', turn: 0.3 }, 'rose', 0.82),
  ],
};

/** A long trumpet, its mouthpiece at 0,0 and its bell to the right, with a banner hung below. */
const trumpet: Art = [
  put(
    [
      fill('light', 'M0 0H104V104Q78 92 52 104Q26 116 0 104Z'),
      fill('red', 'M42 0H62V42H104V62H62V102H42V62H0V42H42Z', { width: 1.4 }),
      graven('14,8 18,50 12,98', 3),
    ],
    { x: 118, y: 8, turn: -22 },
  ),
  fill(
    'metal',
    'M-6 -7L-4 -4C60 -8 140 -9 190 -14C222 -20 240 -34 252 -50C262 -20 262 20 252 50C240 34 222 20 190 14C140 9 60 8 -4 4L-6 7Z',
  ),
  flat('ink', 'M250 -46C260 -20 260 20 250 46C242 18 242 -18 250 -46Z', 0.7),
  [58, 110, 186].map((x) => line(`M${x} -11V11`, 5, 'metalDark')),
];

/** Somebody rising to the hips from an open tomb, its lid pushed aside; y is the tomb's rim. */
const riser = (x: number, y: number, look: Look, cloth: Role, size: number): Art => {
  const w = 88 * size;
  return [
    standing(x, y + 84 * size, w * 1.2),
    put(fill('stone', 'M-16 -70H16V70H-16Z'), {
      x: x + (x < 300 ? -1 : 1) * w * 0.92,
      y: y + 20,
      size,
      turn: x < 300 ? -18 : 18,
    }),
    fill('ink', `M${x - w} ${y + 16}L${x - w * 0.8} ${y - 14}H${x + w * 0.8}L${x + w} ${y + 16}Z`),
    clipped(
      boxPath(x - 130, y - 400, 260, 410),
      person({
        x,
        y: y + 122 * size,
        size,
        look: { ...look, eyes: 'open', brow: 'raised', mouth: 'smile' },
        cloth,
        bow: (look.turn ?? 0) * 20,
        arms: [
          { elbow: [-76, -240], hand: [-62, -310] },
          { elbow: [76, -240], hand: [62, -310] },
        ],
      }),
    ),
    fill('stone', `M${x - w} ${y + 10}H${x + w}V${y + 28}H${x - w}Z`),
    fill('stoneDark', `M${x - w * 0.94} ${y + 28}H${x + w * 0.94}V${y + 84 * size}H${x - w * 0.94}Z`),
    [-0.5, 0, 0.5].map((k) =>
      graven(
        [
          [x + k * w - 16, y + 46],
          [x + k * w, y + 42],
          [x + k * w + 18, y + 47],
        ],
        4,
      ),
    ),
  ];
};
