import type { Chart, ChartDay } from '#contract/astrology/calls.ts';
import { type Element, ELEMENTS } from '#contract/astrology/dayCodes.ts';
import type { Body } from '#contract/astrology/codes.ts';
import { ZODIAC_CODES, type Zodiac } from '#contract/profiles/codes.ts';
import { signAt } from '../degrees.ts';
import type { NatalPoint } from './natalPoints.ts';

/** From Aries on the elements take turns: Ptolemy, Tetrabiblos I.18 (the triplicities). */
const elementOf = (sign: Zodiac): Element => ELEMENTS[ZODIAC_CODES.indexOf(sign) % ELEMENTS.length]!;

/** How many of the ten bodies stand in each element; a body that may stand in two signs is left out. */
export function countElements(points: readonly NatalPoint[]): ChartDay['elements'] {
  const signs = points
    .filter(({ point }) => point !== 'ascendant' && point !== 'midheaven')
    .map(signThroughout)
    .filter((sign) => sign !== null);
  if (signs.length === 0) return null;
  const counts = { fire: 0, earth: 0, air: 0, water: 0 };
  for (const sign of signs) counts[elementOf(sign)] += 1;
  return counts;
}

function signThroughout({ longitude, ends }: NatalPoint): Zodiac | null {
  const sign = signAt(longitude);
  return ends.every((end) => signAt(end) === sign) ? sign : null;
}

/** The seven planets of the ancients, each with its signs: Ptolemy, Tetrabiblos I.17. */
const RULERS: Readonly<Record<Zodiac, Body>> = {
  ARI: 'mars',
  TAE: 'venus',
  GEM: 'mercury',
  CAN: 'moon',
  LEO: 'sun',
  VIR: 'mercury',
  LIB: 'venus',
  SCO: 'mars',
  SAG: 'jupiter',
  CAP: 'saturn',
  AQU: 'saturn',
  PIS: 'jupiter',
};

/** The ruler of the rising sign; null unless both that sign and the ruler's own are certain. */
export function findRuler(
  { risingCandidates }: Chart,
  points: readonly NatalPoint[],
  houseOf: (longitude: number) => number | null,
): ChartDay['ruler'] {
  const [rising, other] = risingCandidates;
  if (rising === undefined || other !== undefined) return null;
  const body = RULERS[rising];
  const place = points.find(({ point }) => point === body)!;
  const sign = signThroughout(place);
  return sign === null ? null : { body, sign, house: houseOf(place.longitude) };
}
