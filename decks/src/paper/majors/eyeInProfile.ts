import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';

/** An eye in profile about a point: 3.4 times its radius wide. */
export const eye = (x: number, y: number, r = 5): Art => [
  flat(
    'light',
    `M${x - r * 1.7} ${y}Q${x} ${y - r * 1.9} ${x + r * 1.7} ${y + 1}Q${x} ${y + r * 1.3} ${x - r * 1.7} ${y}Z`,
  ),
  flat('ink', circlePath(x, y - 0.5, r * 0.78)),
];
