import { expect, test } from 'vitest';
import { formatElapsed } from './elapsed.ts';

test.each([
  [-1, 'just now'],
  [0.9, 'just now'],
  [40, '40 min'],
  [119, '1 h'],
  [24 * 60, '1 day'],
  [3.5 * 24 * 60, '3 days'],
])('%d minutes ago is %s', (minutes, expected) => {
  expect(formatElapsed(minutes * 60_000)).toBe(expected);
});
