import { fill, type Art } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { actor } from '../../figure/actor.ts';
import { profile } from '../../figure/profile.ts';
import { blownHair, curledHair } from '../../figure/profileHair.ts';

/** Drawn upright: the arms thrown up, the legs drawn apart, a cloak torn away behind. */
export const headlong = (): Art => [
  fill(
    'wine',
    'M-18 -80C-70 -70 -84 -10 -70 30C-96 56 -82 96 -104 130C-76 116 -66 136 -50 138C-50 110 -26 92 -18 60Z',
  ),
  graven('-30,-60 -62,0 -76,100', 5),
  graven('-22,-40 -42,20 -56,112', 4),
  actor({
    skin: 'skinFair',
    head: [
      profile({ skin: 'skinFair', hair: 'hairFair', eyes: 'open', mood: 'afraid', nose: 'snub' }),
      openMouth,
      blownHair('hairFair'),
    ],
    headAt: { x: 16, y: -136, size: 0.5, turn: -8 },
    spine: '0,-78 10,-30 -6,36',
    girth: [58, 78, 58],
    cloth: 'cloth',
    hem: [
      [-52, 88],
      [46, 92],
    ],
    hose: 'straw',
    limbs: 0.78,
    farLeg: { joints: '12,58 56,110 40,182', foot: 40 },
    nearLeg: { joints: '-12,60 -22,130 -76,172', foot: 60 },
    farArm: { joints: '14,-66 66,-88 92,-150', hand: 'open', turn: -60 },
    nearArm: { joints: '-14,-64 48,-44 106,-72', hand: 'open', turn: -24 },
  }),
];

/** Drawn upright: knees drawn up, arms out to catch the fall. */
export const tumbling = (): Art => [
  actor({
    skin: 'skinBrown',
    head: [
      profile({ skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'afraid' }),
      openMouth,
      curledHair('hairBlack'),
    ],
    headAt: { x: 22, y: -128, size: 0.5, turn: -10 },
    spine: '0,-74 -14,-26 -4,36',
    girth: [58, 76, 60],
    cloth: 'wine',
    hem: [
      [-46, 74],
      [56, 84],
    ],
    hose: 'sage',
    limbs: 0.78,
    farLeg: { joints: '12,56 66,88 48,158', foot: 40 },
    nearLeg: { joints: '-8,58 -8,128 -58,176', foot: 60 },
    farArm: { joints: '14,-64 68,-84 96,-146', hand: 'open', turn: -60 },
    nearArm: { joints: '-14,-60 46,-36 106,-62', hand: 'open', turn: -22 },
  }),
];

/** Over the closed lips of a profile. */
const openMouth: Art = fill('redDark', 'M34 36Q42 30 52 34Q50 42 52 50Q40 52 34 36Z', {
  edge: 'skinEdge',
  width: 1.6,
});
