import { expect, test } from 'vitest';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { describeMembership } from './rules.ts';

const ENDED: SubscriptionInfo = {
  currentSubscriptionStatus: 'canceled',
  status: 'canceled',
  interval: 'month',
  productId: 2,
  currentPeriodStart: 1_790_000_000,
  currentPeriodEnd: 1_792_600_000,
  cancelAtPeriodEnd: false,
  paymentPausedAt: null,
  paymentResumesAt: null,
  pendingProductId: null,
  nextCharge: null,
};
const DECLINED = { ...ENDED, currentPeriodStart: null, currentPeriodEnd: null };

test.each([
  ['an active one', 'Monthly', 'monthly_active', ENDED, 'Monthly plan, active'],
  ['one that has ended', null, 'canceled', ENDED, 'Canceled'],
  ['one whose first payment was declined', null, 'canceled', DECLINED, 'No plan'],
  ['none', null, 'canceled', null, 'No plan'],
] as const)('writers read of a membership: %s', (_, plan, currentSubscriptionStatus, subscription, text) => {
  expect(describeMembership({ plan, currentSubscriptionStatus, subscription })).toBe(text);
});
