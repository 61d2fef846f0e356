import { type Point, toTenth } from '../drawing/geometry.ts';

/** A direction of length 1. */
export type Arrow = readonly [x: number, y: number];

export const arrow = ([ax, ay]: Point, [bx, by]: Point): Arrow => {
  const reach = Math.hypot(bx - ax, by - ay) || 1;
  return [(bx - ax) / reach, (by - ay) / reach];
};

/** The point at a distance from another, to a tenth of a unit. */
export const from = ([x, y]: Point, [dx, dy]: Arrow, by: number): Point => [
  Number(toTenth(x + dx * by)),
  Number(toTenth(y + dy * by)),
];

/** The point between two others: the first at 0, the second at 1. */
export const mix = ([ax, ay]: Point, [bx, by]: Point, k: number): Point => [
  Number(toTenth(ax + (bx - ax) * k)),
  Number(toTenth(ay + (by - ay) * k)),
];

/** A smooth path through points; without `begins` it goes on from where another path ends, which is its first point. */
export function through(points: readonly Point[], begins = true): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  const curves = points.slice(1).map((end, i) => {
    const [before, start, after] = [at(i - 1), at(i), at(i + 2)];
    const control = (base: Point, a: Point, b: Point, sign: number) =>
      `${toTenth(base[0] + (sign * (b[0] - a[0])) / 6)} ${toTenth(base[1] + (sign * (b[1] - a[1])) / 6)}`;
    return `C${control(start, before, end, 1)} ${control(end, start, after, -1)} ${toTenth(end[0])} ${toTenth(end[1])}`;
  });
  return (begins ? `M${at(0).map(toTenth).join(' ')}` : '') + curves.join('');
}
