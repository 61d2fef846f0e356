import { expect, test } from 'vitest';
import { clockTime, dayAndTime, longDay, roughly, shortDay } from './dates.ts';

// In the zone of whoever runs the tests, as on the screen.
const local = (month: number, day: number, hour = 7, minute = 42) => new Date(2026, month, day, hour, minute);
const now = local(10, 20, 12, 0);

test('days and hours are written as in a letter', () => {
  expect(longDay(local(10, 20).toISOString())).toBe('20 November 2026');
  expect(clockTime(local(10, 20).toISOString())).toBe('7:42 AM');
  expect(clockTime(local(10, 20, 0, 5).toISOString())).toBe('12:05 AM');
});

test('a year is only named when it is another one', () => {
  expect(shortDay(local(10, 18).toISOString(), now)).toBe('18 Nov');
  expect(shortDay(new Date(2025, 8, 30).toISOString(), now)).toBe('30 Sep 2025');
});

test('near days have names, and change at midnight', () => {
  expect(dayAndTime(local(10, 20).toISOString(), now)).toBe('today at 7:42 AM');
  expect(dayAndTime(local(10, 19, 23, 59).toISOString(), now)).toBe('yesterday at 11:59 PM');
  expect(dayAndTime(local(10, 21).toISOString(), now)).toBe('tomorrow at 7:42 AM');
  expect(dayAndTime(local(10, 18).toISOString(), now)).toBe('18 Nov at 7:42 AM');
});

test.each([
  [-1, 'just now'],
  [0.9, 'just now'],
  [40, '40 min'],
  [119, '1 h'],
  [24 * 60, '1 day'],
  [3.5 * 24 * 60, '3 days'],
])('%d minutes ago is %s', (minutes, words) => {
  expect(roughly(minutes * 60_000)).toBe(words);
});
