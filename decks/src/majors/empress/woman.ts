import { type Art, type Place, put } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hairBehind, head } from '../../figure/head.ts';
import { HEADWEAR } from '../../figure/headwear.ts';
import { closedOver } from '../../figure/holds.ts';
import type { Look } from '../../figure/look.ts';
import { frontModelling } from '../../figure/modelling.ts';

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

/** An arm round the sheaf. */
const arm = (shoulder: Point, elbow: Point, at: Place): Art =>
  cuffedArm({
    shoulder,
    elbow,
    cloth: 'sage',
    size: 1.7,
    at,
    wrist: [-30, -2],
    hand: (place) => closedOver('skinBrown', place),
  });

export const arms: Art = [
  arm([474, 560], [530, 716], { x: 346, y: 646, turn: -4, size: 1.7, flip: true }),
  arm([126, 560], [78, 742], { x: 268, y: 724, turn: 6, size: 1.7 }),
];

export const hair: Art = put(hairBehind(LOOK), HEAD);

export const crownedHead: Art = put([head(LOOK), frontModelling(LOOK), HEADWEAR.starCrown], HEAD);
