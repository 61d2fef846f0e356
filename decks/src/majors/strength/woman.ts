import { fill, type Art } from '../../drawing/art.ts';
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
  place: { x: 166, y: 850, size: 1.26 },
  side: { skin: 'skinBrown', hair: 'hairBlack', mood: 'tender' },
  hat: [longHair('hairBlack'), garland],
  headAt: [56, -420],
  bow: 20,
  spine: '30,-352 10,-300 -4,-238',
  girth: [78, 96, 76],
  cloth: 'linen',
  trim: 'rose',
  hem: [
    [-108, -24],
    [80, -18],
  ],
});

export const farHand: Art = [
  sleevedArm({ joints: '222,428 212,590 300,662', hand: 'hidden' }, 'linen', 'skinBrown', 'rose', 1.1),
  openHand('skinBrown', { x: 308, y: 672, turn: 24, size: 1 }),
];

/** The thumb of the hand under the jaw. */
export const thumbOnCheek: Art = fill('skinBrown', swellPath('304,674 314,656 326,640', [14, 13, 9]), {
  edge: 'skinEdge',
  width: 1.8,
});

export const nearHand: Art = [
  sleevedArm({ joints: '196,426 252,536 352,556', hand: 'hidden' }, 'linen', 'skinBrown', 'rose', 1.2),
  shoulder('linen', [188, 436], 22),
  graven('182,440 206,496 240,536', 4),
  restingHand('skinBrown', { x: 366, y: 562, turn: 24, size: 0.94 }),
];
