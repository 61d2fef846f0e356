import { polar, times } from '../../drawing/geometry.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { around, lens, ticks } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';

/** A sunflower of radius r at (x, y), turned aside by as much as `aside` says. */
export const sunflower = (x: number, y: number, r: number, aside = 1) => [
  stroke('ink', `${x + r * 0.3},850 ${x + r * 0.2},800 ${x},${y}`, [12, 12, 10]),
  [leaf(x + r * 0.2, 800, 206, r, 'near'), leaf(x + r * 0.2, 806, -22, r, 'near')],
  times(14, (k) => {
    const [from, to] = [polar(0, 0, r * 0.4, k * 25.7), polar(0, 0, r, k * 25.7)];
    return keyed('glow', lens([x + from[0] * aside, y + from[1]], [x + to[0] * aside, y + to[1]], 17), 4);
  }),
  cut('ink', ovalPath(x, y, r * 0.48 * aside, r * 0.48), 4),
  ticks(ovalPath(x, y, r * 0.42 * aside, r * 0.42), {
    role: 'glow',
    flow: around(x, y),
    gap: 20,
    length: 9,
    width: 5,
  }),
];

const ovalPath = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
