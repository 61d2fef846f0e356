import { fill, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { claspedHands } from '../../figure/claspedHands.ts';
import { cuffedArm, placed } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { posed } from '../../figure/posed.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair, longHair } from '../../figure/profileHair.ts';
import { cup, heldAt } from '../../suits/objects.ts';

const WOMAN = { x: 160, y: 850, size: 1.06, turn: 3.4 };
const MAN = { x: 444, y: 850, size: 1.08, turn: -3.4, flip: true };
const HELD = { x: 300, y: 618, size: 1.12 };

/** The far arms, each with a cup; the rims touch in the middle. */
export const toast: Art = [
  cuffedArm({
    shoulder: placed([20, -346], WOMAN),
    elbow: [252, 582],
    cloth: 'rose',
    at: { x: 249, y: 496, turn: -24, size: 1 },
    wrist: [-22, 14],
    hand: (place) => grip('skinFair', place, heldAt(cup, 48, 0.58, 13)),
  }),
  cuffedArm({
    shoulder: placed([20, -346], MAN),
    elbow: [350, 582],
    cloth: 'cloth',
    at: { x: 351, y: 496, turn: 24, size: 1, flip: true },
    wrist: [-22, 14],
    hand: (place) => grip('skinBrown', place, heldAt(cup, 48, 0.58, -13)),
  }),
];

export const woman: Art = posed({
  place: WOMAN,
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
});

export const man: Art = [
  posed({
    place: MAN,
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
  }),
];

/** Her fingers over his hand, his thumb over hers. */
export const joined: Art = [
  claspedHands('skinFair', 'skinBrown', HELD),
  cuffedArm({
    shoulder: placed([-8, -350], WOMAN),
    elbow: [190, 592],
    cloth: 'rose',
    at: HELD,
    wrist: [-26, 1],
    hand: () => false,
  }),
  cuffedArm({
    shoulder: placed([-8, -350], MAN),
    elbow: [416, 594],
    cloth: 'cloth',
    at: HELD,
    wrist: [26, 1],
    hand: () => false,
  }),
];
