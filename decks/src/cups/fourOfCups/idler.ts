import { type Art, fill, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { lettingGo } from '../../figure/holds.ts';
import { sideModelling } from '../../figure/modelling.ts';
import { profile } from '../../figure/profile.ts';

const SIDE = {
  skin: 'skinOlive',
  hair: 'hairBrown',
  nose: 'snub',
  eyes: 'down',
  mood: 'weary',
} as const;

const cape: Art = [
  fill('sage', 'M470 640C520 660 536 740 548 880H380C420 800 440 720 440 650Z'),
  graven('490,690 510,780 516,860', 6),
];

/** Sits against the tree and looks to the left and down: one line from hip to knee, the near arm hangs over the knee. */
export const idler: Art = [
  cape,
  actor({
    skin: 'skinOlive',
    head: [profile(SIDE), sideModelling(SIDE), put(HATS.wideHat, { x: -14, y: -8, turn: -20, size: 1.02 })],
    headAt: { x: 410, y: 560, size: 1, turn: -6, flip: true },
    spine: '436,664 452,748 440,824',
    girth: [132, 138, 124],
    cloth: 'wine',
    trim: 'linen',
    hose: 'straw',
    limbs: 1.4,
    farLeg: { joints: '420,826 318,806 196,846', foot: 190 },
    nearLeg: { joints: '430,822 310,708 300,842', foot: 176 },
  }),
  cuffedArm({
    shoulder: [468, 690],
    elbow: [432, 800],
    cloth: 'wine',
    trim: 'linen',
    size: 1.3,
    at: { x: 304, y: 702, turn: 6, flip: true, size: 1.1 },
    wrist: [-32, -12],
    hand: (place) => lettingGo('skinOlive', place),
  }),
];
