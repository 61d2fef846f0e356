import type { NatalPointCode } from '#contract/astrology/dayCodes.ts';
import { BODY_CODES } from '#contract/astrology/codes.ts';
import type { Chart } from '#contract/astrology/calls.ts';
import { type Birth, birthMoments } from '../birth.ts';
import { shortestArc } from '../degrees.ts';
import { computeAllLongitudes } from '../positions.ts';

/** A point of a birth chart. If the birth time is a range, `ends` are the longitudes at its two ends. */
export interface NatalPoint {
  point: NatalPointCode;
  longitude: number;
  ends: readonly number[];
}

/** The bodies at birth with their ranges, and the angles where the minute is known. */
export function listNatalPoints(birth: Birth, { ascendant, midheaven }: Chart): NatalPoint[] {
  if (birth.precision === 'none') return [];
  const moments = birthMoments(birth);
  const middle = computeAllLongitudes(moments.middle);
  const ends = moments.ends.map(computeAllLongitudes);
  const bodies = BODY_CODES.map((point) => ({
    point,
    longitude: middle[point],
    ends: ends.map((end) => end[point]),
  }));
  const angles = [
    { point: 'ascendant' as const, position: ascendant },
    { point: 'midheaven' as const, position: midheaven },
  ].flatMap(({ point, position }) =>
    position === null ? [] : [{ point, longitude: position.longitude, ends: [] }],
  );
  return [...bodies, ...angles];
}

/** How far the point may be from its longitude, in degrees. */
export const uncertaintyOf = ({ longitude, ends }: NatalPoint): number =>
  Math.max(0, ...ends.map((end) => Math.abs(shortestArc(longitude, end))));
