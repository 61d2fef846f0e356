import { expect, test } from 'vitest';
import { LISTED_FIELDS } from '#contract/readings/codes.ts';
import { aListedRequest } from '../../testing/listedRequests.ts';
import { pickListed } from './listedFields.ts';

const row = {
  id: 7,
  title: 'The garden',
  status: 'OPENED',
  createdAt: '2026-11-20T07:42:00.000Z',
  lastMessageTime: '2026-11-20T07:42:00.000Z',
} as const;

test('a row without the fields that came later is shown as a plain question', () => {
  expect(pickListed(LISTED_FIELDS, row)).toEqual(
    aListedRequest(7, { ...row, dueAt: '2026-11-21T07:42:00.000Z', user: { id: 0, firstName: '' } }),
  );
});

test.each(['id', 'title', 'status', 'createdAt', 'lastMessageTime'] as const)(
  'a row without its %s is an error',
  (field) => {
    expect(() => pickListed(LISTED_FIELDS, { ...row, [field]: undefined })).toThrow(/has no|Invalid time/);
  },
);

test('what a row has stays, also null and false', () => {
  const given = { ...row, isRushed: true, numberOfTarotCards: 3, personality: null };
  expect(pickListed(['isRushed', 'numberOfTarotCards', 'personality'], given)).toEqual({
    isRushed: true,
    numberOfTarotCards: 3,
    personality: null,
  });
});
