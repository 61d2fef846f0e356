import { polar, type Point } from '../../drawing/geometry.ts';

/** How many numbers each path command takes. */
const SIZES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 } as const;
type Command = keyof typeof SIZES;

const STEPS = 8;

/** An SVG path as polygons, one for each of its parts, so that marks can be carved within it. */
export function flatten(d: string): Point[][] {
  const polygons: Point[][] = [];
  let at: Point = [0, 0];
  let control: Point = at;
  for (const { command, relative, values } of parse(d)) {
    const [dx, dy] = relative ? at : [0, 0];
    const pair = (i: number): Point => [(values[i] ?? 0) + dx, (values[i + 1] ?? 0) + dy];
    const current = polygons.at(-1);
    const from = at;
    if (command === 'Z') {
      at = current?.[0] ?? at;
      continue;
    }
    if (command === 'M') {
      at = pair(0);
      polygons.push([at]);
      control = at;
      continue;
    }
    if (command === 'H') at = [(values[0] ?? 0) + dx, from[1]];
    else if (command === 'V') at = [from[0], (values[0] ?? 0) + dy];
    else at = pair(values.length - 2);
    const mirror: Point = [2 * from[0] - control[0], 2 * from[1] - control[1]];
    if (command === 'C' || command === 'S') {
      const first = command === 'C' ? pair(0) : mirror;
      const second = pair(values.length - 4);
      current?.push(...curve([from, first, second, at]));
      control = second;
      continue;
    }
    if (command === 'Q') current?.push(...curve([from, pair(0), pair(0), at]));
    else if (command === 'A') current?.push(...arc(from, values, at));
    else current?.push(at);
    control = at;
  }
  return polygons.filter(({ length }) => length > 2);
}

/** The commands of a path; a pair after the first of an M is a line. */
function parse(d: string) {
  const steps: { command: Command; relative: boolean; values: number[] }[] = [];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase() as Command;
    const relative = letter !== command;
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = SIZES[command] || 1;
    if (command === 'Z') steps.push({ command, relative, values: [] });
    for (let i = 0; i < numbers.length; i += size)
      steps.push({
        command: command === 'M' && i > 0 ? 'L' : command,
        relative,
        values: numbers.slice(i, i + size),
      });
  }
  return steps;
}

function curve([a, b, c, d]: readonly [Point, Point, Point, Point]): Point[] {
  return Array.from({ length: STEPS }, (_, i) => {
    const t = (i + 1) / STEPS;
    const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
    return [p * a[0] + q * b[0] + r * c[0] + s * d[0], p * a[1] + q * b[1] + r * c[1] + s * d[1]];
  });
}

/** An elliptical arc that is not turned, from its end points, as the SVG specification computes it. */
function arc(from: Point, values: readonly number[], to: Point): Point[] {
  const [rx = 1, ry = 1, , large, sweep] = values;
  const [mx, my] = [(from[0] - to[0]) / 2 / rx, (from[1] - to[1]) / 2 / ry];
  const length = Math.hypot(mx, my);
  const scale = Math.max(1, length);
  const away = Math.sqrt(Math.max(0, scale ** 2 - length ** 2)) / (length || 1);
  const side = large === sweep ? -1 : 1;
  const [ux, uy] = [side * away * my, -side * away * mx];
  const [cx, cy] = [(from[0] + to[0]) / 2 + ux * rx, (from[1] + to[1]) / 2 + uy * ry];
  const start = Math.atan2(my - uy, mx - ux);
  let turn = Math.atan2(-my - uy, -mx - ux) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const steps = STEPS * 2;
  return Array.from({ length: steps }, (_, i) => {
    const [x, y] = polar(0, 0, scale, ((start + (turn * (i + 1)) / steps) * 180) / Math.PI);
    return [cx + x * rx, cy + y * ry];
  });
}
