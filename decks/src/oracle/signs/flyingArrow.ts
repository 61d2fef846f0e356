import { fill, flat, line, put, type Art, type Place } from '../../drawing/art.ts';
import { times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';

/** The upper feather, swept back, with its barbs. */
const VANE = 'M-128 -6C-150 -44 -186 -60 -276 -58L-262 -40L-270 -26L-250 -8Z';

/** The lower one, in the shade. */
const LOWER_VANE = 'M-128 6C-150 44 -186 60 -276 58L-262 40L-270 26L-250 8Z';

/** An arrow in flight to the right, 580 long about 0, with red feathers and a broad steel head. */
export const flyingArrow = (place: Place): Art =>
  put(
    [
      fill('redDark', LOWER_VANE, { width: 3.2 }),
      fill('wood', swellPath('-282,0 0,0 236,0', [15, 16, 14]), { width: 3.4 }),
      flat('straw', swellPath('-230,-3 0,-4 190,-3', [5, 5, 5])),
      fill('red', VANE, { width: 3.2 }),
      line(times(7, (i) => `M${-150 - i * 15} -8l-22 ${-24 - i * 3.4}`).join(''), 2.4, 'redDark'),
      [-118, -106, 196, 210].map((x) => fill('red', `M${x} -9H${x + 9}V9H${x}Z`, { width: 2 })),
      fill('steel', 'M222 -8L204 -44L312 0L204 44L222 8Z', { width: 3.4 }),
      flat('steelDark', 'M222 8L206 42L310 1H222Z'),
      line('M224 0H300', 2.4, 'line'),
      fill('linen', 'M-274 -10H-304V-4H-288V4H-304V10H-274Z', { width: 2.6 }),
    ],
    place,
  );
