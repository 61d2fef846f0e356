import type { Aspect } from '#contract/astrology/calls.ts';
import { ASPECT_KINDS, ASPECTS, BODY_CODES } from '#contract/astrology/codes.ts';
import { shortestArc } from './degrees.ts';
import type { Longitudes } from './positions.ts';

/** The aspects at a moment that also hold at all others, i.e. what is certain for an uncertain time. */
export const aspectsThroughout = (moment: Longitudes, others: readonly Longitudes[]): Aspect[] =>
  computeAspects(moment).filter((aspect) =>
    others.every((each) => computeOrb(aspect, each) <= ASPECTS[aspect.kind].orb),
  );

function computeAspects(longitudes: Longitudes): Aspect[] {
  const pairs = BODY_CODES.flatMap((a, n) => BODY_CODES.slice(n + 1).map((b) => ({ a, b })));
  return pairs.flatMap((pair) =>
    ASPECT_KINDS.map((kind) => ({ ...pair, kind, orb: computeOrb({ ...pair, kind }, longitudes) })).filter(
      ({ kind, orb }) => orb <= ASPECTS[kind].orb,
    ),
  );
}

/** The deviation of two bodies from the exact aspect, in degrees. */
function computeOrb({ a, b, kind }: Omit<Aspect, 'orb'>, longitudes: Longitudes): number {
  const apart = Math.abs(shortestArc(longitudes[a], longitudes[b]));
  return Math.round(Math.abs(apart - ASPECTS[kind].angle) * 1e6) / 1e6;
}
