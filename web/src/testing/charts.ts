import type { Aspect, Chart, Position } from '#contract/astrology/calls.ts';
import { ZODIAC_CODES } from '#contract/profiles/codes.ts';

/** A position as charts contain it. */
const positionAt = (longitude: number): Position => ({
  longitude,
  sign: ZODIAC_CODES[Math.floor(longitude / 30)]!,
  degree: longitude % 30,
});

const movingAt = (longitude: number, retrograde = false) => ({ ...positionAt(longitude), retrograde });

const aspects: [Aspect['a'], Aspect['b'], Aspect['kind'], number][] = [
  ['sun', 'moon', 'conjunction', 7.58],
  ['sun', 'mercury', 'conjunction', 2.02],
  ['sun', 'venus', 'conjunction', 3.06],
  ['sun', 'jupiter', 'conjunction', 2.13],
  ['moon', 'venus', 'conjunction', 4.52],
  ['moon', 'uranus', 'conjunction', 3.02],
  ['mercury', 'venus', 'conjunction', 5.08],
  ['mercury', 'jupiter', 'conjunction', 0.11],
  ['venus', 'jupiter', 'conjunction', 5.18],
  ['venus', 'uranus', 'conjunction', 7.55],
  ['saturn', 'neptune', 'sextile', 2.98],
  ['saturn', 'pluto', 'conjunction', 0.65],
  ['neptune', 'pluto', 'sextile', 2.34],
];

/** Minute and place are known. Six bodies are clustered in one sign and across its end; Mars is retrograde. */
export const exactChart: Chart = {
  precision: 'exact',
  sun: movingAt(233.597),
  moon: movingAt(241.176),
  planets: [
    { body: 'mercury', ...movingAt(231.575) },
    { body: 'venus', ...movingAt(236.653) },
    { body: 'mars', ...movingAt(281.547, true) },
    { body: 'jupiter', ...movingAt(231.47) },
    { body: 'saturn', ...movingAt(208.554) },
    { body: 'uranus', ...movingAt(244.201) },
    { body: 'neptune', ...movingAt(265.572) },
    { body: 'pluto', ...movingAt(207.908) },
  ],
  ascendant: positionAt(210.301),
  midheaven: positionAt(108.732),
  houses: { system: 'whole_sign', cusps: Array.from({ length: 12 }, (_, nth) => (210 + nth * 30) % 360) },
  aspects: aspects.map(([a, b, kind, orb]) => ({ a, b, kind, orb })),
  moonPhase: { name: 'New Moon', angle: 7.58, illuminated: 0.004 },
  risingCandidates: ['SCO'],
  zodiac: { chosen: 'SCO', byDate: ['SCO'] },
  birth: {
    utc: '1982-11-16T07:09:00.000Z',
    offsetMinutes: -180,
    timeZone: 'America/Sao_Paulo',
    tzdata: '2026b',
  },
  place: { name: 'Pelotas, Brazil', latitude: -33.9, longitude: -51.998 },
  doubts: [],
  engine: 'astronomy-engine 2.1.19',
};

/** ± 30 minutes, during which Libra changes to Scorpio. */
export const hourChart: Chart = {
  ...exactChart,
  precision: 'hour',
  ascendant: null,
  midheaven: null,
  houses: null,
  risingCandidates: ['LIB', 'SCO'],
};

/** Time not known: the moon changes sign that day. */
export const dateChart: Chart = {
  ...hourChart,
  precision: 'date',
  sun: { ...movingAt(233.8), from: positionAt(233.3), to: positionAt(234.3) },
  moon: { ...movingAt(241.2), from: positionAt(234.5), to: positionAt(248.1) },
  risingCandidates: [],
  birth: null,
};

/** No date of birth: only a chosen sign. */
export const noChart: Chart = {
  ...dateChart,
  precision: 'none',
  sun: null,
  moon: null,
  planets: [],
  aspects: [],
  moonPhase: null,
  zodiac: { chosen: 'PIS', byDate: [] },
  place: null,
};
