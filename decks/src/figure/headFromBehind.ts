import { type Art, fill, line, put, type Place } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';
import type { Skin } from './look.ts';

const CUTS = {
  short: 'M0 -76C-60 -78 -70 -22 -62 24C-52 56 -24 68 0 66C24 68 52 56 62 24C70 -22 60 -78 0 -76Z',
  long: 'M0 -78C-62 -80 -76 -20 -70 40C-66 100 -92 150 -84 210C-60 236 -30 214 -8 242C16 214 50 238 84 206C90 150 66 100 70 40C76 -20 62 -80 0 -78Z',
  curls:
    'M0 -84C-20 -98 -44 -88 -52 -72C-76 -68 -84 -44 -76 -26C-92 -6 -84 20 -70 30C-70 52 -48 64 -30 58C-14 74 16 74 30 58C48 64 70 52 70 30C84 20 92 -6 76 -26C84 -44 76 -68 52 -72C44 -88 20 -98 0 -84Z',
} as const;

type FromBehind = { skin: Skin; hair: Role; cut: keyof typeof CUTS; place: Place };

/** A head that looks away from us, centred at 0,0, with its neck; long hair falls over the back. */
export const headFromBehind = ({ skin, hair, cut, place }: FromBehind): Art =>
  put(
    [
      fill(skin, 'M-24 30L-30 100C-12 116 12 116 30 100L24 30Z', { edge: 'skinEdge' }),
      cut !== 'long' &&
        [false, true].map((flip) =>
          put(fill(skin, 'M56 -6C74 -14 76 18 58 24Z', { edge: 'skinEdge', width: 1.6 }), { flip }),
        ),
      fill(hair, CUTS[cut]),
      cut === 'curls'
        ? times(7, (i) => {
            const [x, y] = [-48 + ((i * 37) % 98), -52 + ((i * 53) % 96)];
            return line(`M${x - 12} ${y}a12 12 0 1 1 14 12`, 2.2, 'detail', 0.5);
          })
        : [-44, -16, 14, 42].map((x) =>
            graven(
              [
                [x * 0.3, -64],
                [x, -4],
                [x * 1.1, cut === 'long' ? 180 : 54],
              ],
              5,
              'detail',
              0.5,
            ),
          ),
    ],
    place,
  );
