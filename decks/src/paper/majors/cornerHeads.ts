import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { cut, gouge, keyed, stroke } from '../lino/cut.ts';
import { lens, wedge } from '../lino/marks.ts';
import { eye } from './eyeInProfile.ts';
import { outline } from '../nature/body.ts';

/** For the four corners of a card: each is about 120 wide and high about 0. */

/** A lion's head from the front. */
export const smallLion: Art = [
  cut('accent', polygonPath(times(24, (i) => polar(0, 0, i % 2 ? 48 : 64, i * 15))), 4),
  flat('ink', times(12, (i) => wedge(polar(0, 0, 34, i * 30), polar(0, 0, 56, i * 30), 8)).join('')),
  mirrored(keyed('glow', circlePath(28, -32, 11), 4), 0),
  keyed('glow', outline('0,-36 26,-32 34,-8 32,16 22,34 0,42 -22,34 -32,16 -34,-8 -26,-32'), 4),
  mirrored(
    [
      flat('light', outline('0,10 18,8 26,18 16,30 0,26')),
      flat('ink', outline('8,-8! 16,-15 25,-10! 17,-3')),
    ],
    0,
  ),
  flat('ink', 'M-12 4C-6 0 6 0 12 4C10 12 4 15 2 17V26H-2V17C-4 15 -10 12 -12 4Z'),
];

/** A bull's head from the front. */
export const smallBull: Art = [
  mirrored(
    [
      keyed('glow', outline('14,-34! 44,-34 64,-58 66,-84! 84,-50 72,-18 40,-8 18,-14!'), 4),
      cut('accent', outline('26,-14! 50,-22 78,-10! 64,10 40,12 26,4!'), 4),
    ],
    0,
  ),
  keyed(
    'glow',
    outline('0,-44 26,-40 38,-20 34,6 26,30 28,48 16,64 0,68 -16,64 -28,48 -26,30 -34,6 -38,-20 -26,-40'),
    4,
  ),
  keyed('light', outline('0,28 22,30 30,46 18,64 0,68 -18,64 -30,46 -22,30'), 4),
  keyed('accent', outline('0,-50! 18,-40 14,-20 0,-8! -14,-20 -18,-40'), 4),
  mirrored(
    [
      flat('ink', outline('10,-4! 20,-12 31,-6! 20,2') + lens([7, 42], [19, 48], 8)),
      gouge('10,12 16,20 20,28', 5, 'ink'),
    ],
    0,
  ),
  gouge('-12,58 0,61 12,58', 4, 'ink'),
];

/** A hawk's head and barred breast, turned to the left. */
export const smallHawk: Art = [
  cut('ink', outline('-34,-20 -22,-50 8,-60 36,-40 46,0 56,62! 0,66 -40,62! -34,30 -24,10'), 4),
  flat('light', outline('-30,-6! -10,2 6,-4 10,20 16,62! -36,60 -30,30 -22,10')),
  flat('ink', [18, 40].map((y) => lens([-30, y], [-14, y + 6], 9) + lens([-10, y + 5], [10, y], 9)).join('')),
  keyed('glow', outline('-30,-36! -54,-38 -66,-10! -50,-16 -32,-12!'), 4),
  put(eye(0, 0, 7), { x: -12, y: -30 }),
  gouge('-34,-42 -16,-46 2,-36', 7, 'glow'),
  flat('far', lens([24, -20], [36, 34], 8)),
];

/** A moth with feathered feelers and a furred body, its wings spread. */
export const smallMoth: Art = [
  mirrored(
    [
      cut('far', outline('4,8! 40,10 50,38 24,56 4,30!'), 4),
      cut('sky', outline('4,-14! 30,-44 68,-46! 64,-10 44,14 4,10!'), 4),
      flat('accent', circlePath(42, -18, 9)),
      flat('ink', circlePath(42, -18, 4)),
      stroke('glow', '3,-24 14,-44 30,-56', [4, 4, 3]),
    ],
    0,
  ),
  keyed('glow', outline('0,-28 11,-14 11,14 0,48 -11,14 -11,-14'), 4),
  flat('ink', [0, 14, 26].map((y) => lens([-9, y], [9, y], 5)).join('')),
];
