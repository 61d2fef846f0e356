import { refuse } from '#contract/refusals.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { findOpenAttempt } from '../payments/attemptsSql.ts';
import { voidOwedInvoices } from '../payments/invoiceChangesSql.ts';
import { saveEndedMembership } from './endMembershipNow.ts';
import { change, decideEnding, timeOfDecision } from '../rules.ts';
import { lockToEndMembership } from '../sql.ts';
import { lockCards } from '../cards/cardsSql.ts';

/**
 * Ends the membership of a member who closes their account, at once and without a refund. Nothing is charged after that.
 * @throws {Refusal} 409 while a charge or a tip has no outcome yet
 */
export async function endMembershipOnClosing(context: Context, userId: number): Promise<void> {
  const { db } = context;
  // Tips lock the member's cards; renewals and purchases lock the membership.
  await lockCards(db, userId);
  const { id: _, ...before } = await lockToEndMembership(context, userId);
  const now = timeOfDecision(before, toEpochSeconds(context.now));
  if ((await findOpenAttempt.first(db, { userId })) !== undefined) refuse('payment_in_progress');
  const by = decideEnding(before, 'now', { now, isCharging: false });
  if (by === null) await voidOwedInvoices.run(db, { userId });
  else await saveEndedMembership(context, userId, change(before, by, now).record);
}
