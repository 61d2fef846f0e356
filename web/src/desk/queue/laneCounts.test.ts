import { expect, test } from 'vitest';
import { aListedRequest, atHour } from '../../testing/listedRequests.ts';
import { formatLane, moveBetweenLanes } from './laneCounts.ts';

const ME = 2;
const counts = { toAnswer: 5, wroteBack: 3, answered: 7, mine: 1, snoozed: 0 };
const question = aListedRequest(1);

test.each([
  ['is answered', question, { status: 'RESPONDED' }, { toAnswer: 4, answered: 8 }],
  ['is claimed by me', question, { assignedWriter: ME }, { mine: 2 }],
  ['is claimed by another writer', question, { assignedWriter: 9 }, { toAnswer: 4 }],
  ['is put off', question, { snoozedUntil: atHour(9) }, { toAnswer: 4, snoozed: 1 }],
  ['is read', question, { unreadCount: 0 }, {}],
  [
    'is written back to',
    aListedRequest(1, { status: 'RESPONDED' }),
    { wroteBackAt: atHour(3) },
    { answered: 6, wroteBack: 4 },
  ],
] as const)('updates the counts when a request %s', (_, before, change, expected) => {
  expect(moveBetweenLanes(counts, before, { ...before, ...change }, ME)).toEqual({ ...counts, ...expected });
});

test('returns null for a count at the cap', () => {
  const many = { ...counts, toAnswer: 1_000 };
  expect(moveBetweenLanes(many, question, { ...question, status: 'CLOSED' }, ME)).toBeNull();
});

test.each([
  [undefined, 'To answer'],
  [0, 'To answer (0)'],
  [14, 'To answer (14)'],
  [1_000, 'To answer (1,000+)'],
])('formats a lane with count %j as “%s”', (count, expected) => {
  expect(formatLane('To answer', count)).toBe(expected);
});
