import { fill, flat, line, mirrored, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { limb, swellPath } from '../drawing/swell.ts';
import { disc } from '../primitives/lights.ts';

/** A leg from above, with spread toes at its end. */
const leg = (points: string, x: number, y: number, out: 1 | -1): Art => [
  fill('redDark', swellPath(points, [11, 9, 8]), { width: 1.8 }),
  [-58, -8, 42].map((turn) =>
    put(fill('redDark', 'M0 -4C8 -5 13 -4 15 0C13 4 8 5 0 4Z', { width: 1.4 }), {
      x,
      y,
      turn: out > 0 ? turn : 180 - turn,
    }),
  ),
];

/** A spotted salamander from above that clings to something upright, its head up; about 100 wide and 230 long. */
export const salamander = (place: Place): Art =>
  put(
    [
      leg('-8,-36 -32,-38 -40,-58', -40, -60, -1),
      leg('8,-32 32,-24 42,-42', 42, -44, 1),
      leg('-2,30 -28,34 -36,56', -36, 58, -1),
      leg('6,26 32,36 40,20', 40, 18, 1),
      limb('red', '2,-58 -9,-24 7,14 0,50 -20,86 2,120 30,112', [24, 33, 31, 20, 13, 9, 3]),
      fill('red', 'M2 -104C20 -102 28 -84 21 -64C14 -52 -10 -52 -16 -64C-24 -84 -14 -102 2 -104Z'),
      mirrored(disc('glow', -12, -84, 5.4, 1.4), 3),
      mirrored(flat('ink', circlePath(-12, -85, 2.6)), 3),
      line('M-2 -99l1 3M8 -99l-1 3', 1.8, 'redDark'),
      [
        [-10, -44, 5],
        [4, -30, 6],
        [-12, -14, 5],
        [10, 2, 6],
        [0, 22, 5],
        [8, 40, 4.4],
        [-8, 66, 4],
        [-14, 92, 3.4],
      ].map(([x = 0, y = 0, r = 4]) => flat('glow', circlePath(x, y, r))),
    ],
    place,
  );
