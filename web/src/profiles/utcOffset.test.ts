import { expect, test } from 'vitest';
import { parseUtcOffset, formatUtcOffset, formatUtcOffsetLabel } from './utcOffset.ts';

test.each([
  ['+01:00', 60],
  ['-05:30', -330],
  ['+00:00', 0],
  ['-03:06', -186],
])('%s is %i minutes, and is written so', (text, minutes) => {
  expect(parseUtcOffset(text)).toBe(minutes);
  expect(formatUtcOffset(minutes)).toBe(text);
});

test.each([
  ['+1', 60],
  [' −5:30 ', -330],
  ['UTC+0945', 585],
  ['gmt -3', -180],
])('%s is understood as %i minutes', (typed, minutes) => {
  expect(parseUtcOffset(typed)).toBe(minutes);
});

test.each(['1', '01:00', '+', '+1:75', 'Lisbon', '+1:0'])('%s is not an offset', (typed) => {
  expect(parseUtcOffset(typed)).toBeNaN();
});

test('a label has a minus sign, not a hyphen', () => {
  expect([-180, 60].map(formatUtcOffsetLabel)).toEqual(['UTC−03:00', 'UTC+01:00']);
});
