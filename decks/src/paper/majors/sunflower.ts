import { flat } from '../../drawing/art.ts';
import { polar, times } from '../../drawing/geometry.ts';
import { cut, cutStroke, keyed } from '../lino/cut.ts';
import { lens } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';

/** A sunflower of radius r at (x, y), turned aside by as much as `aside` says, on a stem with two leaves. */
export const sunflower = (x: number, y: number, r: number, aside = 1) => [
  cutStroke('ink', `${x + r * 0.2},800 ${x + r * 0.24},${y + r * 1.7} ${x},${y}`, [13, 12, 10], [21, 20, 18]),
  [
    leaf(x + r * 0.2, y + r * 1.7, 214, r * 0.9, 'near'),
    leaf(x + r * 0.2, y + r * 1.9, -36, r * 0.9, 'near'),
  ],
  times(12, (k) => {
    const [from, to] = [polar(0, 0, r * 0.4, k * 30), polar(0, 0, r, k * 30)];
    return keyed(
      'glow',
      lens([x + from[0] * aside, y + from[1]], [x + to[0] * aside, y + to[1]], r * 0.27),
      4,
    );
  }),
  cut('ink', ovalPath(x, y, r * 0.48 * aside, r * 0.48), 4),
  flat('accent', ovalPath(x, y, r * 0.24 * aside, r * 0.24)),
];

const ovalPath = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
