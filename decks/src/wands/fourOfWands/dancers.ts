import { line, put, type Art } from '../../drawing/art.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { HATS } from '../../figure/hats.ts';
import { bearingHand, closedOver } from '../../figure/holds.ts';
import { posed } from '../../figure/posed.ts';
import { flower, leaf } from '../../primitives/plants.ts';

const bouquet: Art = [
  line('M0 44L0 -10M-4 44L-10 -10M4 44L10 -10', 4, 'leaf'),
  [-140, -110, -70, -40].map((turn) => leaf(0, -14, turn, 40, turn % 4 ? 'leaf' : 'leafDark')),
  flower(0, -56, 22, 6, 'light', 'linen'),
  flower(-22, -38, 17, 5, 'glow', 'metal'),
  flower(22, -38, 17, 5, 'glow', 'metal'),
];

export const woman: Art = posed({
  place: { x: 194, y: 862, size: 0.99, turn: -3 },
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
  farArm: { joints: '20,-350 70,-262 128,-252', hand: 'hidden' },
  nearArm: { joints: '-6,-352 -84,-378 -96,-446', holds: bouquet, turn: 10, flip: true },
});

export const man: Art = posed({
  place: { x: 412, y: 862, size: 1, flip: true },
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
  farArm: { joints: '20,-350 66,-266 110,-262', hand: 'hidden' },
  nearArm: { joints: '-6,-352 -84,-378 -96,-446', holds: bouquet, turn: 10, flip: true },
});

/** Her hand laid in his. */
export const clasped: Art = [
  bearingHand('skinDark', { x: 306, y: 612, size: 0.92, flip: true, turn: 4 }),
  closedOver('skinFair', { x: 306, y: 602, size: 0.84, turn: 4 }),
];
