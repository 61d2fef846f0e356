import { isServiceable, NEVER_SUBSCRIBED, subscriptionStatus } from '#contract/billing/rules.ts';
import { refuse } from '#contract/refusals.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { findStatusRecord } from '../sql.ts';

/** Refuses (409 `not_serviceable`) unless the membership currently lets the member ask and write. */
export async function requireServiceable(
  { db, now }: Pick<Context, 'db' | 'now'>,
  userId: number,
): Promise<void> {
  const record = (await findStatusRecord.first(db, { userId })) ?? NEVER_SUBSCRIBED;
  const status = subscriptionStatus(record, toEpochSeconds(now));
  if (!isServiceable(status)) refuse('not_serviceable');
}
