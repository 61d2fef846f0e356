import { type Art, fill, flat, type Place, put } from '../../drawing/art.ts';
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

/** The golden inside of the rim, and clear water in it. */
const brim: Art = [
  fill('metalDark', 'M-66 -76C-60 -92 60 -92 66 -76C60 -62 -60 -62 -66 -76Z', { width: 3 }),
  flat('steelDark', 'M-55 -73C-46 -82 46 -82 55 -73C46 -65 -46 -65 -55 -73Z'),
  flat('light', 'M-34 -73C-20 -78 10 -78 22 -75C8 -72 -20 -71 -34 -73Z', 0.9),
];

/** The bowl between both hands, the fingers over it; in the seated figure's units. */
export const held: Art = [
  cup(-18, -60, 0.86),
  put(brim, { x: -18, y: -60, size: 0.86 }),
  arm([-50, -158], [-150, -10], { x: -70, y: -72, turn: -14, size: 0.92 }),
  arm([50, -158], [116, -10], { x: 34, y: -72, turn: 14, size: 0.92, flip: true }),
];
