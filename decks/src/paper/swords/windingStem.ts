import type { Art } from '../../drawing/art.ts';
import { times, type Point } from '../../drawing/geometry.ts';
import { cutStroke, stroke } from '../lino/cut.ts';

/** Points of a bindweed's stem that winds round the sword at x 158 in half turns, from one turn to another. */
const winding = (from: number, to: number) => {
  const count = Math.round((to - from) * 10) + 1;
  return times(count, (i): Point => {
    const at = from + ((to - from) * i) / (count - 1);
    return [158 + (66 - at * 2.4) * Math.cos(Math.PI * at), 836 - at * 66 + 8 * Math.sin(Math.PI * at)];
  });
};
const even = (points: readonly Point[], width: number) => points.map(() => width);

const STEM: Point[] = [...winding(0, 5), [106, 494], [128, 478], [160, 470]];

/** The whole stem up to the hilt, for behind the sword. */
export const stemBehind: Art = cutStroke('near', STEM, even(STEM, 12), even(STEM, 21));

/** Its turns before the blade, which continue it without a seam. */
export const stemBefore: Art = [0, 2, 4].map((turn) => {
  const [edge, ink] = [winding(turn + 0.2, turn + 0.8), winding(turn + 0.06, turn + 0.94)];
  const shadow = edge.map(([x, y]): Point => [x + 2, y + 10]);
  return [
    stroke('ink', shadow, even(shadow, 16)),
    stroke('light', edge, even(edge, 21)),
    stroke('near', ink, even(ink, 12)),
  ];
});
