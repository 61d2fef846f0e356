import { type Art, put } from '../../drawing/art.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { posed } from '../../figure/posed.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { heldAt, wand } from '../../suits/objects.ts';

const lower: Art = cuffedArm({
  shoulder: [-10, -338],
  elbow: [-92, -276],
  cloth: 'cloth',
  trim: 'redDark',
  at: { x: -44, y: -224, turn: 44, size: 0.98 },
  hand: (place) => grip('skinOlive', place, heldAt(wand, 72, 1.46, 50)),
});

/** The far arm lies behind the body, its hand before the staff. */
const upper = cuffedLayers({
  shoulder: [30, -338],
  elbow: [128, -256],
  cloth: 'cloth',
  trim: 'redDark',
  at: { x: 106, y: -350, turn: 42, size: 0.98, flip: true },
  hand: (place) => grip('skinOlive', place, put(lower, { x: -106, y: 350 })),
});

/** Cut off by the frame below the hips, the face to the right. */
export const defender: Art = put(
  [
    upper.arm,
    posed({
      place: {},
      side: { skin: 'skinOlive', hair: 'hairBlack', beard: true, eyes: 'open', mood: 'stern' },
      hat: curledHair('hairBlack'),
      headAt: [16, -426],
      bow: 12,
      spine: '8,-352 -4,-296 -8,-230',
      cloth: 'cloth',
      trim: 'redDark',
      hem: [
        [-84, -40],
        [80, -40],
      ],
    }),
    upper.hand,
  ],
  { x: 234, y: 1016, size: 1.76 },
);
