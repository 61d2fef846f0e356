import { sittingHound } from '../../creatures/hound.ts';
import { fill, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { closedOver } from '../../figure/holds.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { person } from '../../figure/person.ts';
import { profile } from '../../figure/profile.ts';

/** Two parents from behind, each with a hand on the shoulder of the child between them. */
export const family: Art = [
  person({
    x: 428,
    y: 806,
    size: 0.7,
    away: true,
    cloth: 'trim',
    trim: 'wine',
    look: { skin: 'skinOlive', hair: 'hairBlack' },
  }),
  person({
    x: 362,
    y: 796,
    size: 0.9,
    away: true,
    cloth: 'rose',
    lean: 3,
    bow: 10,
    look: { skin: 'skinOlive', hair: 'hairAuburn', cut: 'long' },
    arms: [
      { elbow: [-46, -164], hand: [-40, -124] },
      { elbow: [44, -160], hand: [50, -114] },
    ],
  }),
  person({
    x: 496,
    y: 802,
    size: 0.97,
    away: true,
    cloth: 'cloth',
    lean: -3,
    bow: -10,
    look: { skin: 'skinBrown', hair: 'hairBlack' },
    arms: [
      { elbow: [-44, -160], hand: [-50, -112] },
      { elbow: [46, -164], hand: [40, -124] },
    ],
  }),
];

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
