import { type SubscriptionInfo, subscriptionInfo } from '#contract/billing/calls.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import { pick } from '#contract/pick.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Context, Self } from '../platform/context.ts';
import type { Db } from '../platform/database.ts';
import { memberOf } from './member.ts';
import { type Membership, nextChargeOf, NO_MEMBERSHIP } from './rules.ts';
import { membershipOf } from './sql.ts';

export async function ownSubscriptionInfo(context: Context<Self>): Promise<SubscriptionInfo> {
  const member = await memberOf(context);
  return infoOf(await currentMembership(context.db, member.id), epochSecondsOf(context.now));
}

/** A member's record; one that says so for who never subscribed. */
export async function currentMembership(db: Db, userId: number): Promise<Membership> {
  const membership = await membershipOf.first(db, { userId });
  return membership ?? NO_MEMBERSHIP;
}

/** The record as the member's screens want it. `now` in epoch seconds. */
export function infoOf(record: Membership, now: number): SubscriptionInfo {
  const currentSubscriptionStatus = subscriptionStatus(record, now);
  const nextCharge = nextChargeOf(record, now);
  return pick({ ...record, currentSubscriptionStatus, nextCharge }, subscriptionInfo.shape);
}
