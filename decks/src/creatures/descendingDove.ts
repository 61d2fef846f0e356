import { fill, flat, line, put, type Art, type Place } from '../drawing/art.ts';
import { circlePath } from '../drawing/geometry.ts';
import { graven } from '../drawing/swell.ts';
import { wing } from './wing.ts';

/** A dove that comes down with spread wings, its breast towards us and its beak, at -6,98, to the lower left. */
export const descendingDove = (place: Place): Art =>
  put(
    [
      [-24, -8, 8, 24].map((turn, i) =>
        put(
          fill(i % 2 ? 'light' : 'linen', 'M-9 0C-16 -40 -14 -84 0 -98C14 -84 16 -40 9 0Z', { width: 1.6 }),
          { y: -26, turn },
        ),
      ),
      put(wing({ size: 0.94, turn: -26 }, 'light', 'linen'), { x: 12, y: 0 }),
      put(wing({ size: 0.94, turn: 26, flip: true }, 'light', 'linen'), { x: -12, y: 0 }),
      fill('light', 'M0 -48C34 -40 40 8 26 44C20 62 10 70 0 72C-12 70 -24 60 -28 40C-40 6 -34 -40 0 -48Z'),
      graven('-14,-30 -22,0 -14,36', 4, 'shade', 0.4),
      graven('12,-30 18,0 12,32', 4, 'shade', 0.4),
      fill('light', 'M-16 40C-30 52 -32 80 -16 90C0 98 20 90 22 70C24 56 20 46 14 38Z', { width: 2 }),
      flat('light', 'M-14 38Q0 30 14 36L18 56L-20 58Z'),
      fill('metal', 'M-22 84C-22 94 -14 104 -6 108C-4 100 -4 96 -6 92Z', { width: 1.6 }),
      flat('ink', circlePath(-10, 74, 4)),
      line('M-2 52Q8 56 12 66', 1.6, 'shade', 0.5),
    ],
    place,
  );
