import { AstroTime, MoonPhase as moonPhaseAngle } from 'astronomy-engine';
import type { MoonPhase } from '#contract/astrology/calls.ts';
import { MOON_PHASES } from '#contract/astrology/codes.ts';

/** The moon at a moment: its phase, its angle from the sun in degrees, and how much of it is lit. */
export function moonAt(moment: Temporal.Instant): MoonPhase {
  const angle = moonPhaseAngle(new AstroTime(new Date(moment.epochMilliseconds)));
  return {
    name: MOON_PHASES[Math.round(angle / 45) % MOON_PHASES.length]!,
    angle,
    // Meeus, Astronomical Algorithms, 48: near enough with the elongation for the phase angle's supplement.
    illuminated: (1 - Math.cos((angle * Math.PI) / 180)) / 2,
  };
}
