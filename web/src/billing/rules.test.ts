import { expect, test } from 'vitest';
import { ACTIONS } from '#contract/billing/codes.ts';
import {
  formatExpiry,
  getExpiryStatus,
  phraseFor,
  buildConfirmQuestion,
  getSuccessMessage,
} from './rules.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

test.each([
  ['upgrade', 'Are you sure you want to upgrade your plan?', "Are you sure you want to upgrade user's plan?"],
  [
    'skip',
    'Are you sure you want to skip your next billing cycle?',
    "Are you sure you want to skip user's next billing cycle?",
  ],
  [
    'unskip',
    'Are you sure you want to remove the pending skip on your plan?',
    "Are you sure you want to remove the pending skip on user's plan?",
  ],
  [
    'create',
    'Are you sure you want to reactivate your plan?',
    "Are you sure you want to reactivate user's plan?",
  ],
  [
    'update',
    'Are you sure you want to reactivate your plan?',
    "Are you sure you want to reactivate user's plan?",
  ],
  ['cancel', 'Are you sure you want to cancel your plan?', "Are you sure you want to cancel user's plan?"],
  [
    'uncancel',
    'Are you sure you want to remove the pending cancel on your plan?',
    "Are you sure you want to remove the pending cancel on user's plan?",
  ],
] as const)('%s asks a member about "your" plan and a writer about the user’s', (action, member, writer) => {
  expect(buildConfirmQuestion(action, undefined)).toBe(member);
  expect(buildConfirmQuestion(action, 7)).toBe(writer);
});

test('no question to a writer says "your"', () => {
  for (const action of ACTIONS) expect(buildConfirmQuestion(action, 7)).not.toMatch(/\byour\b/);
});

test.each([
  ['upgrade', 'Subscription successfully upgraded!'],
  ['skip', 'Subscription successfully skipped!'],
  ['unskip', 'Subscription successfully updated!'],
  ['update', 'Subscription successfully updated!'],
  ['keep_monthly', 'Subscription successfully updated!'],
  ['cancel', 'Your membership canceled!'],
  ['uncancel', 'Your membership is active again!'],
  ['create', 'Your membership is active again!'],
  ['retry', 'Your membership is active again!'],
] as const)('the success of %s says %s to members and writers', (action, message) => {
  for (const userId of [undefined, 7]) expect(getSuccessMessage(action, userId)).toBe(message);
});

test('a first membership is welcomed', () => {
  expect(buildConfirmQuestion('create', undefined, true)).toBe(
    'Are you sure you want to start your membership?',
  );
  expect(getSuccessMessage('create', undefined, true)).toBe('Welcome! Your membership begins today.');
  expect(getSuccessMessage('create', 7, true)).toBe("User's membership begins today.");
});

test.each([
  ['2026-11-30', null, 'good'],
  ['2026-12-01', null, 'expired'],
  ['2026-11-20', '2026-11-30', 'good'],
  ['2026-11-20', '2026-12-01', 'expiresBeforeCharge'],
  ['2026-12-01', '2026-12-20', 'expired'],
] as const)(
  'on %s, with a charge on %s, a card that expires after November 2026 is %s',
  (day, charge, expected) => {
    const nextCharge = charge === null ? null : { date: noon(charge) };
    expect(getExpiryStatus({ expMonth: 11, expYear: 2026 }, new Date(`${day}T12:00:00Z`), nextCharge)).toBe(
      expected,
    );
  },
);

test('a card is shown with its expiry month', () => {
  expect(formatExpiry({ expMonth: 7, expYear: 2031 })).toBe('07/31');
});

test.each([
  ['Your card was declined. Please use another card', "User's card was declined. Please use another card"],
  ['A new period begins, and your plan goes on.', "A new period begins, and user's plan goes on."],
  ['Your bank wants you to confirm this payment', "User's bank wants them to confirm this payment"],
  ['Yours is not a word of ours', 'Yours is not a word of ours'],
])('a sentence to the member is reworded for a writer: %s', (toMember, toWriter) => {
  expect(phraseFor(undefined, toMember)).toBe(toMember);
  expect(phraseFor(7, toMember)).toBe(toWriter);
});
