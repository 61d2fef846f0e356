import type { SubscriptionStatus } from '#contract/billing/codes.ts';

const statusLabels: Record<SubscriptionStatus, string> = {
  monthly_active: 'active',
  yearly_active: 'active',
  canceled: 'canceled',
  cancel_upcoming: 'cancels soon',
  payment_failed: 'payment failed',
  monthly_skip_upcoming: 'skips next month',
  monthly_skipping: 'skipping',
};

/** 'Monthly plan, skipping'; 'No plan' for members who never subscribed. */
export function describeMembership(status: SubscriptionStatus, plan: string | null): string {
  return plan === null ? 'No plan' : `${plan} plan, ${statusLabels[status]}`;
}
