import { AstroTime, Body as Star, Ecliptic, EclipticGeoMoon, GeoVector, SunPosition } from 'astronomy-engine';
import { type Body, BODY_CODES } from '#contract/astrology/codes.ts';
import { shortestArc } from './degrees.ts';

const ENGINE_BODIES = {
  sun: Star.Sun,
  moon: Star.Moon,
  mercury: Star.Mercury,
  venus: Star.Venus,
  mars: Star.Mars,
  jupiter: Star.Jupiter,
  saturn: Star.Saturn,
  uranus: Star.Uranus,
  neptune: Star.Neptune,
  pluto: Star.Pluto,
} satisfies Record<Body, Star>;

/** Half of the interval, in days, over which a body's motion is measured; long enough to exceed rounding errors. */
const HALF_INTERVAL_DAYS = 1 / 24;

export type Longitudes = Record<Body, number>;

/** Converts a moment to the engine's time. */
export const toEngineTime = (moment: Temporal.Instant): AstroTime =>
  new AstroTime(new Date(moment.epochMilliseconds));

/** All bodies at a moment: apparent geocentric longitudes in degrees, true equinox of date. */
export const computeAllLongitudes = (moment: Temporal.Instant): Longitudes =>
  computeLongitudes(BODY_CODES, moment);

/** The same for some bodies. */
export function computeLongitudes<Some extends Body>(
  bodies: readonly Some[],
  moment: Temporal.Instant,
): Pick<Longitudes, Some> {
  const time = toEngineTime(moment);
  const each = bodies.map((body) => [body, computeLongitude(body, time)]);
  return Object.fromEntries(each) as Pick<Longitudes, Some>;
}

function computeLongitude(body: Body, time: AstroTime): number {
  // The engine has special functions for these two; its general one ignores the moon's light time.
  if (body === 'sun') return SunPosition(time).elon;
  if (body === 'moon') return EclipticGeoMoon(time).lon;
  return Ecliptic(GeoVector(ENGINE_BODIES[body], time, true)).elon;
}

/** Whether a body is retrograde at a moment; sun and moon never are. */
export function isRetrograde(body: Body, moment: Temporal.Instant): boolean {
  if (body === 'sun' || body === 'moon') return false;
  const time = toEngineTime(moment);
  return (
    shortestArc(
      computeLongitude(body, time.AddDays(-HALF_INTERVAL_DAYS)),
      computeLongitude(body, time.AddDays(HALF_INTERVAL_DAYS)),
    ) < 0
  );
}
