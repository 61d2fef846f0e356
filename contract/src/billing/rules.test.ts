import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SubscriptionStatus } from './codes.ts';
import {
  getCannedReply,
  isActive,
  isServiceable,
  NEVER_SUBSCRIBED,
  type SubscriptionRecord,
  subscriptionStatus,
} from './rules.ts';

const NOW = 1_000;
const monthly: SubscriptionRecord = { ...NEVER_SUBSCRIBED, status: 'active' };
const yearly: SubscriptionRecord = { ...monthly, interval: 'year' };
const paused = (paymentPausedAt: number | null, paymentResumesAt: number | null) => ({
  ...monthly,
  paymentPausedAt,
  paymentResumesAt,
});

describe('the status', () => {
  test.each<[string, SubscriptionRecord, SubscriptionStatus]>([
    ['who never subscribed', NEVER_SUBSCRIBED, 'canceled'],
    [
      'canceled comes first',
      { ...paused(0, 2_000), status: 'canceled', cancelAtPeriodEnd: true },
      'canceled',
    ],
    ['past due', { ...yearly, status: 'past_due' }, 'payment_failed'],
    ['a cancellation before a pause', { ...paused(0, 2_000), cancelAtPeriodEnd: true }, 'cancel_upcoming'],
    ['a cancellation of a year', { ...yearly, cancelAtPeriodEnd: true }, 'cancel_upcoming'],
    ['one second before the pause', paused(NOW + 1, 2_000), 'monthly_skip_upcoming'],
    ['as the pause begins', paused(NOW, 2_000), 'monthly_skipping'],
    ['one second before it ends', paused(0, NOW + 1), 'monthly_skipping'],
    ['as it ends', paused(0, NOW), 'monthly_active'],
    ['without one of the two times of a pause', paused(null, 2_000), 'monthly_active'],
    ['monthly', monthly, 'monthly_active'],
    ['yearly', yearly, 'yearly_active'],
    ['a yearly membership is never paused', { ...paused(0, 2_000), interval: 'year' }, 'yearly_active'],
  ])('%s', (_, record, status) => {
    expect(subscriptionStatus(record, NOW)).toBe(status);
  });

  test('of a monthly skip goes from upcoming to skipping to active as time passes, and never back', () => {
    const order: SubscriptionStatus[] = ['monthly_skip_upcoming', 'monthly_skipping', 'monthly_active'];
    const time = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(time, time, time, time, (pausedAt, length, earlier, later) => {
        const record = paused(pausedAt, pausedAt + length);
        const [before, after] = earlier <= later ? [earlier, later] : [later, earlier];
        const placeAt = (now: number) => order.indexOf(subscriptionStatus(record, now));
        expect(placeAt(before)).toBeGreaterThanOrEqual(0);
        expect(placeAt(after)).toBeGreaterThanOrEqual(placeAt(before));
      }),
    );
  });
});

test.each<[SubscriptionStatus, { active: boolean; serviceable: boolean; replies: string | null }]>([
  ['monthly_active', { active: true, serviceable: true, replies: null }],
  ['yearly_active', { active: true, serviceable: true, replies: null }],
  ['cancel_upcoming', { active: false, serviceable: true, replies: null }],
  ['monthly_skip_upcoming', { active: false, serviceable: true, replies: null }],
  [
    'monthly_skipping',
    {
      active: false,
      serviceable: false,
      replies: 'Your account is skipped right now. Please reactivate it and your reading will be done.',
    },
  ],
  [
    'canceled',
    {
      active: false,
      serviceable: false,
      replies: 'Your account is canceled right now. Please reactivate it and your reading will be done.',
    },
  ],
  [
    'payment_failed',
    {
      active: false,
      serviceable: false,
      replies:
        'Your account is not current right now. Please get current first and your reading will be done.',
    },
  ],
])('%s: %o', (status, { active, serviceable, replies }) => {
  expect(isActive(status)).toBe(active);
  expect(isServiceable(status)).toBe(serviceable);
  expect(getCannedReply(status)).toBe(replies && `I'd love to answer this for you! ${replies}`);
});
