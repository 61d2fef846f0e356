import { type Point, type Points, toPoints, toTenth } from './geometry.ts';

/** A closed outline that runs smoothly through all points. */
export function smoothPath(points: Points): string {
  const all = toPoints(points);
  const at = (i: number): Point => all[(i + all.length) % all.length] ?? [0, 0];
  const pair = (x: number, y: number) => `${toTenth(x)} ${toTenth(y)}`;
  const curves = all.map((_, i) => {
    const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return `C${pair(bx + (cx - ax) / 6, by + (cy - ay) / 6)} ${pair(cx - (dx - bx) / 6, cy - (dy - by) / 6)} ${pair(cx, cy)}`;
  });
  return `M${pair(...at(0))}${curves.join('')}Z`;
}
