import type { Art, Place } from '../../drawing/art.ts';
import type { Point } from '../../drawing/geometry.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { cuppingHand } from '../../figure/cuppingHand.ts';
import { cup } from '../../suits/objects.ts';

const arm = (shoulder: Point, elbow: Point, at: Place): Art =>
  cuffedArm({
    shoulder,
    elbow,
    cloth: 'waterLight',
    size: 0.96,
    at,
    wrist: [-44, 12],
    hand: (place) => cuppingHand('skinDark', place),
  });

/** The bowl between both hands, the fingers over it; in the seated figure's units. */
export const held: Art = [
  cup(-18, -60, 0.86),
  arm([-50, -158], [-150, -10], { x: -70, y: -72, turn: -14, size: 0.92 }),
  arm([50, -158], [116, -10], { x: 34, y: -72, turn: 14, size: 0.92, flip: true }),
];
