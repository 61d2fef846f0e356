import { type Art, put } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { HATS } from '../../figure/hats.ts';
import { profile } from '../../figure/profile.ts';
import { flatPalm, rimHand } from '../../figure/rimHand.ts';
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
    trim: 'woodDark',
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
    shoulder: [282, 446],
    elbow: [322, 502],
    cloth: 'sage',
    trim: 'woodDark',
    size: 0.98,
    at: { x: 388, y: 440, size: 0.86, turn: 24 },
    wrist: [-4, 30],
    hand: (place) => rimHand(SKIN, { ...place, flip: true }, pentacle(412, 362, 0.8)),
  }),
  cuffedArm({
    shoulder: [240, 456],
    elbow: [268, 556],
    cloth: 'sage',
    trim: 'woodDark',
    size: 1.1,
    at: { x: 404, y: 442, turn: -14, size: 0.9 },
    wrist: [-52, 16],
    hand: (place) => flatPalm(SKIN, place),
  }),
];
