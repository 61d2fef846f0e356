import { expect, test } from 'vitest';
import { computeLikedShare } from '#contract/grades/rules.ts';
import { formatMean, formatSeconds, formatShare, groupSeries, roundUp } from './rules.ts';

const day = (date: string, answers: number) => ({ date, answers, likes: 1, dislikes: 0 });

test('a short series has a bar for each day, also for those without an answer', () => {
  expect(groupSeries([day('2026-11-28', 2), day('2026-12-01', 3)])).toEqual([
    { from: '2026-11-28', to: '2026-11-28', answers: 2, likes: 1, dislikes: 0 },
    { from: '2026-11-29', to: '2026-11-29', answers: 0, likes: 0, dislikes: 0 },
    { from: '2026-11-30', to: '2026-11-30', answers: 0, likes: 0, dislikes: 0 },
    { from: '2026-12-01', to: '2026-12-01', answers: 3, likes: 1, dislikes: 0 },
  ]);
});

test('a long series is grouped into at most 31 bars, and loses no answer', () => {
  const bars = groupSeries([day('2025-01-01', 5), day('2025-01-02', 4), day('2026-11-20', 7)]);
  expect(bars.length).toBeLessThanOrEqual(31);
  expect(bars[0]).toMatchObject({ from: '2025-01-01', answers: 9 });
  expect(bars.at(-1)).toMatchObject({ to: '2026-11-20', answers: 7 });
  expect(bars.reduce((sum, { answers }) => sum + answers, 0)).toBe(16);
});

test('an empty series has no bars', () => {
  expect(groupSeries([])).toEqual([]);
});

test.each([
  [0, 1],
  [1, 1],
  [3, 5],
  [10, 10],
  [11, 20],
  [52, 100],
])('an axis for %i ends at %i', (value, end) => {
  expect(roundUp(value)).toBe(end);
});

test.each([
  [null, '–'],
  [0, '0 s'],
  [59, '59 s'],
  [90, '2 min'],
  [3_600, '1 h'],
  [7_260, '2 h 1 min'],
  [47 * 3_600, '47 h'],
  [49 * 3_600, '2 d 1 h'],
])('%s seconds are shown as %s', (seconds, text) => {
  expect(formatSeconds(seconds)).toBe(text);
});

test.each([
  [{ likes: 0, dislikes: 0 }, '–'],
  [{ likes: 2, dislikes: 1 }, '67%'],
])('of %j, the share liked is %s', (counts, text) => {
  expect(formatShare(computeLikedShare(counts))).toBe(text);
});

test('a mean grade has one decimal', () => {
  expect([formatMean(4.25), formatMean(null)]).toEqual(['4.3', '–']);
});
