import { EclipticGeoMoon, SunPosition } from 'astronomy-engine';
import type { MoonPhase } from '#contract/astrology/calls.ts';
import { MOON_PHASES } from '#contract/astrology/codes.ts';
import { positionAt, toRadians } from './degrees.ts';
import { toEngineTime } from './positions.ts';

/** A letter shows the moon under which it was written whenever it is read: as many moons are remembered. */
const CACHE_MAX = 5_000;
const cache = new Map<number, MoonPhase>();

/** The moon at a moment: its phase, its angle from the sun in degrees, and how much of it is lit. */
export function moonAt(moment: Temporal.Instant): MoonPhase {
  const known = cache.get(moment.epochMilliseconds);
  if (known !== undefined) return known;
  if (cache.size === CACHE_MAX) cache.clear();
  const phase = computeMoonPhase(moment);
  cache.set(moment.epochMilliseconds, phase);
  return phase;
}

function computeMoonPhase(moment: Temporal.Instant): MoonPhase {
  const time = toEngineTime(moment);
  const sun = SunPosition(time);
  const moon = EclipticGeoMoon(time);
  const angle = positionAt(moon.lon - sun.elon).longitude;
  // The moon may pass above or below the sun, so it is seldom quite dark.
  const apart = Math.acos(Math.cos(toRadians(moon.lat)) * Math.cos(toRadians(moon.lon - sun.elon)));
  const fromMoon = Math.atan2(
    sun.vec.Length() * Math.sin(apart),
    moon.dist - sun.vec.Length() * Math.cos(apart),
  );
  return { name: phaseName(angle), angle, illuminated: Math.round((1 + Math.cos(fromMoon)) * 5e5) / 1e6 };
}

/** Each phase is an eighth of the month with its own angle in the middle, so the new moon lies on both sides of 0. */
export const phaseName = (angle: number): MoonPhase['name'] =>
  MOON_PHASES[Math.round(angle / 45) % MOON_PHASES.length]!;
