import { line, put, type Art } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { claspedHands } from '../../figure/claspedHands.ts';
import { cuffedArm, placed } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import type { Skin } from '../../figure/look.ts';
import { posed } from '../../figure/posed.ts';
import { flower, leaf } from '../../primitives/plants.ts';

const bouquet: Art = [
  line('M0 44L0 -10M-4 44L-10 -10M4 44L10 -10', 4, 'leaf'),
  [-140, -110, -70, -40].map((turn) => leaf(0, -14, turn, 40, turn % 4 ? 'leaf' : 'leafDark')),
  flower(0, -56, 22, 6, 'light', 'linen'),
  flower(-22, -38, 17, 5, 'glow', 'metal'),
  flower(22, -38, 17, 5, 'glow', 'metal'),
];

const WOMAN = { x: 188, y: 862, size: 0.99, turn: -3 };
const MAN = { x: 418, y: 862, size: 1, flip: true };
const HELD = { x: 304, y: 610, size: 1.08 };

/** The far arm lifts flowers behind the head; in the dancer's own units. */
const lifted = (cloth: Role, skin: Skin): Art =>
  cuffedArm({
    shoulder: [-6, -352],
    elbow: [-80, -384],
    cloth,
    size: 0.94,
    at: { x: -80, y: -482, turn: 8, flip: true },
    wrist: [-16, 18],
    hand: (place) => grip(skin, place, put(bouquet, { size: 0.86, turn: -12 })),
  });

export const woman: Art = posed({
  place: WOMAN,
  behind: lifted('rose', 'skinFair'),
  side: { skin: 'skinFair', hair: 'hairAuburn', eyes: 'open', mood: 'glad', nose: 'snub' },
  behindHead: [
    limb('hairAuburn', '-30,-20 -66,40 -92,110 -134,170', [84, 72, 54, 8]),
    graven('-56,20 -80,90 -120,156', 5),
  ],
  hat: put(HATS.roseWreath, { turn: -10, size: 1 }),
  bow: -6,
  spine: '4,-366 -12,-306 -4,-240',
  cloth: 'rose',
  hose: 'skinFair',
  boots: 'woodDark',
  farLeg: { joints: '-10,-210 -40,-120 -112,-76', foot: 62 },
  nearLeg: { joints: '-2,-210 12,-110 22,-18', foot: 6 },
  hem: [
    [-126, -100],
    [86, -58],
  ],
});

export const man: Art = posed({
  place: MAN,
  behind: lifted('cloth', 'skinDark'),
  side: { skin: 'skinDark', hair: 'hairBlack', eyes: 'open', mood: 'glad' },
  hat: put(HATS.roseWreath, { turn: -10 }),
  bow: -6,
  spine: '4,-366 -6,-306 0,-240',
  cloth: 'cloth',
  hose: 'straw',
  hem: [
    [-66, -158],
    [62, -166],
  ],
  farLeg: { joints: '16,-214 92,-176 74,-92', foot: 30 },
  nearLeg: { joints: '-12,-214 -22,-110 -26,-18' },
});

/** Hand in hand. */
export const clasped: Art = [
  claspedHands('skinFair', 'skinDark', HELD),
  cuffedArm({
    shoulder: placed([4, -350], WOMAN),
    elbow: [224, 606],
    cloth: 'rose',
    size: 0.96,
    at: HELD,
    wrist: [-26, 1],
    hand: () => false,
  }),
  cuffedArm({
    shoulder: placed([4, -350], MAN),
    elbow: [384, 606],
    cloth: 'cloth',
    size: 0.96,
    at: HELD,
    wrist: [26, 1],
    hand: () => false,
  }),
];
