import { flat, type Art } from '../../drawing/art.ts';
import { chanceFrom, type Chance } from '../../drawing/chance.ts';
import { toPoints, toTenth, type Point, type Points } from '../../drawing/geometry.ts';
import type { PaperInk } from '../inks.ts';
import { flatten } from './flatten.ts';

/**
 * Marks of the gouge. They are cut within a shape that is given by its path, never across its edge, and lie where the
 * path alone decides, so that a scene needs no sequence of chance for them.
 */

type HatchOptions = {
  role?: PaperInk;
  /** The direction of the strokes, in degrees clockwise from the right. */
  angle?: number;
  /** From one stroke to the next. */
  gap?: number;
  width?: number;
  /** Where the strokes begin: at one side of the shape, at both, or all through it. */
  side?: 'start' | 'end' | 'both' | 'all';
  /** How much of the way through the shape a stroke takes. */
  reach?: number;
};

/** Strokes side by side. From one side they are wedges, which shade the shape; all through it they are broken lines. */
export function hatch(
  d: string,
  { role = 'light', angle = 0, gap = 13, width = 5, side = 'start', reach = 0.5 }: HatchOptions = {},
): Art {
  const chance = chanceFrom(`${d}${angle}${side}`);
  const polygons = flatten(d).map((polygon) => polygon.map((point) => turned(point, -angle)));
  const all = polygons.flat();
  const [low, high] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const marks: string[] = [];
  const cut = (y: number, from: number, to: number, shape: typeof wedge) =>
    marks.push(
      shape(turned([from, y + vary(chance, 1)], angle), turned([to, y + vary(chance, 2)], angle), width),
    );
  for (let y = low + gap / 2; y < high; y += gap * (0.85 + 0.3 * chance()))
    for (const [left, right] of spans(polygons, y)) {
      const [from, to] = [left + width * 0.8, right - width * 0.8];
      const long = (to - from) * reach * (0.7 + 0.6 * chance());
      if (to - from < width * 1.5) continue;
      if (side === 'all') broken(from, to, gap * 5, chance).forEach(([a, b]) => cut(y, a, b, lens));
      if (side === 'start' || side === 'both') cut(y, from, Math.min(to, from + long), wedge);
      if (side === 'end' || side === 'both') cut(y, to, Math.max(from, to - long), wedge);
    }
  return flat(role, marks.join(''));
}

/** The direction of marks at a point, in degrees. */
export type Flow = (x: number, y: number) => number;

/** Marks that run in circles round a point. */
export const around =
  (cx: number, cy: number): Flow =>
  (x, y) =>
    (Math.atan2(y - cy, x - cx) * 180) / Math.PI + 90;

/** Marks that run out from a point to all sides. */
export const outward =
  (cx: number, cy: number): Flow =>
  (x, y) =>
    (Math.atan2(y - cy, x - cx) * 180) / Math.PI;

type TickOptions = {
  role?: PaperInk;
  /** A direction in degrees, or one for each place: `around` or `outward` from a point. */
  flow?: Flow | number;
  gap?: number;
  length?: number;
  width?: number;
  /** How dense the marks are at a place, from 0 to 1. */
  tone?: (x: number, y: number) => number;
};

/** Short marks strewn evenly: fur, feathers, grass, the chatter of a cleared sky. */
export function ticks(
  d: string,
  { role = 'light', flow = 0, gap = 16, length = 14, width = 3.6, tone = () => 1 }: TickOptions = {},
): Art {
  const chance = chanceFrom(`${d}${gap}`);
  const polygons = flatten(d);
  const all = polygons.flat();
  const xs = all.map(([x]) => x);
  const ys = all.map(([, y]) => y);
  const marks: string[] = [];
  let row = 0;
  for (let y = Math.min(...ys); y < Math.max(...ys); y += gap * 0.8) {
    row += 1;
    for (let x = Math.min(...xs) + (row % 2) * gap * 0.5; x < Math.max(...xs); x += gap) {
      const [px, py] = [x + vary(chance, gap * 0.5), y + vary(chance, gap * 0.4)];
      const long = length * (0.65 + 0.7 * chance());
      const angle = (typeof flow === 'number' ? flow : flow(px, py)) + vary(chance, 14);
      const [dx, dy] = turned([long / 2, 0], angle);
      const [from, to]: [Point, Point] = [
        [px - dx, py - dy],
        [px + dx, py + dy],
      ];
      if (chance() > tone(px, py)) continue;
      if ([from, to, [px, py] as const].every((point) => isInside(polygons, point)))
        marks.push(lens(from, to, width));
    }
  }
  return flat(role, marks.join(''));
}

/** One cut: fine at both ends and widest before its middle. */
export const lens = (a: Point, b: Point, width: number): string => mark(a, b, width, 0.4);

/** A lens between the two points of each pair: '0,0 9,4 0,20 9,24' gives two. */
export const lenses = (points: Points, width: number): string[] => {
  const ends = toPoints(points);
  return ends.flatMap((end, i) => (i % 2 ? [lens(ends[i - 1] ?? end, end, width)] : []));
};

/** One cut that begins broad and ends in a point. */
export const wedge = (a: Point, b: Point, width: number): string => mark(a, b, width, 0.12);

function mark([ax, ay]: Point, [bx, by]: Point, width: number, widest: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [(-(by - ay) / length) * width, ((bx - ax) / length) * width];
  const [mx, my] = [ax + (bx - ax) * widest, ay + (by - ay) * widest];
  return `M${toTenth(ax)} ${toTenth(ay)}Q${toTenth(mx + nx)} ${toTenth(my + ny)} ${toTenth(bx)} ${toTenth(by)}Q${toTenth(mx - nx)} ${toTenth(my - ny)} ${toTenth(ax)} ${toTenth(ay)}Z`;
}

/** A span cut into pieces of about a length, with small bridges left between them. */
function broken(from: number, to: number, length: number, chance: Chance): [number, number][] {
  const pieces: [number, number][] = [];
  let at = from - length * 0.6 * chance();
  while (at < to) {
    const end = at + length * (0.5 + chance());
    const piece: [number, number] = [Math.max(from, at), Math.min(to, end)];
    if (piece[1] - piece[0] > length * 0.08) pieces.push(piece);
    at = end + length * 0.1;
  }
  return pieces;
}

/** Where a level line is within the polygons. */
function spans(polygons: readonly Point[][], y: number): [number, number][] {
  const xs = crossings(polygons, y);
  return xs.flatMap((x, i): [number, number][] => (i % 2 ? [[xs[i - 1] ?? x, x]] : []));
}

const isInside = (polygons: readonly Point[][], [x, y]: Point): boolean =>
  crossings(polygons, y).filter((at) => at < x).length % 2 === 1;

const crossings = (polygons: readonly Point[][], y: number): number[] =>
  polygons
    .flatMap((polygon) =>
      polygon.flatMap(([bx, by], i) => {
        const [ax, ay] = polygon.at(i - 1) ?? [bx, by];
        return ay > y === by > y ? [] : [ax + ((y - ay) / (by - ay)) * (bx - ax)];
      }),
    )
    .toSorted((a, b) => a - b);

function turned([x, y]: Point, angle: number): Point {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

const vary = (chance: Chance, by: number): number => (chance() * 2 - 1) * by;
