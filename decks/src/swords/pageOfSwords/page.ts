import { type Art, fill } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { posed } from '../../figure/posed.ts';
import { blownHair } from '../../figure/profileHair.ts';
import { heldAt, sword } from '../../suits/objects.ts';

/** Pinned at the neck, it covers the back and is blown out to the left; its edge is torn. */
const cape: Art = [
  fill(
    'wine',
    'M-52 -366C-30 -388 34 -388 54 -366C66 -320 58 -270 56 -204C20 -130 -50 -112 -96 -140C-120 -162 -140 -140 -168 -146C-160 -162 -150 -170 -140 -174C-166 -172 -184 -182 -206 -170C-200 -190 -184 -200 -168 -202C-190 -212 -204 -206 -222 -214C-190 -236 -160 -224 -136 -238C-104 -258 -66 -300 -52 -366Z',
  ),
  graven('-24,-372 -50,-290 -110,-210 -190,-194', 6),
  graven('4,-376 -10,-290 -60,-200 -140,-160', 6),
  graven('30,-372 24,-290 -6,-210 -60,-150', 6),
];

const figure: Art = posed({
  place: {},
  side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'intent' },
  hat: blownHair('hairBlack'),
  headAt: [4, -440],
  bow: -12,
  headSize: 0.7,
  cloth: 'cloth',
  hose: 'steelDark',
  girth: [88, 100, 78],
  spine: '0,-366 0,-306 0,-240',
  hem: [
    [-74, -170],
    [66, -160],
  ],
  limbs: 1.1,
  farLeg: { joints: '-20,-230 -52,-120 -46,-20', foot: 160 },
  nearLeg: { joints: '20,-230 54,-130 48,-26', foot: 14 },
  farArm: { joints: '-38,-346 -104,-306 -150,-356', hand: 'open' },
  nearArm: { joints: '40,-346 112,-346 152,-436', holds: heldAt(sword, 74, 1.12, -14), turn: -100 },
});

/** Seen from behind, one arm out against the wind and the sword held up; the feet are at 0,0. */
export const page: Art = [figure, cape];
