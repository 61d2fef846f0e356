import { type Art, fill, flat, line, type Place, put } from '../../drawing/art.ts';
import { graven, swellPath } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { profile } from '../../figure/profile.ts';
import type { Skin } from '../../figure/look.ts';
import { litEdge } from '../../primitives/litEdge.ts';

const EDGE = { edge: 'skinEdge', width: 1.8 } as const;

/** Bowed, from the side. */
export const mourner: Art = [
  fill('shade', 'M196 900C214 760 268 640 352 570C400 532 470 520 520 486Q560 470 580 470V900Z'),
  graven('420,560 340,650 300,760', 7),
  graven('500,540 440,650 420,790', 8),
  graven('552,530 520,650 510,780', 7),
  put(
    [
      profile({ skin: 'skinFair', hair: 'hairBlack', hood: 'shade', eyes: 'closed', mood: 'sad' }),
      line('M34 10q3 8 0 14', 2.6, 'waterLight'),
    ],
    { x: 352, y: 404, size: 1.56, turn: -30, flip: true },
  ),
];

/** A hand that bears a brow, its back towards us: the fingers lie close together; the wrist is at (-30, 0). */
const bearing = (skin: Skin, place: Place): Art =>
  put(
    [
      fill(skin, swellPath('-18,6 -2,18 14,24 26,22', [15, 13, 11, 8]), EDGE),
      [
        '2,12 20,17 36,16 46,10',
        '4,4 24,7 42,5 53,-2',
        '4,-4 25,-4 42,-7 51,-15',
        '2,-12 20,-14 35,-18 42,-25',
      ].map((points) => fill(skin, swellPath(points, [12, 12, 10.5, 8]), EDGE)),
      fill(skin, 'M-34 -11C-20 -12 -8 -19 5 -18C13 -11 13 12 6 19C-4 22 -18 13 -34 12Z', EDGE),
      flat('light', 'M-26 -9C-14 -15 -2 -17 5 -13C2 -7 -12 -2 -26 -4Z', 0.3),
      line('M8 -14q5 3 3 6M10 -5q5 3 3 6M9 4q5 3 2 6M-22 -3L2 -8M-22 3L4 2', 1.3, 'skinEdge', 0.45),
    ],
    place,
  );

/** The arm on which she leans, the hand at her brow. */
export const propped: Art = [
  cuffedArm({
    shoulder: [372, 640],
    elbow: [254, 796],
    cloth: 'shade',
    trim: 'wine',
    size: 1.9,
    at: { x: 250, y: 420, turn: -62, size: 1.7 },
    wrist: [-30, 0],
    hand: (place) => bearing('skinFair', place),
  }),
  litEdge('206,500 210,620 212,740 226,800', [3, 9, 10, 3], 'light', 0.8),
  litEdge('296,304 340,286 396,290 440,318', [2, 9, 7, 2], 'light', 0.8),
  litEdge('218,440 226,404 250,372', [2, 6, 3], 'light'),
];
