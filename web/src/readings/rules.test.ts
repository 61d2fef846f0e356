import { expect, test } from 'vitest';
import { pickDaily, describeRequestStatus, summarizeReadings } from './rules.ts';

test.each([
  [1, 2, false, 'One letter is waiting for you. Two more are being written.'],
  [2, 1, false, 'Two letters are waiting for you. One more is being written.'],
  [1, 0, true, 'One letter is waiting for you.'],
  [0, 1, true, 'One letter is being written.'],
  [0, 3, false, 'Three letters are being written.'],
  [0, 0, false, 'Every question is answered.'],
  [0, 0, true, ''],
  [0, 25, true, 'At least 25 letters are being written.'],
  [1, 25, true, 'One letter is waiting for you. At least 25 more are being written.'],
  [0, 25, false, '25 letters are being written.'],
])(
  'summarises %i sealed letters and %i open requests, with more: %s',
  (sealed, opened, hasMore, expected) => {
    expect(summarizeReadings(sealed, opened, hasMore)).toBe(expected);
  },
);

test.each([
  ['OPENED', null, 'Being written'],
  ['RESPONDED', null, 'Answered by Isolde'],
  ['RESPONDED', '2026-11-20T08:00:00Z', 'Isolde has your note'],
  ['CLOSED', null, 'Closed'],
] as const)('a request that is %s, written back at %s', (status, wroteBackAt, expected) => {
  expect(describeRequestStatus({ status, wroteBackAt, personality: { firstName: 'Isolde' } })).toBe(expected);
});

test('a daily item stays until midnight, and each item has its turn', () => {
  const at = (day: number, hour: number) => pickDaily(['a', 'b', 'c'], new Date(2026, 10, day, hour));
  expect(at(20, 23)).toBe(at(20, 0));
  expect(new Set([at(20, 12), at(21, 0), at(22, 0)]).size).toBe(3);
  expect(at(23, 1)).toBe(at(20, 1));
  expect(pickDaily([], new Date())).toBeUndefined();
});
