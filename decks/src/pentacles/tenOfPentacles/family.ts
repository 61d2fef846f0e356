import { fill, line, put, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { HATS } from '../../figure/hats.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { nearBust } from '../../figure/nearBust.ts';
import { profile } from '../../figure/profile.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { childHead } from './childHead.ts';
import { whiteHound } from './hound.ts';

/** Hair that hangs in one smooth lock over the shoulder of a bowed head. */
const hangingHair: Art = [
  fill(
    'hairAuburn',
    'M42 -44C30 -86 -62 -94 -78 -22C-90 20 -90 60 -74 104C-64 138 -62 166 -40 196C-14 176 2 130 -10 92C-18 72 -20 62 -20 48C-20 28 -14 20 -16 4C-16 -10 -8 -12 -4 -22C12 -24 30 -30 42 -44Z',
    { width: 2 },
  ),
  graven('18,-60 -36,-52 -54,0 -56,70 -44,150', 4),
  graven('-6,-40 -34,-18 -38,40 -34,100 -36,170', 4),
  graven('-30,-74 -66,-40 -74,20 -64,90', 3.4),
];

/** The mother behind her child; both look left. */
export const family: Art = [
  nearBust(
    {
      side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'down', mood: 'tender' },
      cloth: 'sage',
      over: [hangingHair, put(HATS.leafBand, { x: -12, turn: -8 })],
      bow: 22,
    },
    { x: 452, y: 506, size: 0.96, flip: true },
  ),
  nearBust(
    {
      side: {},
      otherHead: childHead,
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

const ELDER = { x: 144, y: 504, size: 1.22, turn: 18 };

/** His beard from the ear down over the breast, in the head's own units; below the nose it is a moustache. */
const longBeard: Art = [
  fill(
    'hairWhite',
    'M-22 20C-8 36 4 42 18 36C28 32 36 38 44 46L52 45C70 80 92 130 88 186C50 172 -14 120 -28 48Z',
    { edge: 'hairWhite', width: 1.6 },
  ),
  line('M48 43L52 45C70 80 92 130 88 186C50 172 -14 120 -28 48', 1.8),
  ['-8,54 12,104 52,148', '14,58 34,108 70,160', '34,62 54,108 80,160', '-18,36 -10,70 18,110'].map(
    (points) => graven(points, 3.4, 'shade', 0.5),
  ),
];

/** Large and near, his arm round the hound. */
export const elder: Art = [
  fill('woodDark', 'M40 560C60 500 120 520 118 580L130 900H40Z'),
  put([profile(side), sideModelling(side), put(HATS.leafBand, { x: -12, turn: -8 })], ELDER),
  fill(
    'wine',
    'M70 620C40 650 40 700 40 740V900H300C300 830 284 760 252 706C230 668 196 646 176 630Q120 660 70 620Z',
  ),
  graven('90,660 70,760 78,880', 6),
  graven('204,670 256,760 276,880', 6),
  fill('metal', 'M68 612Q120 656 178 624L190 646Q124 690 54 636Z', { width: 2 }),
  put(longBeard, ELDER),
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
