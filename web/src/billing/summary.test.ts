import { expect, test } from 'vitest';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { summaryOf } from './summary.ts';

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

const monthly: SubscriptionInfo = {
  currentSubscriptionStatus: 'monthly_active',
  status: 'active',
  interval: 'month',
  productId: 2,
  currentPeriodStart: noon('2026-11-20'),
  currentPeriodEnd: noon('2026-12-20'),
  cancelAtPeriodEnd: false,
  paymentPausedAt: null,
  paymentResumesAt: null,
  pendingProductId: null,
  nextCharge: { date: noon('2026-12-20'), amountCents: 1_900 },
};

test.each<[string, Partial<SubscriptionInfo>, string, string | null, RegExp]>([
  ['monthly', {}, 'Active', 'Monthly plan', /^Renews on 20 December 2026 for \$19\.00\.$/],
  [
    'yearly',
    {
      currentSubscriptionStatus: 'yearly_active',
      interval: 'year',
      productId: 1,
      nextCharge: { date: noon('2027-11-20'), amountCents: 19_200 },
    },
    'Active',
    'Annual plan',
    /^Renews on 20 November 2027 for \$192\.00\.$/,
  ],
  [
    'an upgrade that is scheduled',
    { pendingProductId: 1, nextCharge: { date: noon('2026-12-20'), amountCents: 19_200 } },
    'Active',
    'Monthly plan',
    /^Changes to the annual plan on 20 December 2026 for \$192\.00\.$/,
  ],
  [
    'a cancellation that is scheduled',
    { currentSubscriptionStatus: 'cancel_upcoming', nextCharge: null },
    'Ends soon',
    'Monthly plan',
    /20 December 2026/,
  ],
  [
    'a skip that is scheduled',
    {
      currentSubscriptionStatus: 'monthly_skip_upcoming',
      paymentPausedAt: noon('2026-12-20'),
      paymentResumesAt: noon('2027-01-20'),
    },
    'Skip scheduled',
    'Monthly plan',
    /20 December 2026.*20 January 2027/,
  ],
  [
    'a skip under way',
    {
      currentSubscriptionStatus: 'monthly_skipping',
      paymentPausedAt: noon('2026-11-20'),
      paymentResumesAt: noon('2026-12-20'),
    },
    'Skipping',
    'Monthly plan',
    /20 December 2026/,
  ],
  [
    'a failed payment',
    { currentSubscriptionStatus: 'payment_failed' },
    'Payment failed',
    'Monthly plan',
    /card/,
  ],
  [
    'a canceled membership',
    { currentSubscriptionStatus: 'canceled', nextCharge: null },
    'Canceled',
    'Monthly plan',
    /20 December 2026/,
  ],
  [
    'one who never subscribed',
    {
      currentSubscriptionStatus: 'canceled',
      productId: null,
      currentPeriodStart: null,
      currentPeriodEnd: null,
      nextCharge: null,
    },
    'No membership yet',
    null,
    /a plan and a card/,
  ],
])('the summary of %s states the plan and the dates', (_name, change, title, plan, text) => {
  const summary = summaryOf({ ...monthly, ...change });
  expect(summary).toMatchObject({ title, plan });
  expect(summary.text).toMatch(text);
});
