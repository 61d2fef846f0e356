import { line, type Art } from '../drawing/art.ts';
import { times, toTenth } from '../drawing/geometry.ts';

/** Rings on calm water round the point where something touches it, wide and flat, and open towards the back. */
export const ripples = (x: number, y: number, reach: number, count = 3): Art =>
  times(count, (i) => {
    const r = (reach * (i + 1)) / count;
    const flatness = r * 0.24;
    return line(
      `M${toTenth(x - r * 0.9)} ${toTenth(y - flatness * 0.44)}A${toTenth(r)} ${toTenth(flatness)} 0 1 0 ${toTenth(x + r * 0.9)} ${toTenth(y - flatness * 0.44)}`,
      2.4 - i * 0.4,
      'light',
      0.8 - i * 0.2,
    );
  });
