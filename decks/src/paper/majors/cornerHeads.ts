import { flat, mirrored, type Art } from '../../drawing/art.ts';
import { circlePath, polar, polygonPath, times } from '../../drawing/geometry.ts';
import { cut, gouge, joined, keyed, stroke } from '../lino/cut.ts';
import { lens, lenses } from '../lino/marks.ts';
import { outline } from '../nature/body.ts';

/** For the four corners of a card: each is about 120 wide and high about 0. */

/** A lion's head from the front. */
export const smallLion: Art = [
  cut('accent', polygonPath(times(20, (i) => polar(0, 0, i % 2 ? 48 : 64, i * 18))), 4),
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
  gouge('-26,-14 -24,-26 -14,-31', 5),
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
  mirrored([flat('ink', outline('10,-4! 20,-12 31,-6! 20,2') + lens([7, 42], [19, 48], 8))], 0),
  gouge('-30,-12 -28,-28 -18,-37', 5),
];

/** A hawk's head from the front, with a hooked bill and the ruff of its neck. */
export const smallHawk: Art = [
  joined(
    'mid',
    [
      outline(
        '0,-64 34,-58 56,-34 62,0 58,30! 66,52! 46,46 40,68! 20,56 0,74! -20,56 -40,68! -46,46 -66,52! -58,30 -62,0 -56,-34 -34,-58',
      ),
    ],
    5,
  ),
  flat('light', outline('0,-18! 26,-20 46,-2 44,26 24,48 0,58 -24,48 -44,26 -46,-2 -26,-20')),
  mirrored(
    [
      flat('ink', lenses('9,-58 8,-34 30,-50 24,-30 54,12 47,34', 9).join('')),
      keyed('glow', circlePath(27, -2, 14), 4),
      flat('ink', circlePath(25, -2, 8)),
      flat('light', circlePath(22, -6, 3)),
      flat('ink', outline('4,-12! 24,-28 52,-26! 44,-14 26,-12 8,2!')),
    ],
    0,
  ),
  keyed('glow', outline('0,-14! 16,-4 19,16 12,34 0,54! -12,34 -19,16 -16,-4'), 5),
  mirrored(flat('ink', lens([5, 8], [12, 12], 5)), 0),
  gouge('-8,2 -11,18 -6,32', 5),
];

/** A moth with feathered feelers and a furred body, its wings spread. */
export const smallMoth: Art = [
  mirrored(
    [
      cut('far', outline('4,10! 40,12 58,36 52,62 28,62 6,34!'), 5),
      cut('sky', outline('4,-12! 26,-44 56,-58 78,-56! 76,-22 52,12 4,14!'), 5),
      cut('accent', circlePath(48, -22, 13), 4),
      flat('ink', circlePath(48, -22, 6)),
      stroke('glow', '3,-26 14,-46 32,-62', [5, 5, 4]),
    ],
    0,
  ),
  keyed('glow', outline('0,-30 13,-16 13,14 0,54 -13,14 -13,-16'), 4),
  flat('ink', [2, 15, 28].map((y) => lens([-11, y], [11, y], 5)).join('')),
  mirrored(flat('ink', circlePath(6, -17, 4)), 0),
];
