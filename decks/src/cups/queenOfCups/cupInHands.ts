import type { Art } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hollowPalm } from '../../figure/hollowPalm.ts';
import { cup } from '../../suits/objects.ts';

/** The bowl between both palms, the thumbs before it; in the seated figure's units. */
export const held: Art = cuffedArm({
  shoulder: [50, -158],
  elbow: [126, -18],
  cloth: 'waterLight',
  size: 0.96,
  at: { x: 22, y: -52, turn: -16, size: 0.92, flip: true },
  wrist: [-38, 12],
  hand: (place) =>
    hollowPalm(
      'skinDark',
      place,
      cuffedArm({
        shoulder: [-50, -158],
        elbow: [-154, -20],
        cloth: 'waterLight',
        size: 0.96,
        at: { x: -58, y: -52, turn: 16, size: 0.92 },
        wrist: [-38, 12],
        hand: (left) => hollowPalm('skinDark', left, cup(-18, -68, 0.74)),
      }),
    ),
});
