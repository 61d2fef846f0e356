import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { isServiceable } from '#contract/billing/rules.ts';

/** What closing the account ends: undefined is a membership that could not be loaded, and may be paid. */
export function describeClosing(status: SubscriptionStatus | undefined): string {
  if (status === 'canceled') return 'Your letters are erased. This cannot be undone.';
  const isPaid = status === undefined || isServiceable(status);
  const refund = isPaid ? ', without a refund for the days that are left' : '';
  return `Your membership ends now${refund}, and your letters are erased. This cannot be undone.`;
}
