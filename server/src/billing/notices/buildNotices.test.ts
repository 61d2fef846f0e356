import { describe, expect, test } from 'vitest';
import type { UpcomingNotice } from '../dueStepRules.ts';
import type { Membership } from '../membershipRecord.ts';
import { change } from '../rules.ts';
import { buildUpcomingNotice, buildActionNotice, buildDeclineNotice } from './buildNotices.ts';
import {
  applySteps,
  toSeconds,
  DAY,
  END,
  monthly,
  SECOND_END,
  NOW,
  records,
  upgrading,
  yearly,
} from '../../../testing/billing/records.ts';

const MONTHLY_NEXT = { date: END, amountCents: 1_900 };
const createCard = (expMonth: number, expYear: number) =>
  ({ brand: 'visa', last4: '4242', expMonth, expYear }) as const;
const GOOD = createCard(12, 2090);

describe('a card', () => {
  test.each([
    ['in the month before the charge', 1, 2026, { hasExpired: true }],
    ['in the month of the charge, through its last day', 2, 2026, null],
    ['later', 3, 2026, null],
    ['in the year before', 12, 2025, { hasExpired: true }],
  ])('that expires %s', (_, month, year, notice) => {
    const card = createCard(month, year);
    expect(buildUpcomingNotice('card_expiring', monthly, card, NOW)).toEqual(
      notice && { kind: 'card_expiring', card, ...notice, next: MONTHLY_NEXT },
    );
  });

  test('that will have expired is announced before the charge at the end of a skip', () => {
    const card = createCard(2, 2026);
    expect(buildUpcomingNotice('card_expiring', records.monthly_skip_upcoming, card, NOW)).toEqual({
      kind: 'card_expiring',
      card,
      hasExpired: false,
      next: { date: SECOND_END, amountCents: 1_900 },
    });
  });

  test('that does not exist has no notice', () => {
    expect(buildUpcomingNotice('card_expiring', monthly, undefined, NOW)).toBeNull();
  });
});

test.each<[UpcomingNotice, Membership, object]>([
  ['upgrade_ahead', upgrading, { next: { date: END, amountCents: 19_200 } }],
  ['renewal_ahead', yearly, { next: { date: toSeconds('2027-01-31T12:00:00Z'), amountCents: 19_200 } }],
  ['skip_ending', records.monthly_skipping, { next: MONTHLY_NEXT }],
  [
    'final_notice',
    records.payment_failed,
    { amountCents: 1_900, endsAt: records.payment_failed.dunningSince! + 14 * DAY },
  ],
])('%s states the day and the amount', (kind, record, states) => {
  expect(buildUpcomingNotice(kind, record, GOOD, NOW)).toEqual({ kind, ...states });
});

test.each([
  [
    'skip',
    monthly,
    { kind: 'skip_scheduled', pausedAt: END, next: { date: SECOND_END, amountCents: 1_900 } },
  ],
  ['unskip', records.monthly_skip_upcoming, { kind: 'skip_removed', next: MONTHLY_NEXT }],
  ['upgrade', monthly, { kind: 'upgrade_scheduled', next: { date: END, amountCents: 19_200 } }],
  ['keep_monthly', upgrading, { kind: 'upgrade_removed', next: MONTHLY_NEXT }],
  ['uncancel', records.cancel_upcoming, { kind: 'cancel_removed', next: MONTHLY_NEXT }],
  ['cancel', monthly, { kind: 'access_until', until: END }],
  ['cancel', records.monthly_skip_upcoming, { kind: 'access_until', until: END }],
  ['cancel', records.monthly_skipping, { kind: 'canceled', reason: 'asked' }],
  ['cancel', records.payment_failed, { kind: 'canceled', reason: 'asked' }],
] as const)('the action "%s" gives the notice that fits the changed record', (action, record, notice) => {
  expect(buildActionNotice(action, change(record, { action }, NOW).record, NOW)).toEqual(notice);
});

describe('a payment that failed', () => {
  const failed = (isRetryable: boolean) => applySteps(monthly, [{ event: 'declined', isRetryable }, END]);
  const owed = { amountCents: 1_900, endsAt: END + 14 * DAY };

  test.each([
    ['at first', monthly, failed(true), 'card_declined', 'payment_failed', END + DAY],
    [
      'again',
      failed(true),
      applySteps(failed(true), [{ event: 'declined', isRetryable: true }, END + DAY]),
      'card_declined',
      'payment_failed_again',
      END + 3 * DAY,
    ],
    ['for good', monthly, failed(false), 'lost_card', 'payment_failed', null],
  ] as const)('%s names the date of the next retry', (_, before, record, code, kind, nextRetryAt) => {
    expect(buildDeclineNotice(before, record, { code, now: END })).toEqual({
      kind,
      ...owed,
      nextRetryAt,
      message: expect.any(String),
    });
  });

  test('that the gateway answered days later names no day that has passed', () => {
    const now = END + 5 * DAY;
    expect(buildDeclineNotice(monthly, failed(true), { code: 'card_declined', now })).toMatchObject({
      kind: 'payment_failed',
      nextRetryAt: now,
    });
  });

  test('without a card says that there is none', () => {
    expect(buildDeclineNotice(monthly, failed(false), { code: 'no_card', now: END })).toEqual({
      kind: 'no_card',
      ...owed,
    });
  });

  test('because it needs confirmation says that the bank asks the member to confirm', () => {
    expect(buildDeclineNotice(monthly, failed(false), { code: 'authentication_required', now: END })).toEqual(
      {
        kind: 'authentication_wanted',
        ...owed,
      },
    );
  });

  test('for the last time says that the membership has ended', () => {
    const last = applySteps(failed(true), [{ event: 'declined', isRetryable: true }, END + 14 * DAY]);
    expect(buildDeclineNotice(failed(true), last, { code: 'card_declined', now: END })).toEqual({
      kind: 'canceled',
      reason: 'unpaid',
    });
  });
});
