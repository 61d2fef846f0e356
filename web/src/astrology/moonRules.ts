import type { MoonPhaseName } from '#contract/astrology/codes.ts';

const DAY_MS = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const sine = (degrees: number) => Math.sin((degrees * Math.PI) / 180);

/** 'Waxing Gibbous' → 'Waxing gibbous moon'; 'Full Moon' → 'Full moon'. */
export function describeMoonPhase(name: MoonPhaseName): string {
  const [first, ...others] = name.split(' ');
  const phrase = [first, ...others.map((word) => word.toLowerCase())].join(' ');
  return phrase.endsWith('moon') ? phrase : `${phrase} moon`;
}

/**
 * How far the moon is ahead of the sun at a moment, in degrees, to within half a degree. The terms are those of Meeus,
 * Astronomical Algorithms, formula 48.4; the server computes with more of them.
 */
export function computeMoonAngle(at: Date): number {
  const days = (at.getTime() - J2000_MS) / DAY_MS;
  const elongation = 297.8502 + 12.19074912 * days;
  const sun = 357.5291 + 0.98560028 * days;
  const moon = 134.9634 + 13.06499295 * days;
  const angle =
    elongation +
    6.289 * sine(moon) -
    2.1 * sine(sun) +
    1.274 * sine(2 * elongation - moon) +
    0.658 * sine(2 * elongation) +
    0.214 * sine(2 * moon) +
    0.11 * sine(elongation);
  return ((angle % 360) + 360) % 360;
}

const QUARTERS = ['New moon', 'First quarter', 'Full moon', 'Last quarter'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** The quarter that the moon reaches between two moments less than a week apart; null if none. */
export function findQuarter(from: Date, to: Date): Quarter | null {
  const quarter = (at: Date) => Math.floor(computeMoonAngle(at) / 90);
  return quarter(from) === quarter(to) ? null : QUARTERS[quarter(to)]!;
}
