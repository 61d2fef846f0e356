import { flat, put, type Art, type Place } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { cut, gouge, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { outline } from './body.ts';

/** A poppy from the side, open upwards: 92 wide, its stalk at 0 and its petals up to -70. */
export const poppy = (place: Place, role: PaperInk = 'accent'): Art =>
  put(
    [
      cut(role, outline('-6,0! -30,-24 -28,-62! -8,-72 10,-66 30,-60! 30,-24 6,0!'), 4),
      cut(role, outline('0,0! -34,-4 -48,-30 -44,-54! -24,-54 -8,-40 4,-14'), 4),
      cut(role, outline('0,0! 34,-4 48,-28 46,-50! 26,-54 8,-38 -4,-12'), 4),
      flat('ink', [lens([-6, -8], [-32, -40], 4), lens([6, -8], [32, -38], 4)].join('')),
      gouge('-6,-44 0,-58 8,-46', 5, 'ink'),
    ],
    place,
  );
/** A daisy seen a little from the side, 84 wide and 60 high about 0. */
export const daisy = (place: Place, role: PaperInk = 'light'): Art =>
  put(
    [
      times(11, (i) => {
        const a = (i * 2 * Math.PI) / 11 + 0.2;
        const size = 0.8 + 0.2 * Math.sin(a);
        return put(keyed(role, 'M0 -2C12 -11 30 -12 42 -3C44 5 30 12 0 5Z', 3), {
          turn: (Math.atan2(Math.sin(a) * 0.66, Math.cos(a)) * 180) / Math.PI,
          size: Math.hypot(Math.cos(a), Math.sin(a) * 0.66) * size * 1.1,
        });
      }),
      keyed('glow', 'M-16 1C-14 -14 14 -14 16 1C12 12 -12 12 -16 1Z', 3.4),
      flat('ink', circlePath(-5, 0, 2.4) + circlePath(4, -3, 2.4) + circlePath(5, 4, 2.4)),
    ],
    place,
  );

/** A bell that hangs from its stalk at 0: 54 wide and 62 high. */
export const bell = (place: Place, role: PaperInk = 'accent', marks: PaperInk = 'light'): Art =>
  put(
    [
      cut(role, outline('0,0! 18,6 20,28 30,52! 18,50 12,62! 0,52 -12,62! -18,50 -30,52! -20,28 -18,6'), 4),
      flat(
        marks,
        [lens([-9, 12], [-14, 42], 4), lens([0, 10], [0, 44], 4), lens([9, 12], [14, 42], 4)].join(''),
      ),
    ],
    place,
  );

/** An open bindweed flower turned a little aside: 84 wide and 70 high about 0, its stalk behind it. */
export const openBindweed = (place: Place, role: PaperInk = 'accent'): Art =>
  put(
    [
      cut(role, outline('-40,4 -38,-20! -18,-34 4,-36! 26,-30 40,-12! 42,10 28,30! 4,36 -20,32! -34,22'), 4),
      flat(
        'light',
        times(5, (i) => lens(polar(0, 0, 6, i * 72 - 60), polar(0, -1, 33, i * 72 - 60), 8)).join(''),
      ),
      keyed('glow', circlePath(0, 0, 8), 3),
    ],
    place,
  );
