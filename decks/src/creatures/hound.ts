import { fill, flat, line, put, tube, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import type { Role } from '../drawing/roles.ts';
import { graven } from '../drawing/swell.ts';

/** A hound that sits and looks up to the right; about 130 high, its feet at 0. */
export const sittingHound = (place: Place, coat: Role = 'light', shaded: Role = 'linen'): Art =>
  put(
    [
      tube(coat, 'M-36 -8C-58 -4 -74 -12 -78 -30', 9),
      fill(
        coat,
        'M-40 0C-54 -30 -40 -62 -16 -76C-6 -84 0 -94 6 -106C10 -122 28 -132 42 -126L66 -132C76 -128 74 -116 62 -112C54 -108 48 -100 44 -92C42 -74 40 -56 38 -40L36 -12L46 -6V0H20L16 -34C10 -24 4 -14 2 -8L8 0Z',
        { width: 2 },
      ),
      fill(shaded, 'M18 -122C4 -122 -4 -104 0 -86C10 -88 20 -102 24 -116Z', { width: 1.8 }),
      flat('ink', circlePath(40, -116, 3.4)),
      flat('ink', circlePath(70, -129, 4)),
      line('M54 -113q8 2 14 -3', 1.6, 'ink'),
      line('M10 -86L42 -84', 6, 'red'),
      graven('-30,-14 -22,-40 0,-44', 4),
      graven('20,-70 22,-50 18,-32', 3),
    ],
    place,
  );

/** A hound that lies and looks to the right; about 170 long, its feet at 0. */
export const lyingHound = (place: Place, coat: Role = 'wood', shaded: Role = 'woodDark'): Art =>
  put(
    [
      tube(coat, 'M-66 -8C-86 -6 -96 -2 -106 -12', 9),
      fill(
        coat,
        'M-72 0C-84 -26 -62 -48 -30 -46C-8 -46 8 -48 18 -58C22 -78 44 -84 56 -76L80 -70C88 -62 82 -54 70 -54C60 -52 54 -44 50 -32L46 -14L88 -10C96 -6 94 0 86 0Z',
        { width: 2 },
      ),
      fill(shaded, 'M34 -76C20 -72 14 -54 20 -40C30 -44 38 -56 40 -68Z', { width: 1.8 }),
      flat('ink', circlePath(56, -66, 3.4)),
      flat('ink', circlePath(83, -64, 4)),
      line('M20 -36L50 -40', 6, 'red'),
      graven('-60,-8 -46,-30 -24,-22', 4),
      graven('0,-4 10,-14 40,-12', 3),
    ],
    place,
  );
