import type { Position } from '#contract/astrology/calls.ts';
import { ZODIAC_CODES, type Zodiac } from '#contract/profiles/codes.ts';

const SIGN_DEGREES = 30;

/** Finer than any body is reckoned: 0.0036″. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Any angle as one from 0 up to 360. */
export const normalizeDegrees = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The way from one longitude to another by the shorter side: from -180 up to 180. */
export const shortestArc = (from: number, to: number): number => normalizeDegrees(to - from + 180) - 180;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
export const toDegrees = (angle: number): number => (angle * 180) / Math.PI;

/** Where a longitude stands among the signs. */
export function positionAt(degrees: number): Position {
  const longitude = roundDegrees(normalizeDegrees(degrees)) % 360;
  const sign = Math.floor(longitude / SIGN_DEGREES);
  return { longitude, sign: ZODIAC_CODES[sign]!, degree: roundDegrees(longitude - sign * SIGN_DEGREES) };
}

export const signAt = (degrees: number): Zodiac => positionAt(degrees).sign;

/** The longitude at which the sign of a longitude begins. */
export const signStart = (degrees: number): number =>
  Math.floor(positionAt(degrees).longitude / SIGN_DEGREES) * SIGN_DEGREES;

/** The signs that a point passes on its way forward, those of both ends among them. */
export function signsBetween(from: number, to: number): Zodiac[] {
  const first = ZODIAC_CODES.indexOf(signAt(from));
  const last = ZODIAC_CODES.indexOf(signAt(to));
  const count = (last - first + ZODIAC_CODES.length) % ZODIAC_CODES.length;
  return Array.from({ length: count + 1 }, (_, n) => ZODIAC_CODES[(first + n) % ZODIAC_CODES.length]!);
}
