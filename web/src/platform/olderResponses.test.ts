import { expect, test } from 'vitest';
import { getSubscriptionInfo, listCards } from '#contract/billing/calls.ts';
import { getNewestDraft, getRequest, listRequests } from '#contract/readings/calls.ts';
import { listPersonalities } from '#contract/readers/calls.ts';
import { listTags } from '#contract/tags/calls.ts';
import { ShapeMismatch, toShape } from '#contract/shape.ts';
import type { Call } from '#contract/call.ts';
import { checkOlderResponse } from './olderResponses.ts';

const check = ({ output }: Pick<Call, 'output'>, body: unknown) => checkOlderResponse(toShape(output), body);

const row = {
  id: 7,
  title: 'The garden',
  status: 'OPENED',
  createdAt: '2026-11-20T07:42:00.000Z',
  lastMessageTime: '2026-11-20T07:42:00.000Z',
};

test('fields that came later are filled in', () => {
  expect(check(getNewestDraft, { personalityMessage: 'Dear Rosalind' })).toEqual({
    personalityMessage: 'Dear Rosalind',
    source: 'composer',
  });
  expect(check(listCards, { cards: [], defaultPaymentMethod: null })).toEqual({
    cards: [],
    defaultPaymentMethod: null,
    publishableKey: null,
  });
  expect(check(listTags, [{ id: 1, text: 'Gentle', color: 'red' }])).toEqual([
    { id: 1, text: 'Gentle', color: 'red', membersCount: 0, etag: '' },
  ]);
  expect(check(listPersonalities, [{ id: 1, firstName: 'Isolde', lastName: 'Marr' }])).toMatchObject([
    { id: 1, firstName: 'Isolde', picture: null, away: false },
  ]);
  expect(
    check(getSubscriptionInfo, {
      currentSubscriptionStatus: 'monthly_active',
      interval: 'month',
      currentPeriodStart: 1_700_000_000,
      currentPeriodEnd: 1_702_592_000,
    }),
  ).toMatchObject({ status: 'active', cancelAtPeriodEnd: false, pendingProductId: null, nextCharge: null });
  expect(check(getRequest, row)).toMatchObject({
    ...row,
    user: { id: 0, firstName: '' },
    dueAt: '2026-11-21T07:42:00.000Z',
    isRushed: false,
    personality: null,
    messages: [],
  });
});

test.each([
  ['an empty object', listCards, {}],
  ['an object with other keys', getNewestDraft, { text: 'Dear Rosalind' }],
  ['null', listCards, null],
  ['a list in place of an object', listCards, []],
  ['a field of another kind', listCards, { cards: 'none' }],
  ['null in a list', listTags, [null]],
  ['a missing id', listTags, [{ text: 'Gentle', color: 'red' }]],
  ['a missing code', listTags, [{ id: 1, text: 'Gentle' }]],
  ['missing results', listRequests, { count: 3 }],
  ['a missing status', getRequest, { id: 7, title: 'The garden' }],
])('%s is still a mismatch', (_, call, body) => {
  expect(() => check(call, body)).toThrow(ShapeMismatch);
});
