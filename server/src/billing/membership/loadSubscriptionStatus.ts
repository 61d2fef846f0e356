import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { NEVER_SUBSCRIBED, subscriptionStatus } from '#contract/billing/rules.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { findStatusRecord } from '../sql.ts';

/** The status of a membership now. */
export async function loadSubscriptionStatus(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
): Promise<SubscriptionStatus> {
  const record = (await findStatusRecord.first(db, { userId })) ?? NEVER_SUBSCRIBED;
  return subscriptionStatus(record, toEpochSeconds(now));
}
