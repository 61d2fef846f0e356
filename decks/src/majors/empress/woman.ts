import { type Art, clipped, fill, flat, line, type Place, put, tube } from '../../drawing/art.ts';
import { type Point, polar, times } from '../../drawing/geometry.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { hairBehind, head } from '../../figure/head.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';
import { restingHand } from '../../figure/restingHand.ts';
import { disc, star } from '../../primitives/lights.ts';

const HEAD = { x: 300, y: 326, size: 1.5, turn: 9 };

const LOOK: Look = {
  shape: 'round',
  skin: 'skinBrown',
  hair: 'hairAuburn',
  cut: 'waves',
  eyes: 'down',
  mood: 'tender',
  turn: 0.3,
};

const FACE = 'M0 -58C-42 -58 -53 -26 -52 8C-51 42 -28 61 0 62C28 61 51 42 52 8C53 -26 42 -58 0 -58Z';

/** A narrow band round the hair, on which twelve stars stand like a ring of light. */
const diadem: Art = [
  times(11, (i) => {
    const [x, y] = polar(0, -14, 96, -90 + (i - 5) * 17.5);
    const [bx, by] = polar(0, -2, 62, -90 + (i - 5) * 13);
    return [
      line(`M${bx.toFixed(1)} ${by.toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}`, 2, 'trim'),
      star(x, y, i % 2 ? 12 : 16, 'glow', 6, 0.45),
    ];
  }),
  fill('metal', 'M-63 -30Q-34 -64 0 -64Q34 -64 63 -30L60 -21Q32 -52 0 -52Q-32 -52 -60 -21Z', { width: 1.8 }),
  disc('red', 0, -58, 6, 1.4),
  [-30, 30].map((x) => disc('light', x, -50, 4, 1.2)),
];

/** An arm round the sheaf. */
const arm = (shoulder: Point, elbow: Point, at: Place): Art =>
  cuffedArm({
    shoulder,
    elbow,
    cloth: 'sage',
    trim: 'metal',
    size: 1.7,
    at,
    wrist: [-28, 0],
    hand: (place) => restingHand('skinBrown', place),
  });

/** What her nearer hand holds: stalks that run through it to their ears. */
const heldStalks: Art = [
  ['-14,66 -6,0 10,-78', '0,66 6,0 24,-74', '12,60 18,0 40,-66'].map((points) => {
    const [from, through, to] = points.split(' ');
    return tube('metal', `M${from}Q${through} ${to}`, 6);
  }),
];

export const arms: Art = [
  cuffedArm({
    shoulder: [474, 560],
    elbow: [528, 726],
    cloth: 'sage',
    trim: 'metal',
    size: 1.7,
    at: { x: 368, y: 684, turn: 16, size: 1.56, flip: true },
    hand: (place) => grip('skinBrown', place, heldStalks),
  }),
  arm([126, 560], [74, 742], { x: 266, y: 766, turn: -8, size: 1.56 }),
];

export const hair: Art = put(hairBehind(LOOK), HEAD);

export const crownedHead: Art = put(
  [
    head(LOOK),
    frontModelling(LOOK),
    clipped(FACE, [
      flat('glow', 'M-60 -60H-26C-38 -20 -38 30 -22 66H-60Z', 0.16),
      flat('skinEdge', 'M30 -60C44 -20 40 30 4 66H60V-60Z', 0.2),
      flat('glow', 'M-30 66C-20 48 20 48 34 66Z', 0.18),
    ]),
    diadem,
  ],
  HEAD,
);
