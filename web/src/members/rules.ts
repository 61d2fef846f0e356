import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import type { ListedUser } from '#contract/members/calls.ts';
import { hasNeverSubscribed } from '../billing/rules.ts';

const statusLabels: Record<SubscriptionStatus, string> = {
  monthly_active: 'active',
  yearly_active: 'active',
  canceled: 'canceled',
  cancel_upcoming: 'cancels soon',
  payment_failed: 'payment failed',
  monthly_skip_upcoming: 'skips next month',
  monthly_skipping: 'skipping',
};

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

/** A declined first payment leaves a record without dates. */
export const hasNeverHadMembership = ({ subscription }: Pick<ListedUser, 'subscription'>) =>
  subscription === null || hasNeverSubscribed(subscription);

/** 'Monthly plan, skipping'; 'Canceled' for members whose membership has ended, 'No plan' for those who never had one. */
export function describeMembership(
  user: Pick<ListedUser, 'currentSubscriptionStatus' | 'plan' | 'subscription'>,
): string {
  const { currentSubscriptionStatus: status, plan } = user;
  if (plan !== null) return `${plan} plan, ${statusLabels[status]}`;
  return hasNeverHadMembership(user) ? 'No plan' : STATUS_NAMES[status];
}

/** Shown for an assigned reader who is not active now. */
export const READER_AWAY = 'A reader who is away';
