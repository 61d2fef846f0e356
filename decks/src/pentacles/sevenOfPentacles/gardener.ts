import { type Art, fill, line, put } from '../../drawing/art.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { HATS } from '../../figure/hats.ts';
import { posed } from '../../figure/posed.ts';

const PLACE = { x: 522, y: 1092, size: 1.62, flip: true };

const hoe: Art = [
  line('M2 -34L-4 310', 13),
  line('M2 -34L-4 310', 10, 'wood'),
  fill('steel', 'M-12 290L10 292L44 314L40 326L-12 312Z', { width: 1.8 }),
];

/** The near arm; above its fist the far one closes round the end of the hoe. */
const nearArm = (far: Art): Art =>
  cuffedArm({
    shoulder: [24, -312],
    elbow: [30, -200],
    cloth: 'cloth',
    trim: 'wood',
    at: { x: 124, y: -246, turn: -16, size: 0.92 },
    hand: (place) => grip('skinBrown', place, put(far, { x: -124, y: 246 })),
  });

const farArm = cuffedLayers({
  shoulder: [58, -312],
  elbow: [50, -236],
  cloth: 'clothDark',
  trim: 'wood',
  at: { x: 123, y: -292, turn: -20, size: 0.88 },
  hand: (place) => grip('skinBrown', place, put(hoe, { y: 2 })),
});

/** His hips back, both fists round the hoe, one above the other. */
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
