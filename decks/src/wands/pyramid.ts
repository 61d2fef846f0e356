import { type Art, fill, flat } from '../drawing/art.ts';

/** A pyramid far away, with a lit and a shaded side, its apex over x. */
export const pyramid = (x: number, y: number, half: number, height: number): Art => [
  fill('far', `M${x - half} ${y}L${x} ${y - height}L${x + half} ${y}Z`),
  flat('mid', `M${x} ${y - height}L${x + half} ${y}H${x + half * 0.3}Z`, 0.9),
];
