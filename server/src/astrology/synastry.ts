import type { Chart } from '#contract/astrology/calls.ts';
import { type AspectKind, ASPECT_KINDS } from '#contract/astrology/codes.ts';
import type { NatalPointCode } from '#contract/astrology/dayCodes.ts';
import { SYNASTRY_ORB, SYNASTRY_WEIGHTS } from '#contract/astrology/synastryCodes.ts';
import { computeOrb } from './aspects.ts';
import type { Birth } from './birth.ts';
import { listNatalPoints, type NatalPoint } from './day/natalPoints.ts';

/** A birth with the chart that follows from it. */
export interface BirthChart {
  birth: Birth;
  chart: Chart;
}

export interface SynastryAspect {
  /** A point of the first chart. */
  a: NatalPointCode;
  /** A point of the second one. */
  b: NatalPointCode;
  kind: AspectKind;
  /** Degrees from exact. */
  orb: number;
}

/**
 * The aspects between two birth charts, the most important first. If a birth time is a range, an aspect must hold at both
 * of its ends.
 */
export function computeSynastry(one: BirthChart, other: BirthChart): SynastryAspect[] {
  const [first, second] = [one, other].map(({ birth, chart }) => listNatalPoints(birth, chart));
  return first!
    .flatMap((a) => second!.flatMap((b) => findAspects(a, b)))
    .toSorted((a, b) => weigh(b) - weigh(a));
}

const findAspects = (a: NatalPoint, b: NatalPoint): SynastryAspect[] =>
  ASPECT_KINDS.flatMap((kind) => {
    const orbs = longitudesOf(a).flatMap((from) =>
      longitudesOf(b).map((to) => computeOrb(kind, from, to, 4)),
    );
    // The first orb is for the middles of the ranges.
    return orbs.every((orb) => orb <= SYNASTRY_ORB) ? [{ a: a.point, b: b.point, kind, orb: orbs[0]! }] : [];
  });

const longitudesOf = ({ longitude, ends }: NatalPoint): readonly number[] => [longitude, ...ends];

const weigh = ({ a, b, orb }: SynastryAspect): number =>
  SYNASTRY_WEIGHTS[a] * SYNASTRY_WEIGHTS[b] * (1.2 - orb / SYNASTRY_ORB);
