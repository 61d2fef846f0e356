import { fill, flat, type Art } from '../../drawing/art.ts';
import { chanceFrom } from '../../drawing/chance.ts';
import {
  circlePath,
  polygonPath,
  type Point,
  type Points,
  toPoints,
  toTriples,
  type Triples,
} from '../../drawing/geometry.ts';
import { swellPath } from '../../drawing/swell.ts';
import type { PaperInk } from '../inks.ts';

/** A shape in one ink with a cut of bare paper round it, which keeps it apart from what it overlaps. */
export const cut = (role: PaperInk, d: string, width = 5): Art =>
  fill(role, d, { edge: edgeOf(role), width });

/** A pale shape inside a line of the key block. */
export const keyed = (role: PaperInk, d: string, width = 4): Art => fill(role, d, { edge: 'ink', width });

/** Several shapes as one: the cut runs round all of them and not between them. */
export const joined = (role: PaperInk, parts: readonly string[], width = 6, edge = edgeOf(role)): Art => [
  parts.map((d) => fill(role, d, { edge, width: width * 1.6 })),
  parts.map((d) => flat(role, d)),
];

/** Bare paper is kept apart by a black line, every ink by bare paper. */
const edgeOf = (role: PaperInk): PaperInk => (role === 'light' ? 'ink' : 'light');

/** Round spots, each by its middle and its radius. */
export const dots = (role: PaperInk, places: Triples): Art =>
  flat(
    role,
    toTriples(places)
      .map(([x, y, r]) => circlePath(x, y, r))
      .join(''),
  );

/** A stroke of varying width through points: stems, tails, ropes, one long cut. */
export const stroke = (role: PaperInk, points: Points, widths: readonly number[]): Art =>
  flat(role, swellPath(points, widths));

/** A stroke with a cut of bare paper along both sides: the widths of its ink, and those with the cut. */
export const cutStroke = (
  role: PaperInk,
  points: Points,
  widths: readonly number[],
  whole: readonly number[],
): Art => [stroke('light', points, whole), stroke(role, points, widths)];

/** A long cut that is fine at both ends. */
export const gouge = (points: Points, width = 6, role: PaperInk = 'light'): Art => {
  const { length } = toPoints(points);
  return flat(
    role,
    swellPath(
      points,
      Array.from({ length }, (_, i) => Math.max(0.8, width * Math.sin((Math.PI * i) / (length - 1)))),
    ),
  );
};

/**
 * Land from a ridge down to the window's foot, as a torn sheet: its edge is uneven, and a strip of bare paper shows
 * where it was torn.
 */
export const torn = (role: PaperInk, ridge: Points, foot = 900): Art => {
  const points = toPoints(ridge);
  return [flat('light', landPath(points, foot, 'rim', -7)), flat(role, landPath(points, foot, role, 0))];
};

/** The path of torn land, for the marks within it. */
export const tornPath = (role: PaperInk, ridge: Points, foot = 900): string =>
  landPath(toPoints(ridge), foot, role, 0);

function landPath(ridge: readonly Point[], foot: number, seed: string, rise: number): string {
  const edge = ragged(smooth(ridge), 7, 3.4, `${seed}${ridge.join()}`).map(([x, y]): Point => [x, y + rise]);
  const [left = 0, right = 600] = [ridge[0]?.[0], ridge.at(-1)?.[0]];
  return polygonPath([...edge, [right, foot], [left, foot]]);
}

/** Points along a line at even steps, each moved by chance. */
export function ragged(points: readonly Point[], step: number, by: number, seed: string): Point[] {
  const chance = chanceFrom(seed);
  return points.flatMap(([x, y], i) => {
    const [nx, ny] = points[i + 1] ?? [x, y];
    const count = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / step));
    return Array.from({ length: count }, (_, k): Point => [
      x + ((nx - x) * k) / count + (chance() - 0.5) * by,
      y + ((ny - y) * k) / count + (chance() - 0.5) * 2 * by,
    ]);
  });
}

/** Points of a cosine line through the given ones: round hills. */
function smooth(points: readonly Point[]): Point[] {
  const rounded = points.flatMap(([x, y], i): Point[] => {
    const [nx, ny] = points[i + 1] ?? [x, y];
    return Array.from({ length: 6 }, (_, k): Point => {
      const t = k / 6;
      return [x + (nx - x) * t, y + (ny - y) * ((1 - Math.cos(Math.PI * t)) / 2)];
    });
  });
  return [...rounded, ...points.slice(-1)];
}
