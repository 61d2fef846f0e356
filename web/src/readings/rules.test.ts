import { expect, test } from 'vitest';
import { pickDaily, describeRequestStatus, summarizeReadings } from './rules.ts';

test.each([
  [1, 2, 'One letter is waiting for you. Two more are being written.'],
  [2, 1, 'Two letters are waiting for you. One more is being written.'],
  [1, 0, 'One letter is waiting for you.'],
  [0, 1, 'One letter is being written.'],
  [0, 3, 'Three letters are being written.'],
  [0, 0, 'Every question is answered.'],
])('summarises %i sealed letters and %i open requests', (sealed, opened, words) => {
  expect(summarizeReadings(sealed, opened)).toBe(words);
});

test.each([
  ['OPENED', null, 'Being written'],
  ['RESPONDED', null, 'Answered by Isolde'],
  ['RESPONDED', '2026-11-20T08:00:00Z', 'Isolde has your note'],
  ['CLOSED', null, 'Closed'],
] as const)('a request that is %s, written back at %s', (status, wroteBackAt, words) => {
  expect(describeRequestStatus({ status, wroteBackAt, personality: { firstName: 'Isolde' } })).toBe(words);
});

test('a daily item stays until midnight, and each item has its turn', () => {
  const at = (day: number, hour: number) => pickDaily(['a', 'b', 'c'], new Date(2026, 10, day, hour));
  expect(at(20, 23)).toBe(at(20, 0));
  expect(new Set([at(20, 12), at(21, 0), at(22, 0)]).size).toBe(3);
  expect(at(23, 1)).toBe(at(20, 1));
  expect(pickDaily([], new Date())).toBeUndefined();
});
