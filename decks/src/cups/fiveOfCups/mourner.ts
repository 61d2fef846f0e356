import { type Art, fill, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { profile } from '../../figure/profile.ts';
import { flatHand } from '../../figure/flatHand.ts';
import { litEdge } from '../../primitives/litEdge.ts';

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
    hand: (place) => flatHand('skinFair', place),
  }),
  litEdge('206,500 210,620 212,740 226,800', [3, 9, 10, 3], 'light', 0.8),
  litEdge('296,304 340,286 396,290 440,318', [2, 9, 7, 2], 'light', 0.8),
  litEdge('218,440 226,404 250,372', [2, 6, 3], 'light'),
];
