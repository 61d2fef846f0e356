import { type Art, fill, put } from '../../drawing/art.ts';
import { circlePath, times } from '../../drawing/geometry.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { openHand } from '../../figure/grip.ts';
import { headFromBehind } from '../../figure/headFromBehind.ts';
import { posed } from '../../figure/posed.ts';
import type { Skin } from '../../figure/look.ts';
import { standing } from '../../primitives/ground.ts';
import { flower } from '../../primitives/plants.ts';

/** The back of a gown or coat, from the neck at 0,0 to the shoes at 344; below the waist it swings aside by `sway`. */
const back = (cloth: Role, wide: number, sway: number): Art => {
  const [left, right] = [sway - wide, sway + wide];
  const joints = times(5, (i) => left + (i * wide) / 2);
  const scallops = joints.slice(1).map((x) => `Q${x - wide / 4} 334 ${x} 314`);
  return [
    [-0.36, 0.3].map((k) =>
      put(fill('woodDark', 'M-17 300C-22 330 -20 344 0 345C20 344 22 330 17 300Z', { width: 2 }), {
        x: sway + k * wide,
      }),
    ),
    fill(
      cloth,
      `M-22 -6C-56 2 -66 22 -62 60C-58 92 -44 106 -42 128C${sway - 62} 176 ${left + 14} 240 ${left} 314${scallops.join('')}C${right - 14} 240 ${sway + 62} 176 42 128C44 106 58 92 62 60C66 22 56 2 22 -6Q0 8 -22 -6Z`,
    ),
    joints
      .slice(1, -1)
      .map((x, i) => graven(`${(i - 1) * 20},148 ${(x + sway + (i - 1) * 24) / 2},230 ${x},312`, 5)),
    graven('-30,30 -38,76 -30,116', 4),
    graven('30,30 38,76 30,116', 4),
    fill('trim', 'M-43 118Q0 132 43 118L44 134Q0 148 -44 134Z', { width: 1.8 }),
  ];
};

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

/** From behind: they lean together, her arm round his waist, his round her shoulders, the outer hands raised. */
export const parents: Art = put(
  [
    standing(0, 338, 170),
    put(
      [
        back('wine', 84, 12),
        headFromBehind({
          skin: 'skinBrown',
          hair: 'hairBlack',
          cut: 'short',
          place: { x: 14, y: -64, size: 0.62, turn: 14 },
        }),
        put(knot, { x: 14, y: -64, size: 0.62, turn: 14 }),
      ],
      { x: -54, y: 6, turn: 5 },
    ),
    put(
      [
        back('cloth', 66, -10),
        headFromBehind({
          skin: 'skinOlive',
          hair: 'hairAuburn',
          cut: 'curls',
          place: { x: -14, y: -70, size: 0.62, turn: -14 },
        }),
      ],
      { x: 56, y: -14, turn: -5 },
    ),
    raised('skinBrown', 'wine', [-104, 40], [-150, -14], [-166, -104], 68),
    raised('skinOlive', 'cloth', [108, 14], [168, -36], [196, -122], -66),
    cuffedArm({
      shoulder: [-8, 56],
      elbow: [14, 128],
      cloth: 'wine',
      size: 0.88,
      at: { x: 66, y: 112, size: 0.72, turn: -6 },
      wrist: [-26, 0],
      hand: (place) => openHand('skinBrown', place, 'back'),
    }),
    cuffedArm({
      shoulder: [14, 20],
      elbow: [-30, 50],
      cloth: 'cloth',
      size: 0.88,
      at: { x: -74, y: 38, size: 0.72, turn: 8, flip: true },
      wrist: [-26, 0],
      hand: (place) => openHand('skinOlive', place, 'back'),
    }),
  ],
  { x: 204, y: 584, size: 0.78 },
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
    farArm: { joints: '0,-350 50,-380 100,-420', hand: 'grip', turn: -30 },
    nearArm: { joints: '-20,-346 30,-300 98,-330', hand: 'grip', turn: -10 },
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
    farArm: { joints: '0,-350 50,-380 86,-420', hand: 'hidden' },
    nearArm: { joints: '-20,-346 30,-300 84,-330', hand: 'hidden' },
    farLeg: { joints: '6,-236 40,-140 6,-30', foot: 10 },
    nearLeg: { joints: '-8,-236 -36,-140 -100,-80', foot: 70 },
  }),
];
