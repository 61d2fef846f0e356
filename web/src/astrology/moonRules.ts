import type { MoonPhaseName } from '#contract/astrology/codes.ts';

const DAY_MS = 86_400_000;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const sine = (degrees: number) => Math.sin(radians(degrees));
const roundToThousandth = (number: number) => Number(number.toFixed(3));

/**
 * The lit part of a disc centred at (0, 0), as a path: from the top along the lit rim to the bottom, and back along the
 * terminator, which is half an ellipse. `angle` is how far the moon is ahead of the sun, in degrees; while waxing, the
 * right side is lit, as seen from the north.
 */
export function litMoonPath(angle: number, radius: number): string {
  const isWaxing = angle < 180;
  const isGibbous = angle > 90 && angle < 270;
  const width = roundToThousandth(Math.abs(Math.cos(radians(angle))) * radius);
  const rim = isWaxing ? 1 : 0;
  // A crescent's terminator curves towards the lit rim, a gibbous moon's away from it.
  const terminator = isGibbous ? rim : 1 - rim;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${rim} 0 ${radius}A${width} ${radius} 0 0 ${terminator} 0 ${-radius}Z`;
}

/** 'Waxing Gibbous' → 'Waxing gibbous moon'; 'Full Moon' → 'Full moon'. */
export function describeMoonPhase(name: MoonPhaseName): string {
  const [first, ...others] = name.split(' ');
  const words = [first, ...others.map((word) => word.toLowerCase())].join(' ');
  return words.endsWith('moon') ? words : `${words} moon`;
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
