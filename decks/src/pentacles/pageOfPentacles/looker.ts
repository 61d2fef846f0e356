import { type Art, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { profile } from '../../figure/profile.ts';
import { flatPalm, fourOverRim } from '../../figure/rimHand.ts';
import { pentacle } from '../../suits/objects.ts';

const SKIN = 'skinBrown';

/** Looks to the right. */
export const looker: Art = [
  actor({
    skin: SKIN,
    head: [
      limb('hairBlack', '-50,20 -66,70 -64,120 -50,160', [40, 34, 28, 8]),
      graven('-66,60 -56,76 -70,84', 4),
      graven('-70,96 -56,108 -66,120', 4),
      profile({ skin: SKIN, hair: 'hairBlack', eyes: 'open', mood: 'wonder', nose: 'snub' }),
      put(HATS.flowerCap, { x: -14, y: 2, turn: -14, flip: true }),
    ],
    headAt: { x: 262, y: 338, size: 0.74, turn: 6 },
    spine: '246,420 232,504 246,606',
    girth: [76, 118, 86],
    cloth: 'sage',
    hem: [
      [174, 690],
      [336, 686],
    ],
    hose: 'straw',
    limbs: 1.16,
    farLeg: { joints: '272,640 296,740 290,832' },
    nearLeg: { joints: '234,640 236,738 204,832' },
  }),
  cuffedArm({
    shoulder: [276, 448],
    elbow: [408, 536],
    cloth: 'sage',
    size: 1.02,
    at: { x: 485, y: 354, size: 1.1 },
    wrist: [6, 66],
    hand: (place) => fourOverRim(SKIN, place, pentacle(416, 340, 0.76)),
  }),
  cuffedArm({
    shoulder: [240, 456],
    elbow: [266, 574],
    cloth: 'sage',
    size: 1.14,
    at: { x: 412, y: 430, turn: -8, size: 1.16 },
    wrist: [-52, 16],
    hand: (place) => flatPalm(SKIN, place),
  }),
];
