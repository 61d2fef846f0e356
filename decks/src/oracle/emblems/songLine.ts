import { line, type Art } from '../../drawing/art.ts';
import { toPoints, toTenth, type Points } from '../../drawing/geometry.ts';
import { sampleSpline } from '../../drawing/swell.ts';

const LOOP = 26;
/** The heights of letters in turn; 0 is the space between two words. */
const LETTERS = [1, 1.6, 1, 1, 0, 1, 1, 1.6, 1, 0, 1.6, 1, 1, 0];

/** Loops as of handwriting along a curve, of the heights given for its points, in one stroke. */
export function songLine(points: Points, heights: readonly number[], width: number): Art {
  const spine = sampleSpline(toPoints(points), heights);
  let walked = 0;
  const strokes = spine.slice(1).flatMap(([bx, by, end], i) => {
    const [ax, ay, height] = spine[i] ?? [bx, by, end];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [tx, ty] = [(bx - ax) / length, (by - ay) / length];
    const steps = Math.ceil(length / 2.4);
    return Array.from({ length: steps }, (_, k) => {
      const at = walked + (length * k) / steps;
      if (k === steps - 1) walked += length;
      const phase = (at / LOOP) * 2 * Math.PI;
      const size = LETTERS[Math.floor(at / LOOP) % LETTERS.length] ?? 1;
      const rise = size * (height + ((end - height) * k) / steps) * 0.5 * (1 - Math.cos(phase));
      const along = (length * k) / steps + LOOP * 0.38 * (size && 1) * Math.sin(phase);
      return `${toTenth(ax + tx * along + ty * rise)} ${toTenth(ay + ty * along - tx * rise)}`;
    });
  });
  return line(`M${strokes.join('L')}`, width, 'ink');
}
