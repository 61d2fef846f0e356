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
