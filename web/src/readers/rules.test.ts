import { expect, test } from 'vitest';
import { describeDeactivation, describeInvitation } from './rules.ts';

const isolde = { firstName: 'Isolde', userId: 2, invitedUntil: null };
const TAIL = ' Members cannot choose Isolde any more.';
const CLAIMS = ' Requests that their account has claimed are given back.';

test.each([
  [isolde, 0, `No open request is for Isolde.${CLAIMS}${TAIL}`],
  [isolde, 1, `1 open request is for Isolde. It stays so, and any writer may answer it.${CLAIMS}${TAIL}`],
  [
    { ...isolde, userId: null },
    12,
    `12 open requests are for Isolde. They stay so, and any writer may answer them.${TAIL}`,
  ],
  [
    { ...isolde, invitedUntil: '2026-11-27T07:42:00.000Z' },
    0,
    'The invitation ends: its link does not work any more.',
  ],
])('%j with %i open requests', (reader, openRequests, text) => {
  expect(describeDeactivation(reader, openRequests)).toBe(text);
});

const now = new Date('2026-11-22T12:00:00Z');
test.each([
  [{ invitedUntil: null, status: 'active' as const }, null],
  [
    { invitedUntil: '2026-11-27T12:00:00.000Z', status: 'invited' as const },
    'Invited, the link works until 27 Nov 2026',
  ],
  [
    { invitedUntil: '2026-11-20T12:00:00.000Z', status: 'invited' as const },
    'Invited, the link ended on 20 Nov 2026',
  ],
  [{ invitedUntil: '2026-11-20T12:00:00.000Z', status: 'inactive' as const }, 'The invitation was withdrawn'],
])('%j', (reader, text) => {
  expect(describeInvitation(reader, now)).toBe(text);
});
