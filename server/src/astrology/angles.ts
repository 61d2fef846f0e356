import { e_tilt, SiderealTime } from 'astronomy-engine';
import { shortestArc, toDegrees, toRadians, normalizeDegrees } from './degrees.ts';
import { toEngineTime } from './positions.ts';

export interface GeoPosition {
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** The local orientation of the sky, from which all angles and houses follow. */
export interface LocalSky {
  latitude: number;
  /** Right ascension of the meridian, in degrees. */
  meridian: number;
  /** Obliquity of the ecliptic, in degrees. */
  obliquity: number;
}

/** Nearer to a pole the meridian is meaningless, because it turns with every step. */
const POLE = 89.5;
/** Near the polar circles the ascendant may jump; if it jumps by more than this within a minute, no degree is given. */
const LEAP_DEGREES = 30;
/** Degrees that the sky rotates in a minute. */
const TURN_IN_MINUTE = (360 * 1.00273790935) / (24 * 60);

export function computeLocalSky(moment: Temporal.Instant, { latitude, longitude }: GeoPosition): LocalSky {
  const time = toEngineTime(moment);
  return {
    latitude,
    meridian: normalizeDegrees(SiderealTime(time) * 15 + longitude),
    obliquity: e_tilt(time).tobl,
  };
}

/** The longitude on the meridian in the south (north of the equator) or north (south of it). */
export function computeMidheaven({ latitude, meridian, obliquity }: LocalSky): number | null {
  return Math.abs(latitude) > POLE ? null : toEclipticLongitude(meridian, obliquity);
}

/** The longitude on the eastern horizon; null if the minute does not determine it, as near the poles. */
export function computeAscendant(overhead: LocalSky): number | null {
  const over = computeRisingBetween(overhead, { before: 0.5, after: 0.5 });
  return over === null ? null : computeRising(overhead);
}

/**
 * The longitudes on the eastern horizon, for each minute from `before` to `after`; null if it jumps in between or there
 * is no ascendant.
 */
export function computeRisingBetween(
  overhead: LocalSky,
  { before, after }: { before: number; after: number },
): number[] | null {
  if (Math.abs(overhead.latitude) > POLE) return null;
  const turns = Array.from({ length: before + after + 1 }, (_, n) => (n - before) * TURN_IN_MINUTE);
  const rising = turns.map((turn) =>
    computeRising({ ...overhead, meridian: normalizeDegrees(overhead.meridian + turn) }),
  );
  const leaps = rising.some(
    (longitude, n) => n > 0 && Math.abs(shortestArc(rising[n - 1]!, longitude)) > LEAP_DEGREES,
  );
  return leaps ? null : rising;
}

function computeRising({ latitude, meridian, obliquity }: LocalSky): number {
  const [ra, e] = [toRadians(meridian), toRadians(obliquity)];
  const rising = normalizeDegrees(
    toDegrees(
      Math.atan2(Math.cos(ra), -(Math.sin(ra) * Math.cos(e) + Math.tan(toRadians(latitude)) * Math.sin(e))),
    ),
  );
  // Beyond the polar circles the formula may give the setting point; the ascendant must be east of the meridian.
  return shortestArc(toEclipticLongitude(meridian, obliquity), rising) < 0
    ? normalizeDegrees(rising + 180)
    : rising;
}

/** The longitude of the ecliptic's point at a right ascension. */
export function toEclipticLongitude(rightAscension: number, obliquity: number): number {
  const ra = toRadians(rightAscension);
  return normalizeDegrees(toDegrees(Math.atan2(Math.sin(ra), Math.cos(ra) * Math.cos(toRadians(obliquity)))));
}
