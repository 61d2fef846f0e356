import { expect, test } from 'vitest';
import { describeTimeLeft } from './timeLeft.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const dueIn = (ms: number) => new Date(NOW.getTime() + ms).toISOString();

test.each([
  [dueIn(2 * HOUR), '2 h left', false],
  [dueIn(2 * HOUR + 59 * MINUTE), '2 h left', false],
  [dueIn(HOUR), '1 h left', false],
  [dueIn(59 * MINUTE), '59 min left', false],
  [dueIn(MINUTE), '1 min left', false],
  [dueIn(MINUTE - 1), 'due now', false],
  [dueIn(0), 'due now', false],
  [dueIn(-1), 'overdue 1 min', true],
  [dueIn(-3 * HOUR), 'overdue 3 h', true],
  [dueIn(24 * HOUR), '1 day left', false],
  [dueIn(50 * HOUR), '2 days left', false],
  [dueIn(-72 * HOUR), 'overdue 3 days', true],
])('of a question that is due at %s, %s', (dueAt, text, isOverdue) => {
  expect(describeTimeLeft({ status: 'OPENED', dueAt, wroteBackAt: null }, NOW)).toEqual({ text, isOverdue });
});

test.each([
  ['RESPONDED', '2026-11-22T10:00:00.000Z', '2 h left'],
  ['RESPONDED', null, undefined],
  ['CLOSED', null, undefined],
] as const)('of a request that is %s and was written back to at %s, %s', (status, wroteBackAt, text) => {
  expect(describeTimeLeft({ status, dueAt: dueIn(2 * HOUR), wroteBackAt }, NOW)?.text).toBe(text);
});
