import { EclipticGeoMoon, SunPosition } from 'astronomy-engine';
import type { MoonPhase } from '#contract/astrology/calls.ts';
import { MOON_PHASES } from '#contract/astrology/codes.ts';
import { positionAt, toRadians } from './degrees.ts';
import { toEngineTime } from './positions.ts';

/** A letter always shows the moon of the time it was written, so this many results are cached. */
const CACHE_MAX = 5_000;
const cache = new Map<number, MoonPhase>();

/** The moon at a moment: its phase, its angle from the sun in degrees, and its illuminated fraction. */
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
  // The moon may pass above or below the sun, so it is seldom completely dark.
  const apart = Math.acos(Math.cos(toRadians(moon.lat)) * Math.cos(toRadians(moon.lon - sun.elon)));
  const fromMoon = Math.atan2(
    sun.vec.Length() * Math.sin(apart),
    moon.dist - sun.vec.Length() * Math.cos(apart),
  );
  return { name: phaseName(angle), angle, illuminated: Math.round((1 + Math.cos(fromMoon)) * 5e5) / 1e6 };
}

/** Each phase covers an eighth of the cycle, centred on its angle, so the new moon is on both sides of 0. */
export const phaseName = (angle: number): MoonPhase['name'] =>
  MOON_PHASES[Math.round(angle / 45) % MOON_PHASES.length]!;
