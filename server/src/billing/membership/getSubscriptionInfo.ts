import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { requireMember } from '../requireMember.ts';
import { loadMembership, toSubscriptionInfo } from './toSubscriptionInfo.ts';

export async function getSubscriptionInfo(context: Context<OwnAccess>): Promise<SubscriptionInfo> {
  const member = await requireMember(context);
  return toSubscriptionInfo(await loadMembership(context.db, member.id), toEpochSeconds(context.now));
}
