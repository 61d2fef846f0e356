import { type Art, put } from '../drawing/art.ts';
import type { Scene } from '../drawing/scene.ts';
import { graven, limb } from '../drawing/swell.ts';
import { childProfile } from '../figure/childProfile.ts';
import { HATS } from '../figure/hats.ts';
import { posed } from '../figure/posed.ts';
import { bricks, house } from '../primitives/buildings.ts';
import { standing } from '../primitives/ground.ts';
import { hill, tiles } from '../primitives/land.ts';
import { oak } from '../primitives/oak.ts';
import { flower, spray } from '../primitives/plants.ts';
import { crescent } from '../primitives/lights.ts';
import { sky } from '../primitives/sky.ts';
import { cup, heldAt } from '../suits/objects.ts';

export const sixOfCups: Scene = {
  alt: 'In the garden of an old house a child in a feathered cap hands a smaller one a cup full of flowers; two more flowering cups stand on the wall and three in front.',
  draw: (chance) => [
    sky(chance, { stars: 40 }),
    hill(560, 8, 'far', 1),
    crescent(196, 224, 36, -20),
    smoke,
    oak(478, 660, 1),
    put(house(0, 0, 2.3), { x: 190, y: 636 }),
    blooming(92, 586, 0.5),
    blooming(512, 586, 0.5),
    bricks(632, 728, 32, 'stoneDark', 'shade'),
    tiles(724, 'stone', 'stoneDark'),
    standing(94, 850, 50),
    blooming(94, 800, 0.54),
    standing(206, 848, 90),
    standing(424, 848, 90),
    small,
    big,
    standing(330, 850, 44),
    blooming(330, 800, 0.54),
    standing(512, 850, 50),
    blooming(512, 800, 0.54),
  ],
};

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

const big: Art = posed({
  place: { x: 232, y: 846, size: 0.72 },
  skin: 'skinOlive',
  otherHead: childProfile('skinOlive', 'hairBrown'),
  hat: put(HATS.featherCap, { x: -12, y: 2, turn: -10, flip: true }),
  headAt: [24, -444],
  headSize: 1.06,
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
  farArm: { joints: '36,-330 92,-300 140,-262', hand: 'open', turn: 20 },
  nearArm: { joints: '14,-332 40,-226 126,-236', holds: heldAt(blooming, 56, 0.66), turn: -4 },
});

const small: Art = posed({
  place: { x: 440, y: 846, size: 0.62, flip: true },
  skin: 'skinFair',
  otherHead: childProfile('skinFair', 'hairFair'),
  behindHead: [
    limb('hairFair', '-44,-20 -70,40 -62,100 -74,160', [60, 40, 34, 10]),
    graven('-84,50 -66,62 -48,50', 5),
    graven('-80,90 -62,102 -44,90', 5),
  ],
  hat: [put(HATS.kerchief, { x: -12, turn: -14 }), flower(-40, -60, 20, 5, 'red', 'redDark')],
  headAt: [12, -444],
  headSize: 1.06,
  bow: -8,
  cloth: 'rose',
  girth: [78, 104, 92],
  hem: [
    [-104, -12],
    [90, -8],
  ],
  farArm: { joints: '24,-346 70,-300 112,-330', hand: 'open', turn: -24 },
  nearArm: { joints: '0,-350 38,-262 112,-282', hand: 'open', turn: -16 },
});
