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
  '462,478 446,502 440,528 458,556 484,574 502,594 474,614 428,634 448,654 484,668 508,662 516,642',
  [26, 36, 40, 40, 36, 30, 26, 22, 18, 14, 10, 3],
);

/** What of it passes behind the staff; painted before the wood. */
export const coilBehind: Art = body;

/** What passes before it, the legs and the head, which looks up to the flame. */
export const coilBefore: Art = [
  leg('446,506 424,500 418,478', 418, 476, -86),
  leg('452,500 486,504 500,484', 500, 482, -58),
  leg('446,548 424,562 418,586', 418, 586, 104),
  leg('474,566 504,556 514,534', 514, 532, -52),
  clipped('M400 440H486L486 598L400 592Z', body),
  clipped('M434 642H486V690H434Z', body),
  eachOf('450,496,5 438,516,5.4 452,532,6.4 446,552,5 470,556,6 484,582,5 454,656,3.6 474,664,3', (x, y, r) =>
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
