import { type Art, fill, line, put } from '../../drawing/art.ts';
import type { Role } from '../../drawing/roles.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { grip, pointingHand } from '../../figure/grip.ts';
import { disc } from '../../primitives/lights.ts';

const sleeve = (cloth: Role, trim: Role, points: string, cuff: string): Art => [
  limb(cloth, points, [118, 100, 76]),
  graven(points, 6),
  fill(trim, swellPath(cuff, [16, 20, 16]), { width: 2 }),
];

/** From the upper left, in a brown habit. */
export const monksHand: Art = [
  sleeve('woodDark', 'straw', '6,560 70,588 132,622', '150,590 140,632 110,664'),
  pointingHand('skinFair', { x: 192, y: 650, size: 1.6, turn: 22 }),
];

const compasses: Art = [
  fill('metal', 'M-5 -60L-44 116L-34 112L4 -52Z', { width: 1.8 }),
  fill('metal', 'M5 -60L44 116L34 112L-4 -52Z', { width: 1.8 }),
  line('M-26 36Q0 48 26 36', 3, 'metalDark'),
  disc('metal', 0, -60, 13, 1.8),
];

/** From the right, with fur at the cuff. */
export const architectsHand: Art = [
  sleeve('wine', 'light', '610,600 556,634 504,660', '490,620 506,664 520,700'),
  grip('skinDark', { x: 444, y: 676, size: 1.5, flip: true, turn: -14 }, put(compasses, { turn: 10 })),
];

const chisel: Art = [
  fill('wood', 'M-11 -66C-14 -74 14 -74 11 -66L9 6H-9Z', { width: 1.8 }),
  fill('metal', 'M-11 2H11V14H-11Z', { width: 1.6 }),
  fill('steel', 'M-7 14H7L13 92L-13 92Z', { width: 1.8 }),
];

/** From the lower left, in his shirt. */
export const masonsHand: Art = [
  sleeve('straw', 'linen', '20,940 76,894 130,850', '116,812 142,846 164,882'),
  grip('skinOlive', { x: 190, y: 806, size: 1.5, turn: -24 }, put(chisel, { turn: -62, size: 1.2 })),
];
