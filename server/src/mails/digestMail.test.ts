import { expect, test } from 'vitest';
import { buildDigestMail } from './digestMail.ts';

const opened = { reader: 'Isolde Marr', writtenAt: '2026-11-30T08:00:00Z', isNew: true, isSealed: false };

test.each([
  [1, '1 letter came in the last week. You have opened it.'],
  [2, '2 letters came in the last week. You have opened them all.'],
])('the digest says that all of its letters are opened: %d', (count, expected) => {
  const { text } = buildDigestMail({
    to: { email: 'rosalind@example.test', firstName: 'Rosalind', userId: 1, timeZone: 'UTC' },
    letters: Array.from({ length: count }, () => opened),
    link: 'https://moonletter.test/',
    unsubscribeUrl: 'https://moonletter.test/unsubscribe?token=digest.1.x',
    footer: { reason: 'You asked for a weekly digest.' },
  });
  expect(text).toContain(expected);
});
