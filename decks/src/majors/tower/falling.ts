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
      [-74, -170],
      [74, -170],
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
    farArm: '-46,-352 -114,-318 -164,-352',
    nearArm: '46,-352 88,-412 62,-500',
    farLeg: '-22,-230 -92,-160 -44,-78',
    nearLeg: '26,-230 44,-130 36,-24',
  },
  { x: 112, y: 546, turn: 167, size: 0.56 },
);

export const man = tumbling(
  {
    look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'short', shape: 'square', gaze: [0, -0.6] },
    cloth: 'red',
    hose: 'clothDark',
    boots: 'woodDark',
  },
  {
    farArm: '-46,-352 -98,-412 -74,-506',
    nearArm: '46,-352 108,-318 136,-232',
    farLeg: '-24,-230 -50,-132 -36,-24',
    nearLeg: '26,-230 96,-164 60,-76',
  },
  { x: 492, y: 564, turn: -166, size: 0.56 },
);
