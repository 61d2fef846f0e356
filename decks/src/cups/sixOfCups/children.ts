import { type Art, fill, line, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { cuppingHand } from '../../figure/cuppingHand.ts';
import { posed } from '../../figure/posed.ts';
import { cradlingHand } from '../cradlingHand.ts';
import { childHead } from './childHead.ts';

/** A hood thrown over the head, and its cape; in the units of a head. */
const hood: Art = [
  fill(
    'red',
    'M36 -56C30 -100 -38 -112 -74 -82C-98 -60 -106 -26 -100 14C-96 44 -84 62 -92 86C-98 102 -100 112 -92 118Q-64 132 -34 120Q-4 130 30 112Q36 100 26 92C6 88 -24 56 -28 22C-30 -14 0 -46 36 -56Z',
  ),
  line('M36 -56C-2 -46 -30 -14 -29 22C-26 54 0 82 26 92', 7, 'trim'),
  line('M-92 112Q-64 124 -34 112Q-4 122 28 106', 6, 'trim'),
  graven('6,-84 -50,-72 -82,-30', 5),
  graven('-50,-50 -66,10 -66,70', 5),
  graven('-70,84 -72,98 -66,112', 4),
  graven('-30,80 -22,96 -24,110', 4),
];

/** A lock on the brow. */
const lock = fill('hairFair', 'M34 -60C18 -54 2 -42 -8 -24C10 -30 30 -38 42 -46C43 -52 39 -58 34 -60Z', {
  width: 1.8,
});

/** The older one, in a red hood, bends down to the younger. */
export const older: Art = [
  posed({
    place: { x: 172, y: 848, size: 0.96 },
    skin: 'skinFair',
    otherHead: childHead('skinFair', 'hairFair'),
    headSize: 0.98,
    headAt: [46, -424],
    bow: 10,
    hat: lock,
    cloth: 'cloth',
    trim: 'trim',
    hose: 'straw',
    boots: 'woodDark',
    spine: '22,-352 4,-300 -10,-236',
    girth: [84, 108, 88],
    hem: [
      [-92, -150],
      [74, -158],
    ],
    limbs: 1.2,
    farLeg: { joints: '12,-230 44,-126 24,-20', foot: 4 },
    nearLeg: { joints: '-26,-230 -30,-124 -62,-18', foot: 8 },
  }),
];

/** The younger one looks up at the flowers. */
export const younger: Art = posed({
  place: { x: 458, y: 850, size: 0.74, flip: true },
  skin: 'skinBrown',
  otherHead: childHead('skinBrown', 'hairBlack'),
  behindHead: [
    limb('hairBlack', '-50,10 -92,40 -96,100 -120,140', [30, 44, 34, 4]),
    fill('red', 'M-56 -4L-84 -14L-80 24L-62 22Z', { width: 1.8 }),
  ],
  headSize: 1.16,
  headAt: [12, -440],
  bow: -16,
  cloth: 'rose',
  trim: 'light',
  hose: 'light',
  boots: 'wine',
  girth: [82, 106, 96],
  hem: [
    [-112, -96],
    [100, -96],
  ],
  limbs: 1.2,
  farLeg: { joints: '26,-200 30,-110 30,-20', foot: 6 },
  nearLeg: { joints: '-22,-200 -26,-110 -30,-18', foot: 6 },
});

/** The older one gives the cup with both hands, and the younger takes it, the far hand behind the bowl. */
export const giving = (cup: Art): Art => [
  cuffedArm({
    shoulder: [430, 606],
    elbow: [428, 672],
    cloth: 'rose',
    trim: 'light',
    size: 0.9,
    at: { x: 364, y: 606, size: 0.66, turn: 10, flip: true },
    wrist: [-46, 10],
    hand: (place) => cuppingHand('skinBrown', place),
  }),
  cuffedArm({
    shoulder: [206, 540],
    elbow: [222, 690],
    cloth: 'cloth',
    size: 1.15,
    at: { x: 316, y: 700, size: 0.78, turn: -4 },
    wrist: [-58, 22],
    hand: (place) => cradlingHand('skinFair', place, cup),
  }),
  cuffedArm({
    shoulder: [176, 556],
    elbow: [182, 684],
    cloth: 'cloth',
    size: 1.3,
    at: { x: 284, y: 634, size: 0.74 },
    wrist: [-46, 10],
    hand: (place) => cuppingHand('skinFair', place),
  }),
  put(hood, { x: 172 + 46 * 0.96, y: 848 - 424 * 0.96, size: 0.98 * 0.96, turn: 10 }),
  cuffedArm({
    shoulder: [462, 612],
    elbow: [462, 716],
    cloth: 'rose',
    trim: 'light',
    size: 1,
    at: { x: 354, y: 642, size: 0.66, turn: 10, flip: true },
    wrist: [-46, 10],
    hand: (place) => cuppingHand('skinBrown', place),
  }),
];
