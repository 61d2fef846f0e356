import { flat, type Art } from '../../drawing/art.ts';
import { polar, polygonPath, toPoints, type Points } from '../../drawing/geometry.ts';
import { sampleSpline, swellPath } from '../../drawing/swell.ts';
import { cut } from '../lino/cut.ts';

/** A thorny stem through points, from its root to its tip. */
export const briar = (points: Points, width = 12): Art => {
  const stem = toPoints(points);
  const widths = stem.map((_, i) => width * (1 - (0.75 * i) / stem.length));
  const line = swellPath(stem, widths);
  const steps = sampleSpline(stem, widths);
  const thorns = steps.flatMap(([x, y], i): string[] => {
    const [nx, ny] = steps[i + 1] ?? [x, y];
    const along = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
    const side = i % 18 === 3 ? -64 : 64;
    return i % 9 === 3
      ? [polygonPath([polar(x, y, -6, along), polar(x, y, width * 1.6, along + side), polar(x, y, 6, along)])]
      : [];
  });
  return [cut('mid', line, 5), thorns.map((d) => cut('mid', d, 3)), flat('mid', line)];
};
