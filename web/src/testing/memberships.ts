import type { NewSubscriptionInfo, SubscriptionInfo } from '#contract/billing/calls.ts';
import { type Action, PLANS, type SubscriptionStatus } from '#contract/billing/codes.ts';
import { describePlan } from '#contract/billing/format.ts';
import { getAllowedActions } from '#contract/billing/allowedActions.ts';

export const noonUtc = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

const monthly: SubscriptionInfo = {
  currentSubscriptionStatus: 'monthly_active',
  status: 'active',
  interval: 'month',
  productId: 2,
  currentPeriodStart: noonUtc('2026-11-20'),
  currentPeriodEnd: noonUtc('2026-12-20'),
  cancelAtPeriodEnd: false,
  paymentPausedAt: null,
  paymentResumesAt: null,
  pendingProductId: null,
  nextCharge: { date: noonUtc('2026-12-20'), amountCents: 1_900 },
};

const changes: Record<SubscriptionStatus, Partial<SubscriptionInfo>> = {
  monthly_active: {},
  yearly_active: {
    interval: 'year',
    productId: 1,
    currentPeriodEnd: noonUtc('2027-11-20'),
    nextCharge: { date: noonUtc('2027-11-20'), amountCents: 19_200 },
  },
  cancel_upcoming: { cancelAtPeriodEnd: true, nextCharge: null },
  monthly_skip_upcoming: {
    paymentPausedAt: noonUtc('2026-12-20'),
    paymentResumesAt: noonUtc('2027-01-20'),
    nextCharge: { date: noonUtc('2027-01-20'), amountCents: 1_900 },
  },
  monthly_skipping: {
    paymentPausedAt: noonUtc('2026-11-20'),
    paymentResumesAt: noonUtc('2026-12-20'),
  },
  payment_failed: {
    status: 'past_due',
    currentPeriodStart: noonUtc('2026-10-18'),
    currentPeriodEnd: noonUtc('2026-11-18'),
    nextCharge: { date: noonUtc('2026-11-25'), amountCents: 1_900 },
  },
  canceled: {
    status: 'canceled',
    currentPeriodStart: noonUtc('2026-10-07'),
    currentPeriodEnd: noonUtc('2026-11-07'),
    nextCharge: null,
  },
};

/** A membership with a status, on 21 November 2026. */
export const aMembershipIn = (
  status: SubscriptionStatus,
  more: Partial<SubscriptionInfo> = {},
): SubscriptionInfo => ({ ...monthly, currentSubscriptionStatus: status, ...changes[status], ...more });

export const neverSubscribed = aMembershipIn('canceled', {
  productId: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
});

/** The previews of a membership's actions; each sentence contains the action's name. */
export function previewsFor({
  currentSubscriptionStatus,
  pendingProductId,
}: SubscriptionInfo): NewSubscriptionInfo {
  const statusAfter = ['monthly_skipping', 'payment_failed'].includes(currentSubscriptionStatus)
    ? 'canceled'
    : 'cancel_upcoming';
  const offer = (action: Action) => ({
    effectiveAt: noonUtc('2026-11-21'),
    amountCents: 1_900,
    statusAfter: action === 'cancel' ? statusAfter : ('monthly_active' as const),
    sentence: `The sentence of ${action} about the plan.`,
  });
  return {
    plans: [PLANS[1], PLANS[2]].map(({ chargeCents, isMostPopular, ...plan }) => ({
      ...plan,
      text: describePlan(plan.productId),
      chargeNowCents: chargeCents,
      mostPopular: isMostPopular,
    })),
    defaultCard: { id: 1, brand: 'visa', last4: '4242', expMonth: 7, expYear: 2031 },
    actions: Object.fromEntries(
      getAllowedActions(currentSubscriptionStatus, pendingProductId).map((action) => [action, offer(action)]),
    ),
  };
}
