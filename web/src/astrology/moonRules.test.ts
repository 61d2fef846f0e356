import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOON_PHASES } from '#contract/astrology/codes.ts';
import { computeMoonAngle, describeMoonPhase, findQuarter, litMoonPath } from './moonRules.ts';

const R = 10;
const ARCS = /^M0 -10A10 10 0 0 (?<rim>[01]) 0 10A(?<width>[\d.]+) 10 0 0 (?<terminator>[01]) 0 -10Z$/;

/** The lit area, computed from the two arcs of the path: half a disc plus or minus half an ellipse. */
function litShare(path: string) {
  const { rim, width, terminator } = ARCS.exec(path)!.groups!;
  const half = (Math.PI * R * R) / 2;
  const ellipse = (Math.PI * R * Number(width)) / 2;
  return (rim === terminator ? half + ellipse : half - ellipse) / (2 * half);
}

const side = (path: string) => (ARCS.exec(path)!.groups!['rim'] === '1' ? 'right' : 'left');

test('as much of the disc is lit as the angle to the sun says', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }), (angle) => {
      const expected = (1 - Math.cos((angle * Math.PI) / 180)) / 2;
      expect(litShare(litMoonPath(angle, R))).toBeCloseTo(expected, 3);
    }),
  );
});

test.each([
  [20, 'right'],
  [90, 'right'],
  [160, 'right'],
  [200, 'left'],
  [270, 'left'],
  [340, 'left'],
])('at %i° it is lit on the %s', (angle, lit) => {
  expect(side(litMoonPath(angle, R))).toBe(lit);
});

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
  const apart = (computeMoonAngle(new Date(at)) - angle + 540) % 360;
  expect(Math.abs(apart - 180)).toBeLessThan(0.6);
});

test('a quarter belongs to the day on which the moon reaches it', () => {
  const quarterOf = (from: string, to: string) => findQuarter(new Date(from), new Date(to));
  expect(quarterOf('2026-01-03T00:00:00Z', '2026-01-04T00:00:00Z')).toBe('Full moon');
  expect(quarterOf('2026-01-18T00:00:00Z', '2026-01-19T00:00:00Z')).toBe('New moon');
  expect(quarterOf('2026-01-19T00:00:00Z', '2026-01-20T00:00:00Z')).toBeNull();
});
