import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { childSide } from '../../figure/childSide.ts';
import { HATS } from '../../figure/hats.ts';
import { bearingHand, fingersRound } from '../../figure/holds.ts';
import { posed } from '../../figure/posed.ts';
import { flower, spray } from '../../primitives/plants.ts';
import { cup } from '../../suits/objects.ts';

/** Tied under the chin, with a frill round the face. */
const bonnet: Art = [
  fill(
    'sage',
    'M40 -50C28 -92 -60 -98 -80 -30C-88 6 -78 40 -54 54C-40 50 -30 34 -26 12C-22 -16 2 -32 40 -50Z',
    { width: 1.8 },
  ),
  line('M40 -46Q2 -28 -22 0Q-30 30 -48 52Q-20 62 6 58', 7, 'linen'),
  graven('20,-66 -40,-60 -62,0', 4),
];

/** A cup with five-petalled flowers growing out of it. */
export const blooming = (x: number, y: number, size: number): Art => [
  [-1, 0, 1].map((i) =>
    spray({
      from: [x + i * 10, y - 70 * size],
      to: [x + i * 30, y - (126 - Math.abs(i) * 18) * size],
      bend: i * 0.2,
      leaves: 2,
      length: 18,
      tip: flower(
        x + i * 32 * (size + 0.3),
        y - (134 - Math.abs(i) * 20) * size,
        15,
        5,
        i ? 'rose' : 'light',
        i ? 'red' : 'linen',
      ),
    }),
  ),
  cup(x, y, size),
];

/** The cup between his hands: one under the bowl, the other at its far side. */
export const given: Art = [
  blooming(320, 652, 0.6),
  fingersRound('skinOlive', { x: 346, y: 640, turn: -96, size: 0.62 }, 3),
  bearingHand('skinOlive', { x: 308, y: 678, size: 0.82, turn: -8 }),
];

export const big: Art = posed({
  place: { x: 196, y: 894, size: 0.92 },
  skin: 'skinOlive',
  otherHead: childSide('skinOlive', 'hairBrown'),
  hat: put(HATS.featherCap, { x: -12, y: 2, turn: -10, flip: true }),
  headAt: [24, -444],
  headSize: 0.98,
  bow: 12,
  spine: '12,-360 4,-300 0,-226',
  girth: [76, 98, 84],
  cloth: 'cloth',
  hose: 'wine',
  hem: [
    [-64, -150],
    [70, -156],
  ],
  farLeg: { joints: '14,-206 52,-110 36,-18' },
  nearLeg: { joints: '-14,-206 -30,-110 -44,-18' },
  farArm: { joints: '36,-330 92,-300 110,-262', hand: 'hidden' },
  nearArm: { joints: '14,-332 30,-226 92,-226', hand: 'hidden' },
});

export const small: Art = posed({
  place: { x: 452, y: 894, size: 0.8, flip: true },
  skin: 'skinFair',
  otherHead: childSide('skinFair', 'hairFair'),
  behindHead: [
    limb('hairFair', '-44,-20 -70,40 -62,100 -74,160', [60, 40, 34, 10]),
    graven('-84,50 -66,62 -48,50', 5),
    graven('-80,90 -62,102 -44,90', 5),
  ],
  hat: [bonnet, flower(-40, -60, 20, 5, 'red', 'redDark')],
  headAt: [12, -444],
  headSize: 0.98,
  bow: -4,
  cloth: 'rose',
  girth: [78, 104, 92],
  hem: [
    [-82, -12],
    [86, -8],
  ],
  farArm: { joints: '24,-346 70,-300 112,-330', hand: 'open', turn: -24 },
  nearArm: { joints: '0,-350 38,-262 112,-282', hand: 'open', turn: -16 },
});
