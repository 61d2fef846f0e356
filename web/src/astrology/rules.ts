import type { Chart, Luminary, MovingBody } from '#contract/astrology/calls.ts';
import type { AspectKind } from '#contract/astrology/codes.ts';

/** How an aspect reads between two bodies: 'Sun conjunct Moon'. */
export const ASPECT_VERBS: Readonly<Record<AspectKind, string>> = {
  conjunction: 'conjunct',
  sextile: 'sextile',
  square: 'square',
  trine: 'trine',
  opposition: 'opposite',
};

// The geometry of the wheel. Longitudes are degrees along the zodiac; on the wheel they run counter-clockwise.

/** Normalizes degrees to 0 up to 360. */
const normalizeDegrees = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The distance from one longitude forward to another: from 0 up to 360. */
export const forwardDistance = (from: number, to: number) => normalizeDegrees(to - from);

interface Point {
  x: number;
  y: number;
}

/** The point at a longitude and a distance from the centre, with `origin` at the left. */
export function pointAt(longitude: number, radius: number, origin: number): Point {
  const angle = ((180 + longitude - origin) * Math.PI) / 180;
  return { x: roundToHundredth(radius * Math.cos(angle)), y: roundToHundredth(-radius * Math.sin(angle)) };
}

const roundToHundredth = (number: number) => Math.round(number * 100) / 100;

/** A straight line between two points, each given as longitude and distance. */
export function linePath(
  longitude: number,
  radius: number,
  other: number,
  otherRadius: number,
  origin: number,
) {
  const from = pointAt(longitude, radius, origin);
  const to = pointAt(other, otherRadius, origin);
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** A band between two circles from one longitude forward to another, as a path. */
export function bandPath(from: number, to: number, outer: number, inner: number, origin: number): string {
  const isLarge = forwardDistance(from, to) > 180 ? 1 : 0;
  const at = (longitude: number, radius: number) => {
    const { x, y } = pointAt(longitude, radius, origin);
    return `${x} ${y}`;
  };
  return [
    `M${at(from, outer)}A${outer} ${outer} 0 ${isLarge} 0 ${at(to, outer)}`,
    `L${at(to, inner)}A${inner} ${inner} 0 ${isLarge} 1 ${at(from, inner)}Z`,
  ].join('');
}

/** The shorter arc between two longitudes, as a path. */
export function arcPath(a: number, b: number, radius: number, origin: number): string {
  const [from, to] = forwardDistance(a, b) <= 180 ? [a, b] : [b, a];
  const start = pointAt(from, radius, origin);
  const end = pointAt(to, radius, origin);
  return `M${start.x} ${start.y}A${radius} ${radius} 0 0 0 ${end.x} ${end.y}`;
}

/** The midpoint from one longitude forward to another. */
export const midpoint = (from: number, to: number) => normalizeDegrees(from + forwardDistance(from, to) / 2);

/** If the hour is not known, the Sun and the Moon also have the two ends of their range on that day. */
export type ChartBody = MovingBody & Pick<Luminary, 'from' | 'to'>;

/** All bodies of a chart, in the order of its table. */
export const listBodies = ({ sun, moon, planets }: Chart): ChartBody[] => [
  ...(sun === null ? [] : [{ body: 'sun' as const, ...sun }]),
  ...(moon === null ? [] : [{ body: 'moon' as const, ...moon }]),
  ...planets,
];

/** The longitude at the left: the ascendant, else the first house cusp, else Aries. */
export const getOrigin = ({ ascendant, houses }: Chart) => ascendant?.longitude ?? houses?.cusps[0] ?? 0;

/** The house, from 1 to 12, of a longitude. */
export function findHouse(longitude: number, cusps: readonly number[]): number {
  const index = cusps.findIndex((cusp, house) => {
    const next = cusps[(house + 1) % cusps.length] ?? cusp;
    return forwardDistance(cusp, longitude) < forwardDistance(cusp, next);
  });
  return index + 1;
}

interface Spacing {
  /** The minimum distance between two labels. */
  gap: number;
  /** The minimum distance between a label and a line. */
  clear: number;
}

/**
 * Places labels so that none overlap: in their order, as near to their own longitudes as possible, and on their own side
 * of the lines that cross the band of labels. If there is too little room between two lines, one of them is ignored.
 * Returns longitudes in the order given.
 */
export function spreadLabels(
  longitudes: readonly number[],
  lines: readonly number[],
  { gap, clear }: Spacing,
): number[] {
  const labels: number[] = [];
  for (const { start, width, isOpen, members } of splitIntoSectors(
    longitudes,
    linesWithRoom(longitudes, lines, { gap, clear }),
  )) {
    const places = members.map(({ at }) => at);
    const room = isOpen ? { from: -Infinity, to: Infinity } : { from: clear, to: width - clear };
    spreadOnLine(places, gap, room).forEach((place, nth) => {
      const member = members[nth];
      if (member !== undefined) labels[member.index] = normalizeDegrees(start + place);
    });
  }
  return labels;
}

interface Sector {
  start: number;
  width: number;
  /** Without a line at either end: the whole circle, cut at its widest gap. */
  isOpen: boolean;
  /** In zodiac order; `at` counts from the start. */
  members: { index: number; at: number }[];
}

function splitIntoSectors(longitudes: readonly number[], cuts: readonly number[]): Sector[] {
  const starts = [...new Set(cuts.map(normalizeDegrees))].sort((a, b) => a - b);
  const isOpen = starts.length === 0;
  if (isOpen) starts.push(emptiestPlace(longitudes));
  const sectors = starts.map((start, nth): Sector => {
    const width = forwardDistance(start, starts[(nth + 1) % starts.length] ?? start) || 360;
    return { start, width, isOpen, members: [] };
  });
  longitudes.forEach((longitude, index) => {
    const own = sectors.find(({ start, width }) => forwardDistance(start, longitude) < width);
    own?.members.push({ index, at: forwardDistance(own.start, longitude) });
  });
  for (const { members } of sectors) members.sort((a, b) => a.at - b.at);
  return sectors;
}

/** The longitude after the widest gap, where labels have the most room. */
function emptiestPlace(longitudes: readonly number[]): number {
  const sorted = [...longitudes].sort((a, b) => a - b);
  const gaps = sorted.map((longitude, nth) => forwardDistance(sorted.at(nth - 1) ?? longitude, longitude));
  return sorted[gaps.indexOf(Math.max(...gaps))] ?? 0;
}

/** Where a sector is too full, drops the line between it and its wider neighbour. */
function linesWithRoom(longitudes: readonly number[], lines: readonly number[], spacing: Spacing): number[] {
  const sectors = lines.length === 0 ? [] : splitIntoSectors(longitudes, lines);
  const full = sectors.findIndex((sector) => roomLeft(sector, spacing) < 0);
  if (full === -1) return [...lines];
  const own = sectors[full];
  const former = sectors.at(full - 1);
  const next = sectors[(full + 1) % sectors.length];
  if (own === undefined || former === undefined || next === undefined) return [...lines];
  const givesWay = roomLeft(former, spacing) > roomLeft(next, spacing) ? own.start : next.start;
  return linesWithRoom(
    longitudes,
    lines.filter((line) => normalizeDegrees(line) !== givesWay),
    spacing,
  );
}

const roomLeft = ({ width, members }: Sector, { gap, clear }: Spacing) =>
  width - 2 * clear - Math.max(0, members.length - 1) * gap;

/**
 * Moves sorted places apart to a minimum gap, with the least squared displacement: with the preceding gaps subtracted
 * this is isotonic regression, so decreasing neighbours are pooled at their mean.
 */
function spreadOnLine(places: readonly number[], gap: number, room: { from: number; to: number }): number[] {
  const pools: { mean: number; count: number }[] = [];
  places.forEach((place, nth) => {
    let pool = { mean: place - nth * gap, count: 1 };
    for (let last = pools.at(-1); last !== undefined && last.mean > pool.mean; last = pools.at(-1)) {
      pools.pop();
      const count = last.count + pool.count;
      pool = { mean: (last.mean * last.count + pool.mean * pool.count) / count, count };
    }
    pools.push(pool);
  });
  const most = room.to - (places.length - 1) * gap;
  return pools
    .flatMap(({ mean, count }) => Array.from({ length: count }, () => mean))
    .map((level, nth) => Math.max(room.from, Math.min(most, level)) + nth * gap);
}
