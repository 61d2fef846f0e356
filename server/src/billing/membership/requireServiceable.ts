import { isServiceable } from '#contract/billing/rules.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../../platform/context.ts';
import { loadSubscriptionStatus } from './loadSubscriptionStatus.ts';

/** Refuses (409 `not_serviceable`) unless the membership currently lets the member ask and write. */
export async function requireServiceable(
  context: Pick<Context, 'db' | 'now'>,
  userId: number,
): Promise<void> {
  if (!isServiceable(await loadSubscriptionStatus(context, userId))) refuse('not_serviceable');
}
