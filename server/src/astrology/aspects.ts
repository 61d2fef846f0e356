import type { Aspect } from '#contract/astrology/calls.ts';
import { type AspectKind, ASPECT_KINDS, ASPECTS, BODY_CODES } from '#contract/astrology/codes.ts';
import { shortestArc } from './degrees.ts';
import type { Longitudes } from './positions.ts';

/** The aspects at a moment that also hold at all others, i.e. what is certain for an uncertain time. */
export const aspectsThroughout = (moment: Longitudes, others: readonly Longitudes[]): Aspect[] =>
  computeAspects(moment).filter((aspect) =>
    others.every((each) => computeOrbBetween(aspect, each) <= ASPECTS[aspect.kind].orb),
  );

function computeAspects(longitudes: Longitudes): Aspect[] {
  const pairs = BODY_CODES.flatMap((a, n) => BODY_CODES.slice(n + 1).map((b) => ({ a, b })));
  return pairs.flatMap((pair) =>
    ASPECT_KINDS.map((kind) => ({
      ...pair,
      kind,
      orb: computeOrbBetween({ ...pair, kind }, longitudes),
    })).filter(({ kind, orb }) => orb <= ASPECTS[kind].orb),
  );
}

const computeOrbBetween = ({ a, b, kind }: Omit<Aspect, 'orb'>, longitudes: Longitudes): number =>
  computeOrb(kind, longitudes[a], longitudes[b], 6);

/** The deviation of two longitudes from the exact aspect, in degrees, rounded to a number of decimals. */
export function computeOrb(kind: AspectKind, from: number, to: number, decimals: number): number {
  const deviation = Math.abs(Math.abs(shortestArc(from, to)) - ASPECTS[kind].angle);
  return Math.round(deviation * 10 ** decimals) / 10 ** decimals;
}

/** The angles from a point at which each aspect to it is exact: −90 and 90 for a square. */
export const SIGNED_ASPECTS: readonly { kind: AspectKind; angle: number }[] = ASPECT_KINDS.flatMap((kind) => {
  const { angle } = ASPECTS[kind];
  return angle % 180 === 0 ? [{ kind, angle }] : [-angle, angle].map((each) => ({ kind, angle: each }));
});
