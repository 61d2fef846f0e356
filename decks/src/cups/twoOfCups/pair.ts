import { fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { openHand } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { closedOver } from '../../figure/holds.ts';
import { posed } from '../../figure/posed.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair, longHair } from '../../figure/profileHair.ts';
import { cup, heldAt } from '../../suits/objects.ts';

const raised = heldAt(cup, 48, 0.58, 13);

export const woman: Art = posed({
  place: { x: 178, y: 848, size: 1.06 },
  skin: 'skinFair',
  otherHead: [
    profile({ skin: 'skinFair', hair: 'hairAuburn', eyes: 'open', mood: 'tender' }),
    longHair('hairAuburn'),
  ],
  hat: put(HATS.roseWreath, { x: -12, turn: -8 }),
  girth: [72, 96, 76],
  cloth: 'rose',
  hem: [
    [-112, -12],
    [74, -8],
  ],
  farArm: { joints: '24,-346 50,-274 64,-332', holds: raised, turn: 6 },
  nearArm: {
    joints: '-8,-350 12,-250 104,-218',
    hand: 'hidden',
  },
});

export const man: Art = [
  posed({
    place: { x: 432, y: 848, size: 1.08, flip: true },
    skin: 'skinBrown',
    otherHead: [
      profile({ skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'tender' }),
      curledHair('hairBlack'),
    ],
    hat: put(HATS.laurel, { x: -12, y: -14, turn: -8 }),
    cloth: 'cloth',
    hose: 'straw',
    hem: [
      [-66, -140],
      [66, -140],
    ],
    behind: [
      fill('clothDark', 'M-6 -366C-60 -350 -84 -240 -104 -70Q-60 -54 -20 -70L10 -340Z'),
      graven('-30,-330 -66,-200 -84,-74', 5),
      graven('-14,-300 -44,-180 -54,-70', 4),
    ],
    farLeg: { joints: '16,-200 26,-110 30,-20' },
    nearLeg: { joints: '-14,-200 -14,-110 -20,-20' },
    farArm: { joints: '24,-346 54,-274 73,-326', holds: raised, turn: 6 },
    nearArm: { joints: '-8,-350 16,-246 112,-218', hand: 'hidden' },
  }),
];

/** His hand open under hers, her fingertips on his wrist. */
export const joined: Art = [
  openHand('skinBrown', { x: 306, y: 614, turn: 8, flip: true, size: 1.02 }),
  closedOver('skinFair', { x: 298, y: 606, turn: -52, size: 1 }),
];
