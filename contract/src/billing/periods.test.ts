import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addIntervals } from './periods.ts';

const toSeconds = (time: string) => Date.parse(time) / 1000;
const toIsoText = (seconds: number) => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

describe('intervals added to an anchor', () => {
  // The boundaries of the first, second and thirteenth month, and of the first and fourth year.
  test.each([
    ['2026-01-01T00:00:00Z', '2026-02-01', '2026-03-01', '2027-02-01', '2027-01-01', '2030-01-01'],
    ['2026-01-28T00:00:00Z', '2026-02-28', '2026-03-28', '2027-02-28', '2027-01-28', '2030-01-28'],
    ['2026-01-29T00:00:00Z', '2026-02-28', '2026-03-29', '2027-02-28', '2027-01-29', '2030-01-29'],
    ['2026-01-30T00:00:00Z', '2026-02-28', '2026-03-30', '2027-02-28', '2027-01-30', '2030-01-30'],
    ['2026-01-31T00:00:00Z', '2026-02-28', '2026-03-31', '2027-02-28', '2027-01-31', '2030-01-31'],
    ['2027-01-31T23:59:59Z', '2027-02-28', '2027-03-31', '2028-02-29', '2028-01-31', '2031-01-31'],
    ['2028-01-29T00:00:00Z', '2028-02-29', '2028-03-29', '2029-02-28', '2029-01-29', '2032-01-29'],
    ['2028-01-30T00:00:00Z', '2028-02-29', '2028-03-30', '2029-02-28', '2029-01-30', '2032-01-30'],
    ['2028-01-31T00:00:00Z', '2028-02-29', '2028-03-31', '2029-02-28', '2029-01-31', '2032-01-31'],
    ['2028-02-28T00:00:00Z', '2028-03-28', '2028-04-28', '2029-03-28', '2029-02-28', '2032-02-28'],
    ['2028-02-29T00:00:00Z', '2028-03-29', '2028-04-29', '2029-03-29', '2029-02-28', '2032-02-29'],
    ['2028-02-29T23:59:59Z', '2028-03-29', '2028-04-29', '2029-03-29', '2029-02-28', '2032-02-29'],
    ['2026-02-28T00:00:00Z', '2026-03-28', '2026-04-28', '2027-03-28', '2027-02-28', '2030-02-28'],
    ['2026-03-29T01:30:00Z', '2026-04-29', '2026-05-29', '2027-04-29', '2027-03-29', '2030-03-29'],
    ['2026-03-30T00:00:00Z', '2026-04-30', '2026-05-30', '2027-04-30', '2027-03-30', '2030-03-30'],
    ['2026-03-31T00:00:00Z', '2026-04-30', '2026-05-31', '2027-04-30', '2027-03-31', '2030-03-31'],
    ['2026-05-31T12:00:00Z', '2026-06-30', '2026-07-31', '2027-06-30', '2027-05-31', '2030-05-31'],
    ['2026-08-31T00:00:01Z', '2026-09-30', '2026-10-31', '2027-09-30', '2027-08-31', '2030-08-31'],
    ['2026-10-25T00:30:00Z', '2026-11-25', '2026-12-25', '2027-11-25', '2027-10-25', '2030-10-25'],
    ['2026-10-31T23:00:00Z', '2026-11-30', '2026-12-31', '2027-11-30', '2027-10-31', '2030-10-31'],
    ['2026-11-30T00:00:00Z', '2026-12-30', '2027-01-30', '2027-12-30', '2027-11-30', '2030-11-30'],
    ['2026-12-30T00:00:00Z', '2027-01-30', '2027-02-28', '2028-01-30', '2027-12-30', '2030-12-30'],
    ['2026-12-31T23:59:59Z', '2027-01-31', '2027-02-28', '2028-01-31', '2027-12-31', '2030-12-31'],
    ['2099-12-31T23:59:59Z', '2100-01-31', '2100-02-28', '2101-01-31', '2100-12-31', '2103-12-31'],
  ])('lead from %s to the same day or the last of the month', (anchor, ...days) => {
    const time = anchor.slice(10);
    const [month1, month2, month13, year1, year4] = days.map((day) => day + time);
    expect(toIsoText(addIntervals(toSeconds(anchor), 'month', 1))).toBe(month1);
    expect(toIsoText(addIntervals(toSeconds(anchor), 'month', 2))).toBe(month2);
    expect(toIsoText(addIntervals(toSeconds(anchor), 'month', 13))).toBe(month13);
    expect(toIsoText(addIntervals(toSeconds(anchor), 'year', 1))).toBe(year1);
    expect(toIsoText(addIntervals(toSeconds(anchor), 'year', 4))).toBe(year4);
  });

  test('lead to the anchor’s day or the last of the month, at the same time, and to later times the more they are', () => {
    const anchors = fc.integer({
      min: toSeconds('2020-01-01T00:00:00Z'),
      max: toSeconds('2120-01-01T00:00:00Z'),
    });
    fc.assert(
      fc.property(anchors, fc.integer({ min: 1, max: 600 }), (anchor, k) => {
        const begin = Temporal.Instant.fromEpochMilliseconds(anchor * 1000).toZonedDateTimeISO('UTC');
        const end = Temporal.Instant.from(toIsoText(addIntervals(anchor, 'month', k))).toZonedDateTimeISO(
          'UTC',
        );
        const months = (end.year - begin.year) * 12 + end.month - begin.month;
        expect(months).toBe(k);
        expect(end.day).toBe(Math.min(begin.day, end.daysInMonth));
        expect(end.toPlainTime().toString()).toBe(begin.toPlainTime().toString());
        expect(addIntervals(anchor, 'month', k)).toBeGreaterThan(addIntervals(anchor, 'month', k - 1));
        expect(addIntervals(anchor, 'year', k)).toBe(addIntervals(anchor, 'month', 12 * k));
      }),
    );
  });
});
