import { type Art, fill, line, put } from '../../drawing/art.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { posed } from '../../figure/posed.ts';

const PLACE = { x: 522, y: 1092, size: 1.62, flip: true };

const hoe: Art = [
  line('M2 -34L-4 310', 13),
  line('M2 -34L-4 310', 10, 'wood'),
  fill('steel', 'M-12 290L10 292L44 314L40 326L-12 312Z', { width: 1.8 }),
];

/** The near arm, and below its fingers the hand of the far one, which lies over the end of the hoe. */
const nearArm = (far: Art): Art =>
  cuffedArm({
    shoulder: [24, -312],
    elbow: [32, -206],
    cloth: 'cloth',
    trim: 'wood',
    at: { x: 118, y: -276, turn: -22, size: 0.86 },
    hand: (place) => grip('skinBrown', place, put(far, { x: -118, y: 274 })),
  });

const farArm = cuffedLayers({
  shoulder: [50, -312],
  elbow: [44, -280],
  cloth: 'clothDark',
  trim: 'wood',
  at: { x: 98, y: -312, turn: 32, size: 0.8 },
  wrist: [-30, 0],
  hand: (place) => [put(hoe, { x: 117, y: -280 }), flatHand('skinBrown', place)],
});

/** His hips back, his chin on both hands and these on the end of the hoe. */
export const gardener: Art = [
  put(farArm.arm, PLACE),
  posed({
    place: PLACE,
    side: { skin: 'skinBrown', hair: 'hairBrown', beard: true, eyes: 'open', mood: 'weary' },
    hat: put(HATS.wideHat, { x: -10, y: -4, turn: 4 }),
    bow: 14,
    headAt: [66, -392],
    spine: '40,-326 8,-288 -26,-226',
    cloth: 'cloth',
    trim: 'wood',
    hem: [
      [-110, -60],
      [50, -60],
    ],
  }),
  put(nearArm(farArm.hand), PLACE),
];
