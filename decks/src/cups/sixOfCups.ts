import { type Art, fill, flat, line, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { childSide } from '../figure/childSide.ts';
import { HATS } from '../figure/hats.ts';
import { bearingHand, fingersRound } from '../figure/holds.ts';
import { posed } from '../figure/posed.ts';
import { bricks } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, tiles } from '../primitives/land.ts';
import { oak } from '../primitives/oak.ts';
import { flower, spray } from '../primitives/plants.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { cup } from '../suits/objects.ts';

export const sixOfCups: Scene = {
  alt: 'In the garden of an old house with its door and window lit, a boy in a feathered cap holds out a cup full of flowers to a smaller girl in a bonnet, who opens both hands; two more flowering cups stand on the wall and three in front.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(560, 8, 'far', 1),
    crescent(196, 224, 36, -20),
    put(smoke, { x: -22, y: 26 }),
    oak(478, 660, 1),
    oldHouse(),
    blooming(92, 586, 0.5),
    blooming(512, 586, 0.5),
    bricks(632, 728, 32, 'stoneDark', 'shade'),
    tiles(724, 'stone', 'stoneDark'),
    standing(94, 850, 50),
    blooming(94, 804, 0.48),
    standing(206, 848, 90),
    standing(430, 848, 70),
    small,
    big,
    given,
    standing(330, 850, 44),
    blooming(326, 804, 0.48),
    standing(524, 850, 42),
    blooming(524, 804, 0.48),
  ],
};

/** Walls of stone under a tiled roof, its chimney behind the ridge, its door and window lit. */
const oldHouse = (): Art => [
  fill('stoneDark', 'M214 420V348H246V420Z', { width: 2 }),
  fill('stone', 'M208 348V336H252V348Z', { width: 2 }),
  fill('stone', 'M58 640V464H300V640Z'),
  flat('stoneDark', 'M250 640V464H300V640Z', 0.6),
  fill('wineDark', 'M32 472L92 376H268L324 472Z'),
  line(
    'M74 408H287M56 438H306M100 376L92 408M150 376L146 408M200 376V408M246 376L250 408M72 408L60 438M118 408L110 438M170 408V438M222 408L224 438M268 408L274 438M84 438L74 470M140 438L134 470M198 438V470M250 438L254 470',
    1.4,
    'detail',
    0.6,
  ),
  fill('glow', 'M76 492H112V526H76Z', { width: 3, edge: 'wood' }),
  line('M94 492V526M76 509H112', 2.6, 'wood'),
  fill('wood', 'M126 640V556C126 518 184 518 184 556V640Z'),
  fill('glow', 'M134 640V560C134 530 176 530 176 560V640Z', { width: 1.6 }),
  flat('light', 'M142 640V570C142 550 168 550 168 570V640Z', 0.5),
];

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

const smoke: Art = [
  graven('252,326 238,290 262,260 246,220', 12, 'detail', 0.4),
  graven('256,320 262,284 284,262 276,236', 9, 'detail', 0.3),
];

/** A cup with five-petalled flowers growing out of it. */
const blooming = (x: number, y: number, size: number): Art => [
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
const given: Art = [
  blooming(320, 652, 0.6),
  fingersRound('skinOlive', { x: 346, y: 640, turn: -96, size: 0.62 }, 3),
  bearingHand('skinOlive', { x: 308, y: 678, size: 0.82, turn: -8 }),
];

const big: Art = posed({
  place: { x: 232, y: 846, size: 0.72 },
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

const small: Art = posed({
  place: { x: 438, y: 846, size: 0.62, flip: true },
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
