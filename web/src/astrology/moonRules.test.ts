import { expect, test } from 'vitest';
import { MOON_PHASES } from '#contract/astrology/codes.ts';
import { computeMoonAngle, describeMoonPhase, findQuarter } from './moonRules.ts';

test('each phase has its words', () => {
  expect(MOON_PHASES.map(describeMoonPhase)).toEqual([
    'New moon',
    'Waxing crescent moon',
    'First quarter moon',
    'Waxing gibbous moon',
    'Full moon',
    'Waning gibbous moon',
    'Last quarter moon',
    'Waning crescent moon',
  ]);
});

// By the server's ephemeris (astronomy-engine).
test.each([
  ['1990-05-04T12:00:00Z', 121.19],
  ['2026-01-03T10:03:00Z', 180],
  ['2026-01-18T19:52:00Z', 0],
  ['2026-08-12T17:37:00Z', 0],
  ['2026-11-22T00:00:00Z', 144.3],
  ['2031-03-01T06:00:00Z', 90.89],
  ['2040-07-01T06:00:00Z', 267.79],
])('the moon of %s is %s degrees ahead of the sun', (at, angle) => {
  const difference = (computeMoonAngle(new Date(at)) - angle + 540) % 360;
  expect(Math.abs(difference - 180)).toBeLessThan(0.6);
});

test('a quarter belongs to the day on which the moon reaches it', () => {
  const quarterOf = (from: string, to: string) => findQuarter(new Date(from), new Date(to));
  expect(quarterOf('2026-01-03T00:00:00Z', '2026-01-04T00:00:00Z')).toBe('Full moon');
  expect(quarterOf('2026-01-18T00:00:00Z', '2026-01-19T00:00:00Z')).toBe('New moon');
  expect(quarterOf('2026-01-19T00:00:00Z', '2026-01-20T00:00:00Z')).toBeNull();
});
