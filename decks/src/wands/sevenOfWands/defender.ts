import { type Art, put } from '../../drawing/art.ts';
import { cuffedArm, cuffedLayers } from '../../figure/cuffed.ts';
import { grip } from '../../figure/grip.ts';
import { posed } from '../../figure/posed.ts';
import { curledHair } from '../../figure/profileHair.ts';
import { heldAt, wand } from '../../suits/objects.ts';

// Both forearms come down across the staff, which points up to the right.
const lower: Art = cuffedArm({
  shoulder: [-14, -338],
  elbow: [-66, -272],
  cloth: 'cloth',
  trim: 'redDark',
  at: { x: -24, y: -218, turn: 56, size: 1 },
  hand: (place) => grip('skinOlive', place, heldAt(wand, 32, 1.42, 66)),
});

/** The far arm lies behind the body, its hand before the staff. */
const upper = cuffedLayers({
  shoulder: [34, -336],
  elbow: [62, -348],
  cloth: 'cloth',
  trim: 'redDark',
  at: { x: 94, y: -270, turn: 60, size: 1 },
  hand: (place) => grip('skinOlive', place, put(lower, { x: -94, y: 270 })),
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
  { x: 212, y: 1016, size: 1.76 },
);
