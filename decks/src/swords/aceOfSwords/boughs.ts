import { type Art, fill, line } from '../../drawing/art.ts';
import { polar, type Point, times } from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import { disc } from '../../primitives/lights.ts';
import { leaf } from '../../primitives/plants.ts';

type Curve = readonly [from: Point, by: Point, to: Point];

/** The point so far along a curve, and its direction there in degrees. */
function along([a, b, c]: Curve, t: number): readonly [x: number, y: number, turn: number] {
  const at = (k: 0 | 1) => (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * b[k] + t * t * c[k];
  const slope = (k: 0 | 1) => (1 - t) * (b[k] - a[k]) + t * (c[k] - b[k]);
  return [at(0), at(1), (Math.atan2(slope(1), slope(0)) * 180) / Math.PI];
}

const stem = ([a, b, c]: Curve): Art => line(`M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`, 5, 'stem');

/** Broad leaves by turns on both sides, the longest in the middle, and berries between them. */
export const laurelBough = (curve: Curve): Art => [
  stem(curve),
  times(15, (i) => {
    const t = 0.08 + i * 0.065;
    const [x, y, turn] = along(curve, t);
    const [side, long] = [i % 2 ? 1 : -1, 40 + 26 * Math.sin(Math.PI * t)];
    return leaf(x, y, turn + side * (46 - 18 * t), long, i % 2 ? 'leaf' : 'leafDark', 0.27);
  }),
  [0.24, 0.44, 0.64, 0.82].map((t, i) => {
    const [x, y, turn] = along(curve, t);
    const [bx, by] = polar(x, y, 15, turn + (i % 2 ? -84 : 84));
    return [line(`M${x} ${y}L${bx} ${by}`, 2.4, 'stem'), disc('red', bx, by, 8, 1.6)];
  }),
  leaf(...along(curve, 1), 46),
];

/** Long narrow leaflets on both sides, which hang in a bow from the rib. */
export const palmBough = (curve: Curve): Art => [
  times(17, (i) => {
    const t = 0.06 + i * 0.056;
    const [x, y, turn] = along(curve, t);
    const long = 44 + 52 * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1));
    return [1, -1].map((side) => {
      const middle = polar(x, y, long * 0.5, turn + side * 30);
      const [tx, ty] = polar(x, y, long, turn + side * 40);
      return fill(
        side > 0 ? 'leafDark' : 'leaf',
        swellPath([[x, y], middle, [tx, ty + long * 0.16]], [5, 11, 1.5]),
        { width: 1.3 },
      );
    });
  }),
  stem(curve),
  leaf(...along(curve, 1), 40, 'leaf', 0.14),
];
