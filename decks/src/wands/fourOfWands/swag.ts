import { tube, type Art } from '../../drawing/art.ts';
import { times, toTenth } from '../../drawing/geometry.ts';
import { flower, leaf } from '../../primitives/plants.ts';

/** A garland of flowers that hangs in a bow from one point to another; `size` is the breadth of its flowers. */
export const swag = (x1: number, y1: number, x2: number, y2: number, sag: number, size: number): Art => {
  const count = Math.round(Math.hypot(x2 - x1, y2 - y1, sag * 2) / (size * 0.8));
  return [
    tube('leafDark', `M${x1} ${y1}Q${(x1 + x2) / 2} ${toTenth((y1 + y2) / 2 + sag * 2)} ${x2} ${y2}`, 9),
    times(count, (i) => {
      const t = (i + 0.5) / count;
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t + 4 * sag * t * (1 - t);
      return [
        leaf(x, y, 60 + (i % 3) * 40, size * 1.3, i % 2 ? 'leaf' : 'leafDark'),
        leaf(x, y, -70 - (i % 3) * 40, size, i % 2 ? 'leafDark' : 'leaf'),
        i % 2 === 0 && flower(x, y, size * 0.8, 6, i % 4 ? 'rose' : 'red', i % 4 ? 'red' : 'redDark'),
      ];
    }),
  ];
};
