import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { swellPath } from '../drawing/swell.ts';

/** A spotted salamander that lies on all fours, its head raised to the left; about 130 long, its feet at 0. */
export const salamander = (place: Place): Art =>
  put(
    [
      ['-24,-16 -36,-8 -32,0', '24,-14 36,-8 32,0'].map((leg) => fill('redDark', swellPath(leg, [9, 8, 7]))),
      fill('red', swellPath('-42,-22 -14,-16 20,-14 48,-8 66,-18 60,-34', [15, 24, 22, 13, 8, 3])),
      fill('red', 'M-30 -18C-34 -38 -52 -44 -66 -32C-72 -28 -72 -20 -64 -17C-54 -12 -40 -10 -30 -18Z'),
      ['-14,-14 -24,-6 -18,1', '30,-12 42,-6 38,1'].map((leg) => fill('red', swellPath(leg, [9, 8, 7]))),
      [
        [-8, -20],
        [8, -15],
        [22, -18],
        [36, -12],
      ].map(([x = 0, y = 0]) => flat('glow', circlePath(x, y, 3.2))),
      flat('light', circlePath(-56, -29, 4)),
      flat('ink', circlePath(-57, -29, 2)),
      line('M-68 -21Q-60 -18 -52 -20', 1.4, 'ink', 0.7),
    ],
    place,
  );
