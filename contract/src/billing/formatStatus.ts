import type { SubscriptionInfo } from './calls.ts';
import { formatBillingDate } from './format.ts';

/**
 * The status of a membership in a few words, for its member and for writers: 'Active', 'Ends on 18 December 2026'.
 * @param info the membership; the end of its period is in epoch seconds
 */
export function formatStatus({
  currentSubscriptionStatus,
  currentPeriodEnd,
}: Pick<SubscriptionInfo, 'currentSubscriptionStatus' | 'currentPeriodEnd'>): string {
  switch (currentSubscriptionStatus) {
    case 'monthly_active':
    case 'yearly_active':
      return 'Active';
    case 'cancel_upcoming':
      return currentPeriodEnd === null ? 'Ends soon' : `Ends on ${formatBillingDate(currentPeriodEnd)}`;
    case 'monthly_skip_upcoming':
      return 'Skip scheduled';
    case 'monthly_skipping':
      return 'Skipping';
    case 'payment_failed':
      return 'Payment failed';
    case 'canceled':
      return 'Canceled';
  }
}
