import { type Art, fill, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { openHand } from '../../figure/grip.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import { posed } from '../../figure/posed.ts';
import type { Skin } from '../../figure/look.ts';
import { standing } from '../../primitives/ground.ts';
import { flower } from '../../primitives/plants.ts';

/** The back of a gown or coat, from the neck at 0,0 to the hem at 340. */
const back = (cloth: Role, wide: number): Art => [
  fill(
    cloth,
    `M-22 -6C-56 2 -66 22 -64 60C-62 90 -50 110 -50 132C-66 190 -${wide} 260 -${wide + 12} 336Q-${wide / 2} 356 0 340Q${wide / 2} 356 ${wide + 12} 336C${wide} 260 66 190 50 132C50 110 62 90 64 60C66 22 56 2 22 -6Q0 8 -22 -6Z`,
  ),
  graven(`-30,150 -48,240 -${wide - 14},334`, 5),
  graven('-6,150 -10,240 -16,336', 5),
  graven(`26,150 40,240 ${wide - 22},334`, 5),
  graven('-34,30 -40,80 -34,120', 4),
  graven('34,30 40,80 34,120', 4),
  fill('trim', 'M-50 122Q0 136 50 122L51 138Q0 152 -51 138Z', { width: 1.8 }),
];

const knot: Art = [
  fill('hairBlack', circlePath(2, -70, 34)),
  graven('-22,-82 4,-96 28,-78', 4, 'detail', 0.5),
  flower(-30, -52, 20, 5, 'rose', 'red'),
];

const raised = (
  skin: Skin,
  cloth: Role,
  shoulder: [number, number],
  elbow: [number, number],
  hand: [number, number],
  turn: number,
): Art =>
  cuffedArm({
    shoulder,
    elbow,
    cloth,
    size: 1.05,
    at: { x: hand[0], y: hand[1], size: 0.8, turn, flip: hand[0] < shoulder[0] },
    wrist: [-26, 0],
    hand: (place) => openHand(skin, place, 'back'),
  });

/** From behind, each with an arm round the other and the outer one raised to the rainbow. */
export const parents: Art = put(
  [
    standing(0, 334, 150),
    put(
      [
        back('wine', 92),
        headFromBehind({
          skin: 'skinBrown',
          hair: 'hairBlack',
          cut: 'short',
          place: { x: 6, y: -66, size: 0.62, turn: 10 },
        }),
        put(knot, { x: 6, y: -66, size: 0.62, turn: 10 }),
      ],
      { x: -58, y: 6 },
    ),
    put(
      [
        back('cloth', 70),
        headFromBehind({
          skin: 'skinOlive',
          hair: 'hairAuburn',
          cut: 'curls',
          place: { x: -6, y: -72, size: 0.62, turn: -10 },
        }),
      ],
      { x: 60, y: -18 },
    ),
    raised('skinBrown', 'wine', [-108, 36], [-146, -30], [-132, -122], 86),
    raised('skinOlive', 'cloth', [112, 10], [164, -50], [176, -134], -80),
    cuffedArm({
      shoulder: [-20, 44],
      elbow: [10, 116],
      cloth: 'wine',
      size: 0.92,
      at: { x: 82, y: 98, size: 0.68, turn: -14 },
      wrist: [-26, 0],
      hand: (place) => openHand('skinBrown', place, 'back'),
    }),
    cuffedArm({
      shoulder: [30, 22],
      elbow: [-6, 60],
      cloth: 'cloth',
      size: 0.92,
      at: { x: -76, y: 42, size: 0.68, turn: 12, flip: true },
      wrist: [-26, 0],
      hand: (place) => openHand('skinOlive', place, 'back'),
    }),
  ],
  { x: 200, y: 584, size: 0.78 },
);

/** Two children who dance hand in hand. */
export const children: Art = [
  standing(430, 846, 90),
  posed({
    place: { x: 384, y: 846, size: 0.5 },
    side: { skin: 'skinBrown', hair: 'hairBlack', eyes: 'open', mood: 'glad', nose: 'snub' },
    headSize: 0.86,
    headAt: [-24, -440],
    bow: -8,
    cloth: 'trim',
    trim: 'wine',
    hose: 'wine',
    boots: 'woodDark',
    spine: '-16,-362 -6,-306 0,-240',
    hem: [
      [-70, -164],
      [60, -172],
    ],
    limbs: 1.15,
    farArm: { joints: '0,-350 50,-380 96,-420', hand: 'open' },
    nearArm: { joints: '-20,-346 30,-300 92,-330', hand: 'open' },
    farLeg: { joints: '6,-236 54,-140 16,-44', foot: 10 },
    nearLeg: { joints: '-8,-236 -40,-140 -124,-96', foot: 70 },
  }),
  posed({
    place: { x: 480, y: 846, size: 0.48, flip: true },
    side: { skin: 'skinOlive', hair: 'hairAuburn', eyes: 'open', mood: 'glad', nose: 'snub' },
    headSize: 0.86,
    headAt: [-24, -440],
    bow: -10,
    behindHead: limb('hairAuburn', '-40,-20 -90,10 -130,-10 -170,20', [40, 40, 30, 6]),
    cloth: 'sage',
    hose: 'linen',
    boots: 'redDark',
    spine: '-16,-362 -6,-306 0,-240',
    hem: [
      [-96, -120],
      [76, -130],
    ],
    limbs: 1.15,
    farArm: { joints: '0,-350 50,-380 96,-424', hand: 'open' },
    nearArm: { joints: '-20,-346 30,-300 92,-334', hand: 'open' },
    farLeg: { joints: '6,-236 40,-140 6,-30', foot: 10 },
    nearLeg: { joints: '-8,-236 -36,-140 -100,-80', foot: 70 },
  }),
];
