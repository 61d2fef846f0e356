import { e_tilt, SiderealTime } from 'astronomy-engine';
import { arc, inDegrees, radians, turned } from './degrees.ts';
import { engineTime } from './positions.ts';

export interface Site {
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** How the sky stands over a place: what every angle and house follows from. */
export interface Overhead {
  latitude: number;
  /** Right ascension of the meridian, in degrees. */
  meridian: number;
  /** Obliquity of the ecliptic, in degrees. */
  obliquity: number;
}

/** Nearer to a pole there is no meridian to speak of: it turns with every step. */
const POLE = 89.5;
/** Near the polar circles the ascendant may leap; what leaps further than this within a minute has no degree. */
const LEAP_DEGREES = 30;
/** Degrees that the sky turns in a minute of time. */
const TURN_IN_MINUTE = (360 * 1.00273790935) / (24 * 60);

export function overheadAt(moment: Temporal.Instant, { latitude, longitude }: Site): Overhead {
  const time = engineTime(moment);
  return {
    latitude,
    meridian: turned(SiderealTime(time) * 15 + longitude),
    obliquity: e_tilt(time).tobl,
  };
}

/** The longitude that stands on the meridian in the south (north of the equator) or north (south of it). */
export function midheavenOf({ latitude, meridian, obliquity }: Overhead): number | null {
  return Math.abs(latitude) > POLE ? null : eclipticAt(meridian, obliquity);
}

/** The longitude on the eastern horizon; null where the minute does not tell it, as near the poles. */
export function ascendantOf(overhead: Overhead): number | null {
  const over = risingOver(overhead, { before: 0.5, after: 0.5 });
  return over === null ? null : risingAt(overhead);
}

/**
 * The longitudes on the eastern horizon, minute by minute, from so many minutes before to as many after;
 * null where it leaps in between, or there is no east.
 */
export function risingOver(
  overhead: Overhead,
  { before, after }: { before: number; after: number },
): number[] | null {
  if (Math.abs(overhead.latitude) > POLE) return null;
  const turns = Array.from({ length: before + after + 1 }, (_, n) => (n - before) * TURN_IN_MINUTE);
  const rising = turns.map((turn) => risingAt({ ...overhead, meridian: turned(overhead.meridian + turn) }));
  const leaps = rising.some(
    (longitude, n) => n > 0 && Math.abs(arc(rising[n - 1]!, longitude)) > LEAP_DEGREES,
  );
  return leaps ? null : rising;
}

function risingAt({ latitude, meridian, obliquity }: Overhead): number {
  const [ra, e] = [radians(meridian), radians(obliquity)];
  const rising = turned(
    inDegrees(
      Math.atan2(Math.cos(ra), -(Math.sin(ra) * Math.cos(e) + Math.tan(radians(latitude)) * Math.sin(e))),
    ),
  );
  // Beyond the polar circles the formula may give the point that sets: the ascendant lies east of the meridian.
  return arc(eclipticAt(meridian, obliquity), rising) < 0 ? turned(rising + 180) : rising;
}

/** The longitude of the ecliptic's point at a right ascension. */
export function eclipticAt(rightAscension: number, obliquity: number): number {
  const ra = radians(rightAscension);
  return turned(inDegrees(Math.atan2(Math.sin(ra), Math.cos(ra) * Math.cos(radians(obliquity)))));
}
