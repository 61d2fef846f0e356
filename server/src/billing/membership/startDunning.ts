import { UNPAID_DAYS } from '#contract/billing/periods.ts';
import type { DeclineCode } from '../../adapters/payments/payments.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Membership } from '../membershipRecord.ts';
import { buildDeclineNotice } from '../notices/buildNotices.ts';
import { announceStatus, BY_CLOCK, mailMember, writeAudit } from '../notices/notify.ts';
import { voidOwedInvoices } from '../payments/invoiceChangesSql.ts';
import { change } from '../rules.ts';
import { saveMembership } from '../sql.ts';

/** The reason given when a membership ended unpaid. */
export const UNPAID_REASON = `It was not paid for within ${UNPAID_DAYS} days.`;

/** Applies a failed renewal to a membership: it becomes past due, or ends after the last retry. */
export async function startDunning(
  context: Context,
  userId: number,
  before: Membership,
  { code, isRetryable, at }: { code: DeclineCode | 'no_card'; isRetryable: boolean; at: number },
): Promise<void> {
  const { record: after } = change(before, { event: 'declined', isRetryable }, at);
  await context.beforeCommit(saveMembership(context.db, userId, after));
  if (code === 'no_card')
    await writeAudit(context, BY_CLOCK, {
      userId,
      act: 'payment_declined',
      says: 'There was no card to charge for the membership.',
      why: code,
    });
  if (after.status === 'canceled') {
    await context.beforeCommit(voidOwedInvoices.run(context.db, { userId }));
    await writeAudit(context, BY_CLOCK, {
      userId,
      act: 'end',
      says: 'The membership ended.',
      why: UNPAID_REASON,
    });
  }
  await announceStatus(context, userId, after);
  const now = toEpochSeconds(context.now);
  await mailMember(context, userId, buildDeclineNotice(before, after, { code, now }));
}
