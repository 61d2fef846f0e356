import { type Art, fill, line, put } from '../../drawing/art.ts';
import { graven } from '../../drawing/swell.ts';
import { cuffedArm } from '../../figure/cuffed.ts';
import { profile } from '../../figure/profile.ts';
import { restingHand } from '../../figure/restingHand.ts';

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
export const propped: Art = cuffedArm({
  shoulder: [372, 640],
  elbow: [262, 796],
  cloth: 'shade',
  trim: 'wine',
  size: 1.9,
  at: { x: 268, y: 430, turn: -80, size: 1.7 },
  wrist: [-30, 0],
  hand: (place) => restingHand('skinFair', place),
});
