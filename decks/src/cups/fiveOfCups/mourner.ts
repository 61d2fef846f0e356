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
    elbow: [258, 750],
    cloth: 'cloth',
    trim: 'wine',
    size: 1.9,
    at: { x: 250, y: 420, turn: -62, size: 1.7 },
    wrist: [-30, 0],
    hand: (place) => flatHand('skinFair', place),
  }),
  // The cloak lies over her shoulder and the top of the sleeve.
  fill(
    'shade',
    'M312 618C336 592 372 566 420 560L480 640L440 750C416 748 396 736 384 716C366 684 344 650 312 618Z',
    { edge: 'shade', width: 1 },
  ),
  line('M312 618C344 650 366 684 384 716C396 736 416 748 440 750', 2.4),
  graven('372,580 408,640 424,730', 6),
  litEdge('212,500 214,600 218,700 230,754', [3, 9, 10, 3], 'light', 0.8),
  litEdge('296,304 340,286 396,290 440,318', [2, 9, 7, 2], 'light', 0.8),
  litEdge('218,440 226,404 250,372', [2, 6, 3], 'light'),
];
