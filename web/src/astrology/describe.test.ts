import { expect, test } from 'vitest';
import { dateChart, exactChart, hourChart, noChart } from '../testing/charts.ts';
import { listBodies } from './rules.ts';
import {
  suggestImprovement,
  formatDegreesAndMinutes,
  formatOrb,
  describeSignConflict,
  describePlace,
  describePrecision,
  formatSigns,
  summarizeChart,
  describeWheel,
} from './describe.ts';

test.each([
  [12.5667, '12°34′'],
  [0, '0°00′'],
  [29.9999, '29°59′'],
  // Ten minutes, with a rounding error.
  [12.166666666666666, '12°10′'],
])('%d degrees are written %s', (degrees, expected) => {
  expect(formatDegreesAndMinutes(degrees)).toBe(expected);
});

const describePlaces = (chart: typeof exactChart) =>
  Object.fromEntries(
    listBodies(chart).map((body) => {
      const { signs, degree } = describePlace(body, chart);
      return [body.body, `${formatSigns(signs)} ${degree}`];
    }),
  );

test('with a birth time to the minute, every body has a minute of arc', () => {
  expect(describePlaces(exactChart)).toMatchObject({ sun: 'Scorpio 23°35′', moon: 'Sagittarius 1°10′' });
});

test('with a birth time to the hour, the moon has whole degrees only', () => {
  expect(describePlaces(hourChart)).toMatchObject({ sun: 'Scorpio 23°35′', moon: 'Sagittarius about 1°' });
});

test('to the day, the moon is a range and all others are about where they are', () => {
  expect(describePlaces(dateChart)).toMatchObject({
    sun: 'Scorpio 23° to 24°',
    moon: 'Scorpio or Sagittarius 24° to 8°',
    mars: 'Capricorn about 11°',
  });
});

test.each([
  ['exact', exactChart, 'Sun in Scorpio, Moon in Sagittarius, rising: Scorpio'],
  ['hour', hourChart, 'Sun in Scorpio, Moon in Sagittarius, rising: Libra or Scorpio'],
  ['date', dateChart, 'Sun in Scorpio, Moon in Scorpio or Sagittarius'],
  ['none', noChart, ''],
])('in one line, known to: %s', (_precision, chart, expected) => {
  expect(summarizeChart(chart)).toBe(expected);
});

test('the wheel says all that it shows', () => {
  const description = describeWheel(exactChart);
  expect(description).toContain('Mars 11°32′ Capricorn retrograde;');
  expect(description).toContain('; ascendant 0°18′ Scorpio; midheaven 18°43′ Cancer.');
  expect(describeWheel(hourChart)).not.toContain('ascendant');
});

test.each([
  ['exact', exactChart, /^Your birth time is known to the minute, so the whole chart/, null],
  [
    'hour',
    hourChart,
    /known to the hour.*it is Libra or Scorpio, so the houses are left out/,
    'Add the exact minute',
  ],
  [
    'hour, the rising sign being certain',
    { ...hourChart, risingCandidates: ['LIB' as const] },
    /The rising sign is certain all the same/,
    'Add the exact minute',
  ],
  ['date', dateChart, /^Your birth time is not known, so the Moon/, 'Add your birth time'],
  ['none', noChart, /^Your date of birth is not known/, 'Add your date of birth'],
  [
    'no place',
    { ...dateChart, doubts: ['no_place' as const] },
    /time, if it is known, can only be used together with a place on the map, so the Moon/,
    'Choose your birth place',
  ],
])('what follows from how well the birth is known: %s', (_precision, chart, expected, link) => {
  expect(describePrecision(chart, 'member')).toMatch(expected);
  expect(describePrecision(chart, 'writer')).toMatch(/^Their /);
  expect(suggestImprovement(chart)?.link ?? null).toBe(link);
});

test('a sign chosen by hand is named beside that of the date where they differ', () => {
  expect(describeSignConflict(exactChart, 'member')).toBeNull();
  expect(describeSignConflict(noChart, 'member')).toBeNull();
  const differs = {
    ...exactChart,
    zodiac: { chosen: 'PIS' as const, byDate: ['LIB' as const, 'SCO' as const] },
  };
  expect(describeSignConflict(differs, 'member')).toBe(
    'You chose Pisces; by your date of birth the Sun stood in Libra or Scorpio. Both are kept.',
  );
});

test.each([
  ['exact', 'sun', 1.52, '1°31′'],
  ['exact', 'moon', 1.52, '1°31′'],
  ['hour', 'sun', 1.52, '1°31′'],
  ['hour', 'moon', 1.52, 'about 2°'],
  ['date', 'sun', 1.52, 'about 2°'],
  ['date', 'sun', 0.98, 'under 1°'],
] as const)('known to the %s, the %s is %d° from exact by %s', (precision, a, orb, expected) => {
  expect(formatOrb({ a, b: 'venus', kind: 'trine', orb }, { precision })).toBe(expected);
});

test.each([
  [['LIB'], 'Libra'],
  [['LIB', 'SCO'], 'Libra or Scorpio'],
  [['PIS', 'ARI', 'TAE'], 'Pisces, Aries or Taurus'],
] as const)('the signs %j are written %s', (signs, expected) => {
  expect(formatSigns(signs)).toBe(expected);
});
