import { eclipticAt, type Overhead } from './angles.ts';
import { arc, inDegrees, radians, signStart, turned } from './degrees.ts';

/** Degrees of latitude beyond which Placidus houses are not reckoned: some cusps never rise there. */
export const PLACIDUS_MAX_LATITUDE = 66;

/** The cusp is near enough when it moves less than this, in degrees. */
const PRECISE = 1e-9;
const ROUNDS_MAX = 200;

/** Each house is a sign, the first the one that is rising. */
export const wholeSignCusps = (ascendant: number): number[] =>
  Array.from({ length: 12 }, (_, n) => turned(signStart(ascendant) + n * 30));

/** The houses of Placidus, whose cusps have gone a third or two of their way from horizon to meridian. */
export function placidusCusps(overhead: Overhead, ascendant: number, midheaven: number): number[] {
  const eleventh = cuspAt(overhead, 30, 1 / 3);
  const twelfth = cuspAt(overhead, 60, 2 / 3);
  const second = cuspAt(overhead, 120, 2 / 3);
  const third = cuspAt(overhead, 150, 1 / 3);
  const half = [ascendant, second, third, midheaven + 180, eleventh + 180, twelfth + 180];
  return [...half, ...half.map((cusp) => cusp + 180)].map(turned);
}

/**
 * The ecliptic's point that is `hours` degrees east of the meridian, corrected by a share of how much longer or
 * shorter than a quarter of a day it is over the horizon. That depends on the point itself, so it is approached.
 */
function cuspAt({ latitude, meridian, obliquity }: Overhead, hours: number, share: number): number {
  let ra = turned(meridian + hours);
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const declination = Math.asin(
      Math.sin(radians(obliquity)) * Math.sin(radians(eclipticAt(ra, obliquity))),
    );
    const difference = inDegrees(Math.asin(Math.tan(radians(latitude)) * Math.tan(declination)));
    const next = turned(meridian + hours + share * difference);
    const isNear = Math.abs(arc(ra, next)) < PRECISE;
    ra = next;
    if (isNear) break;
  }
  return eclipticAt(ra, obliquity);
}
