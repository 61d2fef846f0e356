import { Body, Illumination } from 'astronomy-engine';
import type { MoonPhase } from '#contract/astrology/calls.ts';
import { MOON_PHASES } from '#contract/astrology/codes.ts';
import { positionAt } from './degrees.ts';
import { engineTime, longitudesOf } from './positions.ts';

/** The moon at a moment: its phase, its angle from the sun in degrees, and how much of it is lit. */
export function moonAt(moment: Temporal.Instant): MoonPhase {
  const { sun, moon } = longitudesOf(['sun', 'moon'], moment);
  const angle = positionAt(moon - sun).longitude;
  const lit = Illumination(Body.Moon, engineTime(moment)).phase_fraction;
  return { name: phaseName(angle), angle, illuminated: Math.round(lit * 1e6) / 1e6 };
}

/** Each phase is an eighth of the month with its own angle in the middle, so the new moon lies on both sides of 0. */
export const phaseName = (angle: number): MoonPhase['name'] =>
  MOON_PHASES[Math.round(angle / 45) % MOON_PHASES.length]!;
