import { isServiceable, subscriptionStatus } from '#contract/billing/rules.ts';
import { refuse } from '#contract/refusals.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { currentMembership } from './subscriptionInfo.ts';

/** Refuses (409 `not_serviceable`) unless the member's membership lets them ask and send now. */
export async function requireServiceable(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
): Promise<void> {
  const status = subscriptionStatus(await currentMembership(db, userId), epochSecondsOf(now));
  if (!isServiceable(status)) refuse('not_serviceable');
}
