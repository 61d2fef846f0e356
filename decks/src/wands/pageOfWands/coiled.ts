import { type Art, clipped, eachOf, fill, flat, line, put } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import { graven, limb, swellPath } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';

/** A leg that clasps the wood: knee, and toes at its end in the direction `turn`. */
const leg = (points: string, x: number, y: number, turn: number): Art => [
  fill('redDark', swellPath(points, [15, 12, 10]), { width: 1.8 }),
  [-46, 0, 46].map((spread) =>
    put(fill('redDark', 'M0 -4C9 -6 15 -5 18 0C15 5 9 6 0 4Z', { width: 1.4 }), {
      x,
      y,
      turn: turn + spread,
    }),
  ),
];

/** From the neck down across the staff, once round it, and the curled end of the tail. */
const body: Art = limb(
  'red',
  '462,478 446,502 440,528 456,552 482,566 510,588 500,614 462,628 428,640 418,658 440,674 480,678 508,664 518,642',
  [26, 36, 40, 38, 33, 27, 25, 23, 20, 18, 16, 13, 9, 3],
);

/** The part behind the staff; painted before the wood. */
export const coilBehind: Art = body;

/** The part in front of the staff: the legs, and the head, which looks up to the flame. */
export const coilBefore: Art = [
  leg('446,506 424,500 418,478', 418, 476, -86),
  leg('452,500 486,504 500,484', 500, 482, -58),
  leg('446,548 424,562 418,586', 418, 586, 104),
  leg('474,556 504,548 514,526', 514, 524, -52),
  clipped('M400 440H492V598H400Z', body),
  clipped('M428 657H492V700H428Z', body),
  eachOf('450,496,5 438,516,5.4 454,530,6.4 446,546,5 472,560,6 498,576,5 444,674,3.6 472,677,3', (x, y, r) =>
    flat('glow', circlePath(x, y, r)),
  ),
  graven('436,504 428,526 440,548', 5, 'glow', 0.8),
  put(
    [
      fill('red', 'M2 -104C22 -102 30 -84 22 -62C14 -50 -10 -50 -17 -62C-26 -84 -16 -102 2 -104Z'),
      [-11, 17].map((x) => [disc('glow', x, -84, 6, 1.4), flat('ink', circlePath(x, -86, 3))]),
      line('M-2 -100l1 3M8 -100l-1 3', 1.8, 'redDark'),
      graven('-8,-100 3,-103 14,-100', 3, 'glow', 0.9),
    ],
    { x: 452, y: 546, size: 1.08, turn: 12 },
  ),
];
