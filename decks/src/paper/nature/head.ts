import { flat, type Art } from '../../drawing/art.ts';
import { circlePath } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';

/** A head in profile that looks right; the neck joins it at 0. */
export type Head = {
  front: (role: PaperInk, marks: PaperInk) => Art;
  /** What lies behind the neck, such as the far ear. */
  behind?: (role: PaperInk) => Art;
};

/** An eye in profile about a point: 3.4 times its radius wide. */
export const eye = (x: number, y: number, r = 5): Art => [
  flat(
    'light',
    `M${x - r * 1.7} ${y}Q${x} ${y - r * 1.9} ${x + r * 1.7} ${y + 1}Q${x} ${y + r * 1.3} ${x - r * 1.7} ${y}Z`,
  ),
  flat('ink', circlePath(x, y - 0.5, r * 0.78)),
];
