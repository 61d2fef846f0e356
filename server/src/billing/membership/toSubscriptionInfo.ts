import { type SubscriptionInfo, subscriptionInfo } from '#contract/billing/calls.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import { pick } from '#contract/pick.ts';
import type { Db } from '../../platform/database/database.ts';
import { computeNextCharge } from '../dueStepRules.ts';
import type { Membership } from '../membershipRecord.ts';
import { NO_MEMBERSHIP } from '../rules.ts';
import { findMembership } from '../sql.ts';

/** A member's membership; `NO_MEMBERSHIP` for a member who never subscribed. */
export async function loadMembership(db: Db, userId: number): Promise<Membership> {
  const membership = await findMembership.first(db, { userId });
  return membership ?? NO_MEMBERSHIP;
}

/** The membership as sent to clients. `now` in epoch seconds. */
export function toSubscriptionInfo(record: Membership, now: number): SubscriptionInfo {
  const currentSubscriptionStatus = subscriptionStatus(record, now);
  const nextCharge = computeNextCharge(record, now);
  return pick({ ...record, currentSubscriptionStatus, nextCharge }, subscriptionInfo.shape);
}
