import { expect, test } from 'vitest';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/billing/codes.ts';
import { isActive } from '#contract/billing/rules.ts';
import { aMembershipIn, noonUtc } from '../../testing/memberships.ts';
import { buildSummary } from './summary.ts';

const monthly = aMembershipIn('monthly_active');

test.each<[string, Partial<SubscriptionInfo>, string, string | null, RegExp]>([
  ['monthly', {}, 'Active', 'Monthly plan', /^Renews on 20 December 2026 for \$19\.00\.$/],
  [
    'yearly',
    {
      currentSubscriptionStatus: 'yearly_active',
      interval: 'year',
      productId: 1,
      nextCharge: { date: noonUtc('2027-11-20'), amountCents: 19_200 },
    },
    'Active',
    'Annual plan',
    /^Renews on 20 November 2027 for \$192\.00\.$/,
  ],
  [
    'an upgrade that is scheduled',
    { pendingProductId: 1, nextCharge: { date: noonUtc('2026-12-20'), amountCents: 19_200 } },
    'Active',
    'Monthly plan',
    /^Changes to the annual plan on 20 December 2026 for \$192\.00\.$/,
  ],
  [
    'a cancellation that is scheduled',
    { currentSubscriptionStatus: 'cancel_upcoming', nextCharge: null },
    'Ends on 20 December 2026',
    'Monthly plan',
    /20 December 2026/,
  ],
  [
    'a skip that is scheduled',
    {
      currentSubscriptionStatus: 'monthly_skip_upcoming',
      paymentPausedAt: noonUtc('2026-12-20'),
      paymentResumesAt: noonUtc('2027-01-20'),
      nextCharge: { date: noonUtc('2027-01-20'), amountCents: 1_900 },
    },
    'Skip scheduled',
    'Monthly plan',
    /20 December 2026 for one month, which costs nothing\. It resumes on 20 January 2027, when \$19\.00 is charged\.$/,
  ],
  [
    'a skip under way',
    {
      currentSubscriptionStatus: 'monthly_skipping',
      paymentPausedAt: noonUtc('2026-11-20'),
      paymentResumesAt: noonUtc('2026-12-20'),
    },
    'Skipping',
    'Monthly plan',
    /costs nothing\. It resumes on 20 December 2026, when \$19\.00 is charged\.$/,
  ],
  [
    'a failed payment',
    { currentSubscriptionStatus: 'payment_failed', status: 'past_due' },
    'Payment failed',
    'Monthly plan',
    /\$19\.00 did not go through\. It will be tried again on 20 December 2026\..* ends 14 days after the payment failed\.$/,
  ],
  [
    'a payment that is not tried again',
    { currentSubscriptionStatus: 'payment_failed', status: 'past_due', nextCharge: null },
    'Payment failed',
    'Monthly plan',
    /not tried again automatically\. Retry the payment, and confirm it if the bank asks, or use another card\./,
  ],
  [
    'a canceled membership',
    { currentSubscriptionStatus: 'canceled', nextCharge: null },
    'Canceled',
    'Monthly plan',
    /^The last period ended on 20 December 2026\.$/,
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
    /a plan and add a card/,
  ],
])('the summary of %s states the plan and the dates', (_name, change, title, plan, text) => {
  const summary = buildSummary({ ...monthly, ...change });
  expect(summary).toMatchObject({ title, plan });
  expect(summary.text).toMatch(text);
});

test.each<[SubscriptionStatus, Partial<SubscriptionInfo>, Record<string, string>]>([
  [
    'monthly_active',
    {},
    {
      'Period began': '20 November 2026',
      'Period ends': '20 December 2026',
      'Next charge': '20 December 2026, $19.00',
    },
  ],
  [
    'monthly_active',
    { pendingProductId: 1, nextCharge: { date: noonUtc('2026-12-20'), amountCents: 19_200 } },
    {
      'Period began': '20 November 2026',
      'Period ends': '20 December 2026',
      'Next plan': 'Annual',
      'Next charge': '20 December 2026, $192.00',
    },
  ],
  [
    'yearly_active',
    {},
    {
      'Period began': '20 November 2026',
      'Period ends': '20 November 2027',
      'Next charge': '20 November 2027, $192.00',
    },
  ],
  ['cancel_upcoming', {}, { 'Period began': '20 November 2026', 'Period ends': '20 December 2026' }],
  [
    'monthly_skip_upcoming',
    {},
    {
      'Period began': '20 November 2026',
      'Period ends': '20 December 2026',
      'Pauses on': '20 December 2026',
      'Resumes on': '20 January 2027',
      'Next charge': '20 January 2027, $19.00',
    },
  ],
  [
    'monthly_skipping',
    {},
    {
      'Paused on': '20 November 2026',
      'Resumes on': '20 December 2026',
      'Next charge': '20 December 2026, $19.00',
    },
  ],
  [
    'payment_failed',
    {},
    {
      'Period began': '18 October 2026',
      'Period ended': '18 November 2026',
      Owed: '$19.00',
      'Tried again on': '25 November 2026',
      // Fourteen days after the charge failed, not after the period ended.
      'Ends, if unpaid, on': '3 December 2026',
    },
  ],
  ['canceled', {}, { 'Period began': '7 October 2026', 'Period ended': '7 November 2026' }],
  [
    'canceled',
    { paymentPausedAt: noonUtc('2026-11-20'), paymentResumesAt: noonUtc('2026-12-20') },
    { 'Period began': '7 October 2026', 'Period ended': '7 November 2026' },
  ],
])('the facts of %s %o', (status, more, facts) => {
  const failedAt = status === 'payment_failed' ? noonUtc('2026-11-19') : undefined;
  const entries = buildSummary(aMembershipIn(status, more), undefined, failedAt).facts.map(
    ({ label, value }) => [label, value],
  );
  expect(Object.fromEntries(entries)).toEqual(facts);
});

test('an owed payment says on which day the membership ends, once it is known when the charge failed', () => {
  const { text } = buildSummary(aMembershipIn('payment_failed'), 1_900, noonUtc('2026-11-19'));
  expect(text).toMatch(/If it stays unpaid, the membership ends on 3 December 2026\.$/);
});

test.each(SUBSCRIPTION_STATUSES)('%s is called active only if it is', (status) => {
  expect(buildSummary(aMembershipIn(status)).title === 'Active').toBe(isActive(status));
});
