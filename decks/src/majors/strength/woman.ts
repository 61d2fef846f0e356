import { fill, flat, type Art } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { sleevedArm } from '../../figure/actor.ts';
import { openHand } from '../../figure/grip.ts';
import { posed } from '../../figure/posed.ts';
import { longHair } from '../../figure/profileHair.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { shoulder } from '../../figure/shoulder.ts';
import { flower } from '../../primitives/plants.ts';

const garland: Art = times(6, (i) =>
  flower(-66 + i * 20, -44 - Math.sin((i / 5) * 2.6 + 0.4) * 34, 16, 5, i % 2 ? 'rose' : 'red', 'redDark'),
);

export const woman: Art = posed({
  place: { x: 152, y: 850, size: 1.26 },
  side: { skin: 'skinBrown', hair: 'hairBlack', mood: 'tender' },
  hat: [longHair('hairBlack'), garland],
  headAt: [98, -400],
  bow: 32,
  spine: '60,-340 26,-294 -10,-236',
  girth: [78, 96, 76],
  cloth: 'linen',
  trim: 'rose',
  hem: [
    [-98, -24],
    [76, -18],
  ],
});

export const farHand: Art = [
  sleevedArm({ joints: '252,456 256,592 306,664', hand: 'hidden' }, 'linen', 'skinBrown', 'rose', 1.1),
  openHand('skinBrown', { x: 318, y: 664, turn: 26, size: 0.92 }),
];

/** The thumb of the hand under the jaw. */
export const thumbOnCheek: Art = fill('skinBrown', swellPath('304,674 314,656 326,640', [14, 13, 9]), {
  edge: 'skinEdge',
  width: 1.8,
});

export const nearHand: Art = [
  sleevedArm({ joints: '204,462 258,566 358,560', hand: 'hidden' }, 'linen', 'skinBrown', 'rose', 1.2),
  shoulder('linen', [200, 464], 21),
  graven('196,478 220,530 248,560', 4),
  restingHand('skinBrown', { x: 366, y: 562, turn: 16, size: 0.94 }),
  flat('skinBrown', swellPath('340,559 350,559', [20, 20])),
];
