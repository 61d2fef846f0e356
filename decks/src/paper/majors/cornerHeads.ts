import { flat, mirrored, put, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { cut, gouge, keyed, stroke } from '../lino/cut.ts';
import { lens, lenses, wedge } from '../lino/marks.ts';
import { eye } from './eyeInProfile.ts';
import { outline } from '../nature/body.ts';

/** For the four corners of a card: each is about 120 wide and high about 0. */

/** A lion's head from the front. */
export const smallLion: Art = [
  cut('accent', polygonPath(times(32, (i) => polar(0, 0, i % 2 ? 48 : 64, i * 11.25))), 4),
  flat('ink', times(16, (i) => wedge(polar(0, 0, 34, i * 22.5), polar(0, 0, 54, i * 22.5 + 5), 6)).join('')),
  mirrored(keyed('glow', circlePath(28, -32, 11), 4), 0),
  keyed('glow', outline('0,-36 26,-32 34,-8 32,16 22,34 0,42 -22,34 -32,16 -34,-8 -26,-32'), 4),
  mirrored(
    [
      flat('light', outline('0,10 18,8 26,18 16,30 0,26')),
      flat('ink', outline('8,-8! 16,-15 25,-10! 17,-3')),
      gouge('0,24 9,32 20,27', 4, 'ink'),
    ],
    0,
  ),
  flat('ink', 'M-12 4C-6 0 6 0 12 4C10 12 4 15 2 17V26H-2V17C-4 15 -10 12 -12 4Z'),
];

/** A bull's head from the front. */
export const smallBull: Art = [
  mirrored(
    [
      keyed('glow', outline('20,-28! 50,-26 58,-60! 72,-24 50,-4 22,-6!'), 4),
      cut('near', outline('26,-4! 46,-4 64,8! 46,18 26,10!'), 4),
    ],
    0,
  ),
  cut('ink', outline('0,-38 28,-34 34,-10 26,22 28,44 0,54 -28,44 -26,22 -34,-10 -28,-34'), 4),
  keyed('far', outline('0,22 22,24 28,40 16,54 0,56 -16,54 -28,40 -22,24'), 4),
  mirrored(
    [
      keyed('glow', circlePath(18, -6, 6), 0),
      flat('ink', circlePath(18, -6, 3) + lens([8, 36], [17, 40], 6)),
    ],
    0,
  ),
  flat('light', lenses('-6,-34 -3,-16 4,-34 2,-14 0,-6 0,12', 4).join('')),
];

/** A hawk's head and barred breast, turned to the left. */
export const smallHawk: Art = [
  cut('ink', outline('-34,-20 -22,-50 8,-60 36,-40 46,0 56,62! 0,66 -40,62! -34,30 -24,10'), 4),
  flat('light', outline('-30,-6! -10,2 6,-4 10,20 16,62! -36,60 -30,30 -22,10')),
  flat(
    'ink',
    [16, 32, 48].map((y) => lens([-30, y], [-14, y + 5], 7) + lens([-10, y + 4], [10, y], 7)).join(''),
  ),
  keyed('glow', outline('-30,-36! -54,-38 -66,-10! -50,-16 -32,-12!'), 4),
  put(eye(0, 0, 7), { x: -12, y: -30 }),
  gouge('-34,-42 -16,-46 2,-36', 7, 'glow'),
  lenses('20,-20 30,6 30,14 38,40 16,8 24,34', 5).map((d) => flat('far', d)),
];

/** A moth with feathered feelers and a furred body, its wings spread. */
export const smallMoth: Art = [
  mirrored(
    [
      cut('far', outline('4,8! 40,10 50,38 24,56 4,30!'), 4),
      cut('sky', outline('4,-14! 30,-44 68,-46! 64,-10 44,14 4,10!'), 4),
      flat('accent', circlePath(42, -18, 9)),
      flat('ink', circlePath(42, -18, 4) + lens([14, -14], [52, -38], 4) + lens([16, 2], [52, 0], 4)),
      stroke('glow', '3,-24 14,-44 30,-56', [4, 4, 3]),
      [0, 1, 2].map((i) =>
        stroke('glow', `${10 + i * 7},${-38 - i * 6} ${20 + i * 7},${-38 - i * 6}`, [3, 3]),
      ),
    ],
    0,
  ),
  keyed('glow', outline('0,-28 11,-14 11,14 0,48 -11,14 -11,-14'), 4),
  flat('ink', [0, 14, 26].map((y) => lens([-9, y], [9, y], 5)).join('')),
];
