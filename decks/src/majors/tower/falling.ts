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
    headSize: 0.86,
    headAt: [0, -452],
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
    hose: 'straw',
    boots: 'woodDark',
  },
  {
    farArm: '-46,-352 -110,-372 -128,-478',
    nearArm: '46,-352 112,-330 156,-420',
    farLeg: '-24,-230 -70,-140 -40,-50',
    nearLeg: '26,-230 74,-146 110,-64',
  },
  { x: 84, y: 564, turn: 162, size: 0.5 },
);

export const man = tumbling(
  {
    look: { skin: 'skinBrown', hair: 'hairBlack', cut: 'short', shape: 'square', gaze: [0, -0.6] },
    cloth: 'red',
    hose: 'clothDark',
    boots: 'woodDark',
  },
  {
    farArm: '-46,-352 -120,-330 -150,-424',
    nearArm: '46,-352 108,-378 124,-480',
    farLeg: '-24,-230 -78,-150 -120,-84',
    nearLeg: '26,-230 66,-140 30,-56',
  },
  { x: 528, y: 574, turn: -152, size: 0.5 },
);
