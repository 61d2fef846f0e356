import { toTimestamp } from '../platform/clock.ts';
import type { Chart, Luminary, MoonPhase, MovingBody } from '#contract/astrology/calls.ts';
import { type Body, BODY_CODES, type Doubt } from '#contract/astrology/codes.ts';
import type { Zodiac } from '#contract/profiles/codes.ts';
import { computeAscendant, computeMidheaven, computeLocalSky, computeRisingBetween } from './angles.ts';
import { aspectsThroughout } from './aspects.ts';
import { type BirthData, birthMoments, type DatedBirth, resolveBirth, type Span } from './birth.ts';
import { positionAt, signAt, signsBetween, normalizeDegrees } from './degrees.ts';
import { ENGINE, TZDATA } from './engine.ts';
import { PLACIDUS_BELOW_LATITUDE, placidusCusps, wholeSignCusps } from './houses.ts';
import { moonAt, phaseName } from './moon.ts';
import { isRetrograde, type Longitudes, computeAllLongitudes, computeLongitudes } from './positions.ts';

const PLANETS = BODY_CODES.filter((body) => body !== 'sun' && body !== 'moon');

type TimedBirth = Exclude<DatedBirth, { precision: 'date' }>;

/** Computes a birth chart that contains only what is certain from the birth data. */
export function computeChart(data: BirthData): Chart {
  const birth = resolveBirth(data);
  if (birth.precision === 'none') return createEmptyChart(data.zodiac);
  const { middle, ends: endMoments } = birthMoments(birth);
  const here = computeAllLongitudes(middle);
  const ends = endMoments.map(computeAllLongitudes);
  const sky = birth.precision === 'date' ? UNKNOWN_ANGLES : computeAngles(birth);
  return {
    precision: birth.precision,
    sun: computeLuminary('sun', here, ends),
    moon: computeLuminary('moon', here, ends, birth.precision === 'date'),
    planets: PLANETS.map((body) => toMovingBody(body, here, middle)),
    ascendant: sky.ascendant,
    midheaven: sky.midheaven,
    houses: sky.houses,
    aspects: aspectsThroughout(here, ends),
    moonPhase: constantPhase(middle, ends),
    risingCandidates: sky.risingCandidates,
    zodiac: { chosen: data.zodiac, byDate: possibleSunSigns(birth.day) },
    birth: birth.precision === 'date' ? null : toBirthMoment(birth),
    place: toChartPlace(data),
    doubts: [...birth.doubts, ...sky.doubts],
    engine: ENGINE,
  };
}

const createEmptyChart = (chosen: Zodiac | null): Chart => ({
  precision: 'none',
  sun: null,
  moon: null,
  planets: [],
  ascendant: null,
  midheaven: null,
  houses: null,
  aspects: [],
  moonPhase: null,
  risingCandidates: [],
  zodiac: { chosen, byDate: [] },
  birth: null,
  place: null,
  doubts: [],
  engine: ENGINE,
});

/** Includes both ends if the sign changes between them, or if they are a whole day apart. */
function computeLuminary(
  body: 'sun' | 'moon',
  here: Longitudes,
  ends: readonly Longitudes[],
  isOpen = false,
): Luminary {
  const known = { ...positionAt(here[body]), retrograde: false };
  const [from, to] = ends.map((end) => positionAt(end[body]));
  if (from === undefined || to === undefined) return known;
  return isOpen || from.sign !== to.sign ? { ...known, from, to } : known;
}

export const toMovingBody = (body: Body, longitudes: Longitudes, moment: Temporal.Instant): MovingBody => ({
  body,
  ...positionAt(longitudes[body]),
  retrograde: isRetrograde(body, moment),
});

/** The phase in the middle, if it has the same name throughout. */
function constantPhase(middle: Temporal.Instant, ends: readonly Longitudes[]): MoonPhase | null {
  const phase = moonAt(middle);
  return ends.every(({ sun, moon }) => phaseName(normalizeDegrees(moon - sun)) === phase.name) ? phase : null;
}

function possibleSunSigns({ from, to }: Span): Zodiac[] {
  const [first, last] = [from, to].map((end) => computeLongitudes(['sun'], end).sun);
  return signsBetween(first!, last!);
}

type Angles = Pick<Chart, 'ascendant' | 'midheaven' | 'houses' | 'risingCandidates'> & { doubts: Doubt[] };

const UNKNOWN_ANGLES: Angles = {
  ascendant: null,
  midheaven: null,
  houses: null,
  risingCandidates: [],
  doubts: [],
};

const computeAngles = (birth: TimedBirth): Angles =>
  birth.precision === 'exact' ? exactAngles(birth) : possibleAngles(birth);

function exactAngles({ moment, place }: TimedBirth): Angles {
  const overhead = computeLocalSky(moment, place);
  const [ascendant, midheaven] = [computeAscendant(overhead), computeMidheaven(overhead)];
  return {
    ascendant: ascendant === null ? null : positionAt(ascendant),
    midheaven: midheaven === null ? null : positionAt(midheaven),
    houses: ascendant === null ? null : { system: 'whole_sign', cusps: wholeSignCusps(ascendant) },
    risingCandidates: ascendant === null ? [] : [signAt(ascendant)],
    doubts: ascendant === null || midheaven === null ? ['no_angles'] : [],
  };
}

/** With only the hour known: no degrees of angles, and houses only if the same sign rises throughout. */
function possibleAngles({ moment, span, place }: TimedBirth): Angles {
  const minutes = { before: minutesBetween(span.from, moment), after: minutesBetween(moment, span.to) };
  const rising = computeRisingBetween(computeLocalSky(moment, place), minutes);
  if (rising === null) return { ...UNKNOWN_ANGLES, doubts: ['no_angles'] };
  const risingCandidates = [...new Set(rising.map(signAt))];
  const isCertain = risingCandidates.length === 1;
  const houses = isCertain ? { system: 'whole_sign' as const, cusps: wholeSignCusps(rising[0]!) } : null;
  return { ...UNKNOWN_ANGLES, houses, risingCandidates };
}

const minutesBetween = (from: Temporal.Instant, to: Temporal.Instant): number =>
  Math.round(to.since(from).total('minutes'));

const toBirthMoment = ({ moment, offsetMinutes, place }: TimedBirth): Chart['birth'] => ({
  utc: toTimestamp(moment),
  offsetMinutes,
  timeZone: place.timeZone,
  tzdata: TZDATA,
});

/** A place with coordinates only gets the typed name. */
function toChartPlace({ place, location }: BirthData): Chart['place'] {
  if (place === null) return null;
  return { name: place.name || location, latitude: place.latitude, longitude: place.longitude };
}

/** The same chart with Placidus houses, where possible: they depend on exact degrees of both angles. */
export function withPlacidus(chart: Chart): Chart {
  const { ascendant, midheaven, birth, place } = chart;
  if (ascendant === null || midheaven === null || birth === null || place === null) return chart;
  if (Math.abs(place.latitude) >= PLACIDUS_BELOW_LATITUDE)
    return { ...chart, doubts: [...chart.doubts, 'no_placidus'] };
  const overhead = computeLocalSky(Temporal.Instant.from(birth.utc), place);
  const cusps = placidusCusps(overhead, ascendant.longitude, midheaven.longitude);
  return {
    ...chart,
    houses: { system: 'placidus', cusps: cusps.map((cusp) => positionAt(cusp).longitude) },
  };
}
