import type { Position } from '#contract/astrology/calls.ts';
import { ZODIAC_CODES, type Zodiac } from '#contract/profiles/codes.ts';

const SIGN_DEGREES = 30;

/** More precise than any body is computed: 0.0036″. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Normalises an angle to [0, 360). */
export const normalizeDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The signed shorter way from one longitude to another, in [-180, 180). */
export const shortestArc = (from: number, to: number): number => normalizeDegrees(to - from + 180) - 180;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (angle: number): number => (angle * 180) / Math.PI;

/** The sign and degree of a longitude. */
export function positionAt(degrees: number): Position {
  const longitude = roundDegrees(normalizeDegrees(degrees)) % 360;
  const sign = Math.floor(longitude / SIGN_DEGREES);
  return { longitude, sign: ZODIAC_CODES[sign]!, degree: roundDegrees(longitude - sign * SIGN_DEGREES) };
}

export const signAt = (degrees: number): Zodiac => positionAt(degrees).sign;

/** The longitude at which a longitude's sign begins. */
export const signStart = (degrees: number): number =>
  Math.floor(positionAt(degrees).longitude / SIGN_DEGREES) * SIGN_DEGREES;

/** The signs that a point passes when moving forward, including those of both ends. */
export function signsBetween(from: number, to: number): Zodiac[] {
  const first = ZODIAC_CODES.indexOf(signAt(from));
  const last = ZODIAC_CODES.indexOf(signAt(to));
  const count = (last - first + ZODIAC_CODES.length) % ZODIAC_CODES.length;
  return Array.from({ length: count + 1 }, (_, n) => ZODIAC_CODES[(first + n) % ZODIAC_CODES.length]!);
}
