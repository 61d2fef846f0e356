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

/** Each status by itself, without the plan beside it. */
export const STATUS_NAMES: Record<SubscriptionStatus, string> = {
  monthly_active: 'Monthly, active',
  yearly_active: 'Yearly, active',
  canceled: 'Canceled',
  cancel_upcoming: 'Cancels soon',
  payment_failed: 'Payment failed',
  monthly_skip_upcoming: 'Skips next month',
  monthly_skipping: 'Skipping',
};

/** Shown for an assigned reader who is not active now. */
export const READER_AWAY = 'A reader who is away';
