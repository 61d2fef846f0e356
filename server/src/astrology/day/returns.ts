import type { Period } from '#contract/astrology/calls.ts';
import { normalizeDegrees, shortestArc } from '../degrees.ts';
import { DAY_MS, findCrossings, longitudeAt, toIso } from './motion.ts';
import type { NatalPoint } from './natalPoints.ts';

/** The sun's mean motion in a day; its true place is never more than 2° from the mean one. */
const SUN_DEGREES_A_DAY = 0.98565;
const SUN_MARGIN_DAYS = 5;

/** The next moment at which the sun is at its natal longitude; for an uncertain birth time, the range of them. */
export function findSolarReturn({ longitude, ends }: NatalPoint, from: number): Period {
  const at = nextSolarReturn(longitude, from);
  const near = ends.map((end) => at + shortestArc(longitude, end) * (DAY_MS / SUN_DEGREES_A_DAY));
  return { from: toIso(Math.min(at, ...near)), to: toIso(Math.max(at, ...near)) };
}

function nextSolarReturn(longitude: number, from: number): number {
  const days = normalizeDegrees(longitude - longitudeAt('sun', from)) / SUN_DEGREES_A_DAY;
  const search = (middle: number) =>
    findCrossings((at) => shortestArc(longitude, longitudeAt('sun', at)), {
      from: Math.max(from, from + (middle - SUN_MARGIN_DAYS) * DAY_MS),
      to: from + (middle + SUN_MARGIN_DAYS) * DAY_MS,
      step: DAY_MS,
    });
  // At its natal longitude right now, the sun returns in a year.
  return search(days).at(0) ?? search(days + 365.2422).at(0)!;
}

/**
 * Seen from the earth, Saturn is never more than 7° from its place seen from the sun. So its longitude changes by at most
 * 14° more than that place, which moves by at most 0.0373° a day (Kepler: mean motion 0.03346°, eccentricity 0.054). This
 * gives the shortest time in which it can come near a longitude.
 */
const SATURN_MARGIN_DEGREES = 14;
const SATURN_DEGREES_A_DAY = 0.0373;
const SATURN_STEP = 8 * DAY_MS;
/** First and third passage of one return are less than this apart; two returns are 28 years apart. */
const RETURN_DAYS = 320;

/** The present or next return of Saturn: from its first to its last passage over the natal longitude. */
export function findSaturnReturn({ longitude }: NatalPoint, from: number): Period {
  let start = from - RETURN_DAYS * DAY_MS;
  for (;;) {
    const first = nextSaturnPassage(longitude, start);
    const more = findCrossings(angleTo(longitude), {
      from: first + SATURN_STEP / 2,
      to: first + RETURN_DAYS * DAY_MS,
      step: SATURN_STEP,
    });
    const last = more.at(-1) ?? first;
    if (last >= from) return { from: toIso(first), to: toIso(last) };
    start = last + RETURN_DAYS * DAY_MS;
  }
}

const angleTo = (longitude: number) => (at: number) => shortestArc(longitude, longitudeAt('saturn', at));

function nextSaturnPassage(longitude: number, from: number): number {
  let at = from;
  for (;;) {
    const ahead = normalizeDegrees(longitude - longitudeAt('saturn', at));
    // Just past the natal longitude it may still turn back.
    if (ahead > SATURN_MARGIN_DEGREES && ahead < 360 - SATURN_MARGIN_DEGREES) {
      at += Math.max((ahead - SATURN_MARGIN_DEGREES) / SATURN_DEGREES_A_DAY, SATURN_STEP / DAY_MS) * DAY_MS;
      continue;
    }
    const [found] = findCrossings(angleTo(longitude), { from: at, to: at + SATURN_STEP, step: SATURN_STEP });
    if (found !== undefined) return found;
    at += SATURN_STEP;
  }
}
