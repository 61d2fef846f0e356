import { normalizeDegrees } from '../degrees.ts';
import { DAY_MS } from './motion.ts';

const J2000 = Date.UTC(2000, 0, 1, 12);
const CENTURY_DAYS = 36_525;

/** The moon's mean ascending node, in degrees: Meeus, Astronomical Algorithms, formula 47.7. */
export function computeNorthNode(at: number): number {
  const t = (at - J2000) / DAY_MS / CENTURY_DAYS;
  return normalizeDegrees(
    125.0445479 - 1934.1362891 * t + 0.0020754 * t ** 2 + t ** 3 / 467_441 - t ** 4 / 60_616_000,
  );
}
