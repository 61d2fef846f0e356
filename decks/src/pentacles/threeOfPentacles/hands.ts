import { type Art, fill, line, put } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { grip, pointingHand } from '../../figure/grip.ts';
import { pinch } from '../../figure/holds.ts';
import { disc } from '../../primitives/lights.ts';

/** From the upper left, in a brown habit. */
export const monksHand: Art = cuffedArm({
  shoulder: [-120, 520],
  elbow: [-10, 566],
  cloth: 'woodDark',
  trim: 'straw',
  size: 2.1,
  at: { x: 186, y: 646, size: 1.7, turn: 22 },
  wrist: [-26, 2],
  hand: (place) => pointingHand('skinFair', place),
});

/** The points stand on the plan; they are held by the knob above the hinge, at 0,0. */
const compasses: Art = put(
  [
    fill('metal', 'M-8 -64L-40 96L-48 148L-32 100L8 -56Z', { width: 1.8 }),
    fill('metal', 'M8 -64L40 96L48 148L32 100L-8 -56Z', { width: 1.8 }),
    line('M-36 76Q0 92 36 76', 4, 'metalDark'),
    disc('metal', 0, -62, 14, 1.8),
    line('M0 -76V-104', 8, 'trim'),
  ],
  { y: 92 },
);

/** From the right, with fur at the cuff. */
export const architectsHand: Art = cuffedArm({
  shoulder: [720, 560],
  elbow: [610, 610],
  cloth: 'wine',
  trim: 'light',
  size: 2.1,
  at: { x: 430, y: 590, size: 1.6, flip: true, turn: 4 },
  wrist: [-36, 13],
  hand: (place) => pinch('skinDark', place, put(compasses, { turn: 8 })),
});

const chisel: Art = [
  fill('wood', 'M-11 -66C-14 -74 14 -74 11 -66L9 6H-9Z', { width: 1.8 }),
  fill('metal', 'M-11 2H11V14H-11Z', { width: 1.6 }),
  fill('steel', 'M-7 14H7L12 84L14 96L-14 96L-12 84Z', { width: 1.8 }),
];

/** From the lower left, in his shirt; the edge of the chisel follows a line of the plan. */
export const masonsHand: Art = cuffedArm({
  shoulder: [-80, 980],
  elbow: [22, 914],
  cloth: 'straw',
  trim: 'linen',
  size: 2,
  at: { x: 170, y: 800, size: 1.6, turn: -36 },
  hand: (place) => grip('skinOlive', place, put(chisel, { turn: -64, size: 1.24 })),
});
