import { type Art, fill, flat, type Shape } from './art.ts';
import { type Point, type Points, toPoints, toTenth } from './geometry.ts';
import type { Role } from './roles.ts';

const STEPS = 6;

/**
 * The outline of a stroke of varying width, with round ends: it runs smoothly through the points and has at each the
 * width given for it.
 */
export function swellPath(points: Points, widths: readonly number[]): string {
  const spine = sampleSpline(toPoints(points), widths);
  const sides = ([1, -1] as const).map((side) =>
    spine.map(([x, y, width], i) => {
      const [ax, ay] = spine[Math.max(0, i - 1)] ?? [x, y];
      const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y];
      const reach = Math.hypot(bx - ax, by - ay) || 1;
      const half = (side * width) / 2;
      return `${toTenth(x + ((by - ay) / reach) * half)} ${toTenth(y - ((bx - ax) / reach) * half)}`;
    }),
  );
  const [there = [], back = []] = sides;
  const cap = (width = 0) => `A${toTenth(width / 2)} ${toTenth(width / 2)} 0 0 1 `;
  return `M${there.join('L')}${cap(widths.at(-1))}${back.toReversed().join('L')}${cap(widths[0])}${there[0]}Z`;
}

/** A limb: a stroke of varying width with an outline, which stays whole where the stroke bends sharply. */
export function limb(
  role: Role,
  points: Points,
  widths: readonly number[],
  edge: Role = 'line',
  width = 2.4,
): Art {
  const d = swellPath(points, widths);
  // The inner side of a bend crosses itself; the second fill hides that, and half of the outline with it.
  return [fill(role, d, { edge, width: width * 2 }), flat(role, d)];
}

/** A stroke as in an engraving: thin at both ends, and `width` wide in the middle. */
export function graven(points: Points, width = 4, role: Role = 'detail', opacity = 0.7): Shape {
  const spine = toPoints(points);
  const widths = spine.map((_, i) => Math.max(0.6, width * Math.sin((Math.PI * i) / (spine.length - 1))));
  return flat(role, swellPath(spine, widths), opacity);
}

/** Points and widths along a Catmull-Rom spline. */
export function sampleSpline(points: readonly Point[], widths: readonly number[]) {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const spine: [x: number, y: number, width: number][] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const knots = [at(i - 1), at(i), at(i + 1), at(i + 2)] as const;
    const [from = 0, to = 0] = [widths[i], widths[i + 1]];
    for (let step = i === 0 ? 0 : 1; step <= STEPS; step++) {
      const t = step / STEPS;
      spine.push([blend(knots, 0, t), blend(knots, 1, t), from + (to - from) * t]);
    }
  }
  return spine;
}

/** One coordinate of the spline between the second and the third knot. */
function blend([a, b, c, d]: readonly [Point, Point, Point, Point], axis: 0 | 1, t: number): number {
  const [p, q, r, s] = [a[axis], b[axis], c[axis], d[axis]];
  return (
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3)
  );
}
