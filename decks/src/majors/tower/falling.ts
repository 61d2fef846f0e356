import type { Art, Place } from '../../drawing/art.ts';
import type { Points } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import type { Look } from '../../figure/look.ts';
import { posed } from '../../figure/posed.ts';

type Clothes = { look: Look; cloth: Role; hose: Role; boots: Role };
type Limbs = Record<'farArm' | 'nearArm' | 'farLeg' | 'nearLeg', Points>;

/** Somebody who falls, with arms and legs flung out. */
const tumbling = ({ look, cloth, hose, boots }: Clothes, limbs: Limbs, place: Place): Art =>
  posed({
    place,
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
    hose: 'linen',
    boots: 'woodDark',
  },
  {
    farArm: '-46,-352 -122,-352 -178,-286',
    nearArm: '46,-352 112,-396 142,-474',
    farLeg: '-22,-230 -78,-150 -92,-46',
    nearLeg: '26,-230 60,-140 58,-40',
  },
  { x: 102, y: 556, turn: 164, size: 0.54 },
);

export const man = tumbling(
  {
    look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'short', shape: 'square', gaze: [0, -0.6] },
    cloth: 'red',
    hose: 'linen',
    boots: 'woodDark',
  },
  {
    farArm: '-46,-352 -120,-356 -176,-310',
    nearArm: '46,-352 112,-404 134,-486',
    farLeg: '-26,-230 -92,-160 -90,-52',
    nearLeg: '24,-230 56,-140 52,-44',
  },
  { x: 504, y: 574, turn: -166, size: 0.52, flip: true },
);
