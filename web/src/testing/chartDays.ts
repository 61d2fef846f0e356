import type { ChartDay } from '#contract/astrology/calls.ts';

const transit = {
  applying: true,
  retrograde: false,
  house: 4,
} as const;

/** A day with four transits, two of them by the same body, a full moon soon, and the moon void of course. */
export const chartDay: ChartDay = {
  date: '2026-11-22',
  precision: 'exact',
  transits: [
    {
      ...transit,
      transiting: 'moon',
      natal: 'venus',
      kind: 'trine',
      orb: 0.1,
      exactAt: '2026-11-22T12:10:00Z',
    },
    {
      ...transit,
      transiting: 'saturn',
      natal: 'sun',
      kind: 'square',
      orb: 0.2,
      exactAt: '2026-11-24T12:00:00Z',
    },
    { ...transit, transiting: 'saturn', natal: 'pluto', kind: 'trine', orb: 0.3, exactAt: null },
    {
      ...transit,
      transiting: 'neptune',
      natal: 'ascendant',
      kind: 'square',
      orb: 0.4,
      exactAt: null,
      applying: false,
    },
  ],
  coming: [{ transiting: 'mars', natal: 'moon', kind: 'sextile', exactAt: '2026-11-27T12:00:00Z' }],
  moons: [
    { kind: 'full', at: '2026-11-24T14:54:00Z', sign: 'GEM', degree: 2.3, house: 12 },
    { kind: 'new', at: '2026-12-09T12:52:00Z', sign: 'SAG', degree: 17, house: 6 },
  ],
  nodes: {
    north: { longitude: 324.9, sign: 'AQU', degree: 24.9, house: 8 },
    south: { longitude: 144.9, sign: 'LEO', degree: 24.9, house: 2 },
  },
  voidOfCourse: { from: '2026-11-22T07:38:28Z', to: '2026-11-22T10:09:35Z' },
  elements: { fire: 1, earth: 3, air: 2, water: 4 },
  ruler: { body: 'moon', sign: 'TAE', house: 11 },
  returns: {
    solar: { from: '2027-06-15T12:21:08Z', to: '2027-06-15T12:21:08Z' },
    saturn: { from: '2043-11-26T15:34:13Z', to: '2043-11-26T15:34:13Z' },
  },
};
