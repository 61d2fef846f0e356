import { describe, expect, test } from 'vitest';
import {
  formatCalendarDate,
  formatTime,
  formatDateAndTime,
  formatLongDate,
  formatLongPeriod,
  formatShortDate,
  formatMediumDate,
  formatTimeOfDay,
} from './dates.ts';

const NEW_YORK = 'America/New_York';
const LISBON = 'Europe/Lisbon';
const AUCKLAND = 'Pacific/Auckland';

test.each([
  [NEW_YORK, '9 December 2026', '9 Dec 2026', '9:30 PM'],
  [LISBON, '10 December 2026', '10 Dec 2026', '2:30 AM'],
  [AUCKLAND, '10 December 2026', '10 Dec 2026', '3:30 PM'],
  ['UTC', '10 December 2026', '10 Dec 2026', '2:30 AM'],
])('one moment is written in the zone of %s', (zone, long, stamp, time) => {
  const at = '2026-12-10T02:30:00Z';
  expect(formatLongDate(at, zone)).toBe(long);
  expect(formatMediumDate(at, zone)).toBe(stamp);
  expect(formatTime(at, zone)).toBe(time);
});

test('writes dates of an unknown zone in UTC', () => {
  const at = '2026-12-10T02:30:00Z';
  expect(formatLongDate(at, 'Nowhere/Land')).toBe('10 December 2026');
  expect(formatMediumDate(at, 'Nowhere/Land')).toBe('10 Dec 2026');
  expect(formatTime(at, 'Nowhere/Land')).toBe('2:30 AM');
});

test('uses a 12-hour clock', () => {
  expect(formatTime('2026-12-10T00:05:00Z', 'UTC')).toBe('12:05 AM');
  expect(formatTime('2026-12-10T12:00:00Z', 'UTC')).toBe('12:00 PM');
  expect(formatTimeOfDay('17:37:00')).toBe('5:37 PM');
});

test('shows the year of a period once', () => {
  expect(formatLongPeriod('2026-11-20T00:30:00Z', '2026-12-20T00:30:00Z', 'UTC')).toBe(
    '20 November – 20 December 2026',
  );
  expect(formatLongPeriod('2026-11-20T00:30:00Z', '2027-11-20T00:30:00Z', 'UTC')).toBe(
    '20 November 2026 – 20 November 2027',
  );
});

test('shows the year only when it differs from the current one in the reader’s time zone', () => {
  const now = new Date('2026-12-31T20:00:00Z');
  expect(formatShortDate('2026-11-18T12:00:00Z', now, LISBON)).toBe('18 Nov');
  expect(formatShortDate('2025-09-30T12:00:00Z', now, LISBON)).toBe('30 Sep 2025');
  expect(formatShortDate('2026-11-18T12:00:00Z', now, AUCKLAND)).toBe('19 Nov 2026');
});

describe('names today, yesterday and tomorrow, by midnight in the time zone', () => {
  test.each([
    [NEW_YORK, '2026-11-20T05:00:00Z'],
    [LISBON, '2026-11-20T00:00:00Z'],
    [AUCKLAND, '2026-11-19T11:00:00Z'],
    // The nights on which the clocks change have 23 and 25 hours.
    [NEW_YORK, '2026-03-09T04:00:00Z'],
    [LISBON, '2026-10-26T00:00:00Z'],
    [AUCKLAND, '2026-04-05T12:00:00Z'],
  ])('of %s, %s', (zone, midnight) => {
    const after = (hours: number) => new Date(Date.parse(midnight) + hours * 3_600_000);
    const now = after(12);
    const dayOf = (at: Date) => formatDateAndTime(at, now, zone).split(' at ')[0];
    expect(formatDateAndTime(after(0), now, zone)).toBe('today at 12:00 AM');
    expect(dayOf(after(-0.01))).toBe('yesterday');
    expect(dayOf(after(23.9))).toBe('today');
    expect(dayOf(after(25.5))).toBe('tomorrow');
    expect(dayOf(after(-30))).toMatch(/^\d+ \w{3}$/);
  });
});

test('a birthday and a time of birth have no time zone', () => {
  expect(formatCalendarDate('1980-03-04')).toBe('4 March 1980');
  expect(formatTimeOfDay('00:00:00')).toBe('12:00 AM');
});
