import { sittingHound } from '../../creatures/hound.ts';
import { fill, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { claspedHands } from '../../figure/claspedHands.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { closedOver } from '../../figure/holds.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { posed } from '../../figure/posed.ts';
import { profile } from '../../figure/profile.ts';
import { longHair } from '../../figure/profileHair.ts';

/** He looks left, drawn as if he looked right, and turned over; she looks at him. */
export const husband: Art = posed({
  place: { x: 488, y: 850, size: 0.88, flip: true },
  side: { skin: 'skinBrown', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'tender' },
  cloth: 'cloth',
  hose: 'wine',
  hem: [
    [-56, -130],
    [60, -130],
  ],
  farLeg: { joints: '16,-200 20,-110 24,-20' },
  nearLeg: { joints: '-14,-200 -16,-110 -22,-20' },
  nearArm: { joints: '-8,-350 -6,-262 46,-252', hand: 'hidden' },
});

export const wife: Art = posed({
  place: { x: 366, y: 850, size: 0.86 },
  skin: 'skinOlive',
  otherHead: [
    profile({ skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'glad', nose: 'snub' }),
    longHair('hairAuburn'),
  ],
  cloth: 'rose',
  hem: [
    [-78, -10],
    [60, -10],
  ],
  nearArm: { joints: '-8,-350 -6,-264 44,-262', hand: 'hidden' },
});

/** Hand in hand. */
export const joinedHands: Art = claspedHands('skinOlive', 'skinBrown', { x: 424, y: 628, size: 0.9 });

const side = {
  skin: 'skinFair',
  hair: 'hairWhite',
  beard: 'pointed',
  nose: 'hooked',
  aged: true,
  eyes: 'down',
  mood: 'tender',
} as const;

/** Large and near, his hand on the head of the hound. */
export const elder: Art = [
  fill('woodDark', 'M40 560C60 500 120 520 118 580L130 900H40Z'),
  put(
    [
      profile(side),
      sideModelling(side),
      limb('hairWhite', '24,60 26,100 10,150', [56, 52, 6], 'line', 1.8),
      graven('20,56 28,100 14,140', 3),
      put(HATS.leafBand, { x: -12, turn: -8 }),
    ],
    { x: 158, y: 500, size: 1.22, turn: 12 },
  ),
  fill(
    'wine',
    'M80 620C50 650 40 700 40 740V900H330C330 830 310 760 270 706C240 668 206 646 186 630Q130 660 80 620Z',
  ),
  graven('90,660 70,760 78,880', 6),
  graven('214,670 276,760 300,880', 6),
  fill('metal', 'M78 612Q130 656 188 624L200 646Q134 690 64 636Z', { width: 2 }),
  sittingHound({ x: 420, y: 912, size: 1.5 }),
  cuffedArm({
    shoulder: [108, 716],
    elbow: [182, 850],
    cloth: 'wine',
    trim: 'metal',
    size: 1.9,
    at: { x: 388, y: 758, turn: 10, size: 1.1 },
    wrist: [-28, -2],
    hand: (place) => closedOver('skinFair', place),
  }),
];
