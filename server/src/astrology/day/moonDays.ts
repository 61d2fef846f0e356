import type { MoonDay, Period } from '#contract/astrology/calls.ts';
import { BODY_CODES } from '#contract/astrology/codes.ts';
import { SIGNED_ASPECTS } from '../aspects.ts';
import { normalizeDegrees, positionAt, shortestArc, signStart } from '../degrees.ts';
import { DAY_MS, findCrossings, longitudeAt, toIso } from './motion.ts';

const MOON_STEP = DAY_MS / 4;

/** The moon gains this much on the sun in a day on average, and is never further than 8° from where that puts it. */
const GAIN_DEGREES_A_DAY = 12.19;
const MARGIN_DAYS = 1.5;

/**
 * The next new and full moon, the earlier first: when the moon's apparent longitude is 0° or 180° from the sun's
 * (Meeus, Astronomical Algorithms, chapter 49).
 */
export function findMoonDays(from: number, houseOf: (longitude: number) => number | null): MoonDay[] {
  return [
    { kind: 'new' as const, at: nextPhase(0, from) },
    { kind: 'full' as const, at: nextPhase(180, from) },
  ]
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind, at }) => {
      const { longitude, sign, degree } = positionAt(longitudeAt('moon', at));
      return { kind, at: toIso(at), sign, degree, house: houseOf(longitude) };
    });
}

function nextPhase(angle: 0 | 180, from: number): number {
  const angleAt = (at: number) => shortestArc(longitudeAt('sun', at) + angle, longitudeAt('moon', at));
  const days = normalizeDegrees(-angleAt(from)) / GAIN_DEGREES_A_DAY;
  return findCrossings(angleAt, {
    from: Math.max(from, from + (days - MARGIN_DAYS) * DAY_MS),
    to: from + (days + MARGIN_DAYS) * DAY_MS,
    step: MOON_STEP,
  })[0]!;
}

/** The slowest moon takes this long through a sign. */
const SIGN_DAYS_MAX = 2.6;

/**
 * The period from the moon's last aspect (one of the five, to Sun through Pluto) before it leaves its sign until it
 * does, as defined by William Lilly, Christian Astrology (1647), p. 112, in today's use with all ten bodies; the first
 * that touches the span.
 */
export function findVoidOfCourse(from: number, to: number): Period | null {
  const leaves = leaveSign(from);
  const starts = findLastAspect(leaves);
  return starts < to ? { from: toIso(starts), to: toIso(leaves) } : null;
}

/** When the moon leaves the sign in which it stands. */
function leaveSign(from: number): number {
  const end = normalizeDegrees(signStart(longitudeAt('moon', from)) + 30);
  return findPassage(end, from, from + SIGN_DAYS_MAX * DAY_MS)!;
}

const findPassage = (longitude: number, from: number, to: number) =>
  findCrossings((at) => shortestArc(longitude, longitudeAt('moon', at)), { from, to, step: MOON_STEP }).at(0);

/** The last exact aspect before the moon leaves a sign; without one, when it entered. */
function findLastAspect(leaves: number): number {
  const start = normalizeDegrees(signStart(longitudeAt('moon', leaves - MOON_STEP / 4)));
  const entered = findPassage(start, leaves - SIGN_DAYS_MAX * DAY_MS, leaves - MOON_STEP)!;
  const others = BODY_CODES.filter((body) => body !== 'moon');
  const exact = others.flatMap((body) =>
    SIGNED_ASPECTS.flatMap(({ angle }) =>
      findCrossings((at) => shortestArc(longitudeAt(body, at) + angle, longitudeAt('moon', at)), {
        from: entered,
        to: leaves,
        step: MOON_STEP,
      }),
    ),
  );
  return Math.max(entered, ...exact);
}
