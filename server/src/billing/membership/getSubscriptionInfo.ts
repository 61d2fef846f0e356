import { type SubscriptionInfo, subscriptionInfo } from '#contract/billing/calls.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import { pick } from '#contract/pick.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import type { Db } from '../../platform/database.ts';
import { requireMember } from '../requireMember.ts';
import { type Membership, computeNextCharge, NO_MEMBERSHIP } from '../rules.ts';
import { membershipOf } from '../sql.ts';

export async function getSubscriptionInfo(context: Context<OwnAccess>): Promise<SubscriptionInfo> {
  const member = await requireMember(context);
  return toSubscriptionInfo(await loadMembership(context.db, member.id), toEpochSeconds(context.now));
}

/** A member's record; an empty one if they never subscribed. */
export async function loadMembership(db: Db, userId: number): Promise<Membership> {
  const membership = await membershipOf.first(db, { userId });
  return membership ?? NO_MEMBERSHIP;
}

/** The record for the member's screens. `now` in epoch seconds. */
export function toSubscriptionInfo(record: Membership, now: number): SubscriptionInfo {
  const currentSubscriptionStatus = subscriptionStatus(record, now);
  const nextCharge = computeNextCharge(record, now);
  return pick({ ...record, currentSubscriptionStatus, nextCharge }, subscriptionInfo.shape);
}
