import { expect, test } from 'vitest';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { ACTIONS } from '#contract/billing/codes.ts';
import { cardName, dayOf, expiryText, money, questionOf, successOf, summaryOf } from './rules.ts';

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
] as const)('%s asks for confirmation in the words of whoever is asked', (action, member, writer) => {
  expect(questionOf(action, undefined)).toBe(member);
  expect(questionOf(action, 7)).toBe(writer);
});

test('no question to a writer speaks of their own plan', () => {
  for (const action of ACTIONS) expect(questionOf(action, 7)).not.toMatch(/\byour\b/);
});

test('a first membership is welcomed, a later one is active again', () => {
  expect(questionOf('create', undefined, true)).toBe('Are you sure you want to start your membership?');
  expect(successOf(false)).toBe('Your membership is active again!');
  expect(successOf(true)).not.toMatch(/again/);
});

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

test('a card is named by its brand and last four digits, with the month it holds through', () => {
  expect(cardName({ brand: 'amex', last4: '0005' })).toBe('American Express ending in 0005');
  expect(expiryText({ expMonth: 7, expYear: 2031 })).toBe('07/31');
});

test('cents become dollars and epoch seconds become days', () => {
  expect(money(19_200)).toBe('$192.00');
  expect(dayOf(noon('2026-11-20'))).toBe('20 November 2026');
});
