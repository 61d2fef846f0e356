import { flat, type Art } from '../../drawing/art.ts';
import { chanceFrom } from '../../drawing/chance.ts';
import { toPoints, toTenth, type Point, type Points } from '../../drawing/geometry.ts';
import { sampleSpline } from '../../drawing/swell.ts';
import type { PaperInk } from '../inks.ts';

type Combing = {
  role?: PaperInk;
  rows?: number;
  width?: number;
  /** Of one cut. */
  length?: number;
  /** The width of the last row, as a share of the first's. */
  fade?: number;
  /** The width of a row's last cut, as a share of its first's. */
  thin?: number;
};

/**
 * Rows of cuts that run from one guide line over to another as fur lies over a muscle or feathers over a breast. Both
 * lines have as many points and run the way the hair grows.
 */
export function combed(
  a: Points,
  b: Points,
  { role = 'light', rows = 6, width = 6, length = 30, fade = 0.8, thin = 0.8 }: Combing = {},
): Art {
  const [first, last] = [alongSpline(a), alongSpline(b)];
  const chance = chanceFrom(`${a.toString()}${b.toString()}`);
  const marks: string[] = [];
  for (let row = 0; row < rows; row++) {
    const t = rows > 1 ? row / (rows - 1) : 0;
    const line = first.map(([x, y], i): Point => {
      const [tx, ty] = last[i] ?? [x, y];
      return [x + (tx - x) * t, y + (ty - y) * t];
    });
    const whole = lengthOf(line);
    // Neighbouring rows begin at different places, as bricks do.
    let at = -length * ((row % 2) * 0.5 + 0.3 * chance());
    while (at < whole) {
      const end = at + length * (0.7 + 0.6 * chance());
      const [from, to] = [Math.max(0, at), Math.min(whole, end)];
      const broad = width * (1 - (1 - fade) * t) * (1 - (1 - thin) * (from / whole));
      if (to - from > length * 0.35) marks.push(bentCut(line, from, to, broad));
      at = end + length * 0.22;
    }
  }
  return flat(role, marks.join(''));
}

/** A cut along a line between two lengths, fine at both ends. */
function bentCut(line: readonly Point[], from: number, to: number, width: number): string {
  const [[ax, ay], [mx, my], [bx, by]] = [
    pointAt(line, from),
    pointAt(line, (from + to) / 2),
    pointAt(line, to),
  ];
  const long = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(-(by - ay) / long) * width, ((bx - ax) / long) * width];
  const [cx, cy] = [2 * mx - (ax + bx) / 2, 2 * my - (ay + by) / 2];
  return `M${toTenth(ax)} ${toTenth(ay)}Q${toTenth(cx + nx)} ${toTenth(cy + ny)} ${toTenth(bx)} ${toTenth(by)}Q${toTenth(cx - nx)} ${toTenth(cy - ny)} ${toTenth(ax)} ${toTenth(ay)}Z`;
}

const alongSpline = (points: Points): readonly Point[] =>
  sampleSpline(
    toPoints(points),
    toPoints(points).map(() => 1),
  ).map(([x, y]): Point => [x, y]);

const lengthOf = (line: readonly Point[]): number =>
  line.reduce((sum, [x, y], i) => {
    const [px, py] = line[i - 1] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);

function pointAt(line: readonly Point[], length: number): Point {
  let left = length;
  for (const [i, [x, y]] of line.entries()) {
    const [nx, ny] = line[i + 1] ?? [x, y];
    const step = Math.hypot(nx - x, ny - y);
    if (left <= step && step > 0) return [x + ((nx - x) * left) / step, y + ((ny - y) * left) / step];
    left -= step;
  }
  return line.at(-1) ?? [0, 0];
}
