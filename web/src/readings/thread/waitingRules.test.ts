import { expect, test } from 'vitest';
import { computeMoonAngle, computeWaitedShare, describeDue, findNextDue } from './waitingRules.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const request = (dueAt: string, firstName: string | null = 'Isolde') => ({
  createdAt: '2026-11-20T08:00:00Z',
  dueAt,
  personality: firstName === null ? null : { firstName },
});

test.each([
  ['2026-11-20T16:30:00Z', 'Isolde', 'UTC', 'Isolde writes by 4:30 PM'],
  ['2026-11-20T16:30:00Z', null, 'America/New_York', 'A reader writes by 11:30 AM'],
  ['2026-11-20T16:30:00Z', 'Isolde', 'Pacific/Auckland', 'Isolde writes by 5:30 AM'],
  ['2026-11-21T09:00:00Z', 'Isolde', 'UTC', 'Isolde writes by tomorrow at 9:00 AM'],
  ['2026-11-23T09:00:00Z', 'Isolde', 'UTC', 'Isolde writes by 23 Nov at 9:00 AM'],
  ['2026-11-20T11:59:00Z', 'Isolde', 'UTC', 'Isolde needs a little longer'],
])('due %s by %s in %s', (dueAt, reader, zone, expected) => {
  expect(describeDue(request(dueAt, reader), NOW, zone)).toBe(expected);
});

test('the waited share grows with the elapsed time, from 0 to 1', () => {
  expect(computeWaitedShare(request('2026-11-20T16:00:00Z'), NOW)).toBe(0.5);
  expect(computeWaitedShare(request('2026-11-20T09:00:00Z'), NOW)).toBe(1);
  expect(computeWaitedShare(request('2026-11-20T16:00:00Z'), new Date('2026-11-20T07:00:00Z'))).toBe(0);
});

test('finds the open request that is due first', () => {
  const open = (id: number, dueAt: string, status = 'OPENED') => ({ id, status, dueAt });
  const answered = open(1, '2026-11-20T01:00:00Z', 'RESPONDED');
  expect(findNextDue([answered, open(2, '2026-11-22T00:00:00Z'), open(3, '2026-11-21T00:00:00Z')])?.id).toBe(
    3,
  );
  expect(findNextDue([answered])).toBeUndefined();
});

test('the moon waxes with the time to answer, but is never full, which means an answer', () => {
  const begun = computeMoonAngle(request('2026-11-20T16:00:00Z'), new Date('2026-11-20T08:00:00Z'));
  const half = computeMoonAngle(request('2026-11-20T16:00:00Z'), NOW);
  const late = computeMoonAngle(request('2026-11-20T09:00:00Z'), NOW);
  expect(half).toBeGreaterThan(begun);
  expect(late).toBeGreaterThan(half);
  expect(late).toBeLessThan(150);
});
