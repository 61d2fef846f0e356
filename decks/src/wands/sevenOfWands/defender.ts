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
  at: { x: -44, y: -224, turn: 44, size: 0.98 },
  hand: (place) => grip('skinOlive', place, heldAt(wand, 72, 1.58, 50)),
});

/** The far arm lies behind the body, its hand before the staff. */
const upper = cuffedLayers({
  shoulder: [30, -338],
  elbow: [104, -276],
  cloth: 'cloth',
  at: { x: 106, y: -350, turn: 36, size: 0.98 },
  wrist: [-20, 16],
  hand: (place) => grip('skinOlive', place, put(lower, { x: -106, y: 350 })),
});

/** His feet wide apart, the face to the right, where the nearest staff comes. */
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
      hose: 'wine',
      hem: [
        [-70, -150],
        [62, -158],
      ],
      farLeg: { joints: '12,-206 64,-122 74,-22' },
      nearLeg: { joints: '-18,-206 -60,-118 -86,-20' },
    }),
    upper.hand,
  ],
  { x: 262, y: 836, size: 1.44 },
);
