import { type Body, BODY_CODES } from '#contract/astrology/codes.ts';
import { normalizeDegrees, shortestArc } from '../degrees.ts';
import { computeLongitudes } from '../positions.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The interval of the computed positions, in hours: the faster a body, the shorter. */
const STEP_HOURS: Readonly<Record<Body, number>> = {
  sun: 24,
  moon: 6,
  mercury: 24,
  venus: 24,
  mars: 24,
  jupiter: 192,
  saturn: 192,
  uranus: 192,
  neptune: 192,
  pluto: 192,
};

/** All members need the same few weeks, so positions are cached: about 40 of each body for a requested day. */
const CACHE_MAX = 5_000;
const caches = new Map<Body, Map<number, number>>(BODY_CODES.map((body) => [body, new Map()]));

/** The engine's position at the n-th step since 1970. */
function samplePosition(body: Body, n: number): number {
  const cache = caches.get(body)!;
  const known = cache.get(n);
  if (known !== undefined) return known;
  const moment = Temporal.Instant.fromEpochMilliseconds(n * STEP_HOURS[body] * HOUR_MS);
  const longitude = computeLongitudes([body], moment)[body];
  if (cache.size >= CACHE_MAX) cache.clear();
  cache.set(n, longitude);
  return longitude;
}

/**
 * A body's longitude at a moment in epoch milliseconds, by cubic interpolation (Lagrange, Meeus, Astronomical
 * Algorithms, chapter 3) between four positions of the engine; within 2″ of the engine itself.
 */
export function longitudeAt(body: Body, at: number): number {
  const step = at / (STEP_HOURS[body] * HOUR_MS);
  const n = Math.floor(step);
  const u = step - n;
  const start = samplePosition(body, n);
  const ahead = (steps: number) => shortestArc(start, samplePosition(body, n + steps));
  const moved =
    (-u * (u - 1) * (u - 2) * ahead(-1)) / 6 -
    ((u + 1) * u * (u - 2) * ahead(1)) / 2 +
    ((u + 1) * u * (u - 1) * ahead(2)) / 6;
  return normalizeDegrees(start + moved);
}

/** Degrees a day; negative while retrograde. */
export const speedAt = (body: Body, at: number): number =>
  shortestArc(longitudeAt(body, at - HOUR_MS), longitudeAt(body, at + HOUR_MS)) * 12;

interface Search {
  from: number;
  to: number;
  step: number;
}

/** Halvings from a step of days to less than a second. */
const HALVINGS = 24;

/**
 * The moments at which a signed angle passes 0, by bisection. Two passages within one step (beside a station) are not
 * found: the angle then hardly leaves 0.
 */
export function findCrossings(angleAt: (at: number) => number, { from, to, step }: Search): number[] {
  const found: number[] = [];
  let before = angleAt(from);
  for (let at = from; at < to; at += step) {
    const next = Math.min(at + step, to);
    const after = angleAt(next);
    // At ±180° the sign changes too.
    if (before < 0 !== after < 0 && Math.abs(before - after) < 180) found.push(bisect(angleAt, at, next));
    before = after;
  }
  return found;
}

function bisect(angleAt: (at: number) => number, from: number, to: number): number {
  const isNegative = angleAt(from) < 0;
  let [low, high] = [from, to];
  for (let round = 0; round < HALVINGS; round += 1) {
    const middle = (low + high) / 2;
    if (angleAt(middle) < 0 === isNegative) low = middle;
    else high = middle;
  }
  return Math.round((low + high) / 2);
}

/** A moment as calls give it, to the second. */
export const toIso = (at: number): string => new Date(Math.round(at / 1000) * 1000).toISOString();
