import type { Art } from '../../drawing/art.ts';
import { circlePath, polar, times } from '../../drawing/geometry.ts';
import { cut, keyed, stroke } from '../lino/cut.ts';
import { around, lens } from '../lino/marks.ts';
import { leaf } from '../nature/plants.ts';
import { fur } from '../nature/body.ts';

/** A sunflower of radius r from the front at (x, y), on a stem with two leaves whose root is at the foot. */
export const sunflower = (x: number, y: number, r: number, foot: number): Art => [
  stroke('ink', `${x - 10},${foot} ${x + 6},${(y + foot) / 2} ${x},${y}`, [14, 12, 10]),
  [leaf(x, y + r * 1.7, 200, r), leaf(x + 4, y + r * 2, -30, r)],
  times(16, (i) =>
    keyed('glow', lens(polar(x, y, r * 0.5, i * 22.5), polar(x, y, r * 1.08, i * 22.5), r * 0.26), 4),
  ),
  cut('ink', circlePath(x, y, r * 0.52), 4),
  fur(circlePath(x, y, r * 0.48), 'far', around(x, y)),
];
