import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { PLANS, productIdOf } from '#contract/billing/codes.ts';
import { type ListedUser, listedUser } from '#contract/members/calls.ts';
import { pick } from '#contract/pick.ts';
import { NO_MEMBERSHIP } from '../billing/rules.ts';
import { toSubscriptionInfo } from '../billing/membership/toSubscriptionInfo.ts';
import { toEpochSeconds } from '../platform/clock.ts';
import type { UserRow } from './sql.ts';

/** A user as shown in the writers' list. */
export function toListedUser(row: UserRow, now: Temporal.Instant): ListedUser {
  const subscription = toListedSubscription(row, toEpochSeconds(now));
  const hasPlan = subscription !== null && subscription.status !== 'canceled';
  const plan = hasPlan ? PLANS[productIdOf(subscription.interval)].name : null;
  const currentSubscriptionStatus = subscription?.currentSubscriptionStatus ?? 'canceled';
  return pick({ ...row, currentSubscriptionStatus, subscription, plan }, listedUser.shape);
}

/** The membership; null for a user who never subscribed. */
function toListedSubscription(row: UserRow, now: number): SubscriptionInfo | null {
  const { status, interval } = row;
  if (status === null || interval === null) return null;
  const record = {
    ...NO_MEMBERSHIP,
    status,
    interval,
    productId: row.productId,
    pendingProductId: row.pendingProductId,
    currentPeriodStart: row.currentPeriodStart,
    currentPeriodEnd: row.currentPeriodEnd,
    cancelAtPeriodEnd: row.cancelAtPeriodEnd === true,
    paymentPausedAt: row.paymentPausedAt,
    paymentResumesAt: row.paymentResumesAt,
    dunningNextAt: row.dunningNextAt,
  };
  return toSubscriptionInfo(record, now);
}
