import type { Art } from '../../drawing/art.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { hollowPalm } from '../../figure/hollowPalm.ts';
import { cup } from '../../suits/objects.ts';

/** The bowl between both palms, the thumbs before it; in the seated figure's units. */
export const held: Art = cuffedArm({
  shoulder: [50, -158],
  elbow: [112, -30],
  cloth: 'waterLight',
  size: 0.96,
  at: { x: 12, y: -36, turn: -10, size: 0.98, flip: true },
  wrist: [-38, 12],
  hand: (place) =>
    hollowPalm(
      'skinDark',
      place,
      cuffedArm({
        shoulder: [-50, -158],
        elbow: [-122, -40],
        cloth: 'waterLight',
        size: 0.96,
        at: { x: -48, y: -36, turn: 8, size: 0.98 },
        wrist: [-38, 12],
        hand: (left) => hollowPalm('skinDark', left, cup(-18, -68, 0.74)),
      }),
    ),
});
