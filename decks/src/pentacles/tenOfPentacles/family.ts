import { fill, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { HATS } from '../../figure/hats.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair, longHair } from '../../figure/profileHair.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { whiteHound } from './hound.ts';

/** The mother behind her child; both look left. */
export const family: Art = [
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'down', mood: 'tender' },
      cloth: 'sage',
      over: [longHair('hairAuburn'), put(HATS.leafBand, { x: -12, turn: -8 })],
      bow: 22,
    },
    { x: 452, y: 506, size: 0.96, flip: true },
  ),
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairBrown', eyes: 'open', mood: 'glad', nose: 'snub' },
      cloth: 'trim',
      trim: 'wine',
      over: curledHair('hairBrown'),
      bow: -4,
    },
    { x: 490, y: 730, size: 0.84, flip: true },
  ),
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

/** Large and near, his arm round the hound. */
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
    { x: 144, y: 504, size: 1.22, turn: 18 },
  ),
  fill(
    'wine',
    'M70 620C40 650 40 700 40 740V900H300C300 830 284 760 252 706C230 668 196 646 176 630Q120 660 70 620Z',
  ),
  graven('90,660 70,760 78,880', 6),
  graven('204,670 256,760 276,880', 6),
  fill('metal', 'M68 612Q120 656 178 624L190 646Q124 690 54 636Z', { width: 2 }),
];

/** The hound sits between the old man, whose hand lies on its shoulder, and the child, who strokes its chin. */
export const hound: Art = [
  whiteHound,
  // The old man's arm lies round the hound's back, the hand on its shoulder.
  cuffedArm({
    shoulder: [96, 700],
    elbow: [96, 872],
    cloth: 'wine',
    trim: 'metal',
    size: 1.8,
    at: { x: 238, y: 806, turn: -8, size: 1.3 },
    wrist: [-28, 0],
    hand: (place) => restingHand('skinFair', place),
  }),
  // The child strokes its chin.
  cuffedArm({
    shoulder: [540, 840],
    elbow: [470, 880],
    cloth: 'trim',
    trim: 'wine',
    size: 1.3,
    at: { x: 396, y: 800, turn: 50, size: 1.1, flip: true },
    wrist: [-28, 0],
    hand: (place) => flatHand('skinOlive', place),
  }),
];
