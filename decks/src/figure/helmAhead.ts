import { fill, flat, line, mirrored, type Art } from '../drawing/art.ts';
import { times } from '../drawing/geometry.ts';
import { leaf } from '../primitives/plants.ts';

/** An open helmet from the front with a crest of leaves; it fits a head centred at 0,0. */
export const helmAhead: Art = [
  times(5, (i) => leaf(0, -96, -150 + i * 30, 66 - Math.abs(i - 2) * 8, i % 2 ? 'leaf' : 'leafDark')),
  fill(
    'steel',
    'M0 -104C-56 -104 -74 -60 -70 -4C-70 30 -66 56 -54 76L-40 66C-48 40 -50 6 -46 -22C-24 -36 24 -36 46 -22C50 6 48 40 40 66L54 76C66 56 70 30 70 -4C74 -60 56 -104 0 -104Z',
  ),
  flat('steelDark', 'M20 -101C58 -96 74 -56 70 -4C70 30 66 56 54 76L47 71C58 40 62 -50 20 -101Z', 0.7),
  fill('metal', 'M-66 -34C-30 -56 30 -56 66 -34L60 -16C26 -36 -26 -36 -60 -16Z', { width: 1.8 }),
  line('M0 -104V-50', 5, 'trim'),
  mirrored(line('M46 -22C50 6 48 40 40 66', 3, 'metal'), 0),
];
