import type { Art } from '../../drawing/art.ts';
import { gouge } from '../lino/cut.ts';

/** Rings in the water about what stands in it. */
export const waterRings = (x: number, y: number, reach: number): Art =>
  [1, 1.7].map((k) => [
    gouge(
      [
        [x - reach * k, y],
        [x - reach * 0.6 * k, y + 9 * k],
        [x, y + 12 * k],
        [x + reach * 0.6 * k, y + 9 * k],
        [x + reach * k, y],
      ],
      8,
    ),
    gouge(
      [
        [x - reach * k, y - 3],
        [x, y - 11 * k],
        [x + reach * k, y - 3],
      ],
      5,
    ),
  ]);
