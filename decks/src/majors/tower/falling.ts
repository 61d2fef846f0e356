import type { Art, Place } from '../../drawing/art.ts';
import type { Points } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import type { Look } from '../../figure/look.ts';
import { posed } from '../../figure/posed.ts';

type Clothes = { look: Look; cloth: Role; cloak: Role; hose: Role; boots: Role };
type Limbs = Record<'farArm' | 'nearArm' | 'farLeg' | 'nearLeg', Points>;

/** A cloak that streams up from the shoulders of somebody who falls head first. */
const streaming = (role: Role): Art => [
  limb(role, '14,-356 66,-300 58,-220 92,-150 84,-70 124,0', [56, 64, 62, 52, 38, 4]),
  graven('30,-330 62,-240 76,-150 80,-70', 6),
];

/** Somebody who falls, with arms and legs flung out. */
const tumbling = ({ look, cloth, cloak, hose, boots }: Clothes, limbs: Limbs, place: Place): Art =>
  posed({
    place,
    behind: streaming(cloak),
    look: { ...look, eyes: 'open', mood: 'afraid' },
    headSize: 0.76,
    headAt: [10, -446],
    bow: 14,
    spine: '0,-366 -14,-306 4,-240',
    cloth,
    hose,
    boots,
    girth: [92, 104, 84],
    hem: [
      [-58, -176],
      [58, -176],
    ],
    limbs: 1.1,
    farArm: { joints: limbs.farArm, hand: 'open' },
    nearArm: { joints: limbs.nearArm, hand: 'open' },
    farLeg: { joints: limbs.farLeg, foot: 150 },
    nearLeg: { joints: limbs.nearLeg, foot: 60 },
  });

export const woman = tumbling(
  {
    look: { skin: 'skinFair', hair: 'hairAuburn', cut: 'long', gaze: [0.2, -0.6] },
    cloth: 'cloth',
    cloak: 'red',
    hose: 'linen',
    boots: 'woodDark',
  },
  {
    farArm: '-46,-352 -126,-352 -186,-286',
    nearArm: '46,-352 104,-424 66,-508',
    farLeg: '-22,-230 -66,-132 -150,-96',
    nearLeg: '26,-230 92,-172 62,-66',
  },
  { x: 66, y: 548, turn: 154, size: 0.56 },
);

export const man = tumbling(
  {
    look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'short', shape: 'square', gaze: [0, -0.6] },
    cloth: 'red',
    cloak: 'trim',
    hose: 'linen',
    boots: 'woodDark',
  },
  {
    farArm: '-46,-352 -118,-352 -164,-280',
    nearArm: '46,-352 112,-404 104,-490',
    farLeg: '-26,-230 -104,-190 -84,-84',
    nearLeg: '24,-230 44,-130 -10,-40',
  },
  { x: 534, y: 566, turn: -160, size: 0.52, flip: true },
);
