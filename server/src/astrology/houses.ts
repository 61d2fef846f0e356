import { toEclipticLongitude, type LocalSky } from './angles.ts';
import { shortestArc, toDegrees, toRadians, signStart, normalizeDegrees } from './degrees.ts';

/** Degrees of latitude from which Placidus houses are not calculated, because beyond the polar circle some cusps never rise. */
export const PLACIDUS_BELOW_LATITUDE = 66;

/** The iteration stops when the cusp moves by less than this, in degrees. */
const TOLERANCE = 1e-9;
const ROUNDS_MAX = 200;

/** Each house is one sign, beginning with the rising sign. */
export const wholeSignCusps = (ascendant: number): number[] =>
  Array.from({ length: 12 }, (_, n) => normalizeDegrees(signStart(ascendant) + n * 30));

/** Placidus houses, whose cusps have covered one or two thirds of their way from horizon to meridian. */
export function placidusCusps(overhead: LocalSky, ascendant: number, midheaven: number): number[] {
  const eleventh = computeCusp(overhead, 30, 1 / 3);
  const twelfth = computeCusp(overhead, 60, 2 / 3);
  const second = computeCusp(overhead, 120, 2 / 3);
  const third = computeCusp(overhead, 150, 1 / 3);
  const half = [ascendant, second, third, midheaven + 180, eleventh + 180, twelfth + 180];
  return [...half, ...half.map((cusp) => cusp + 180)].map(normalizeDegrees);
}

/**
 * The point of the ecliptic `hours` degrees east of the meridian, corrected by a share of how much longer or shorter
 * than a quarter of a day it is above the horizon. That depends on the point itself, so it is found by iteration.
 */
function computeCusp({ latitude, meridian, obliquity }: LocalSky, hours: number, share: number): number {
  let ra = normalizeDegrees(meridian + hours);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const declination = Math.asin(
      Math.sin(toRadians(obliquity)) * Math.sin(toRadians(toEclipticLongitude(ra, obliquity))),
    );
    const difference = toDegrees(Math.asin(Math.tan(toRadians(latitude)) * Math.tan(declination)));
    const next = normalizeDegrees(meridian + hours + share * difference);
    const isNear = Math.abs(shortestArc(ra, next)) < TOLERANCE;
    ra = next;
    if (isNear) break;
  }
  return toEclipticLongitude(ra, obliquity);
}
