import type { MembershipEnding } from '#contract/billing/codes.ts';
import { toAuditActor } from '../../platform/auditLog.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { openMembershipAttempts } from '../payments/attemptsSql.ts';
import { voidOwedInvoices } from '../payments/invoiceChangesSql.ts';
import type { AccessLoss } from '../notices/notices.ts';
import { describeAction } from './previews.ts';
import { saveEndedMembership } from './endMembershipNow.ts';
import { change, decideEnding, timeOfDecision } from '../rules.ts';
import { lockToEndMembership, saveMembership } from '../sql.ts';
import { announceStatus, mailMember, writeAudit } from '../notices/notify.ts';

const END_REASONS: Record<AccessLoss, string> = {
  blocked: 'The account was blocked.',
  promoted: 'The customer became a writer.',
};

/**
 * Ends the membership of a user who is blocked or becomes a writer, now or at the end of the period, as the caller chose.
 * Does not wait for a charge in progress: its invoice becomes void, and if the charge succeeds, it is refunded.
 * @returns whether the membership has changed, and its new status was announced
 */
export async function endMembershipOnAccessLoss(
  context: Context<ScopedAccess>,
  userId: number,
  { ending, reason }: { ending: MembershipEnding; reason: AccessLoss },
): Promise<boolean> {
  if (ending === 'keep') return false;
  const { db, actor } = context;
  const { id: _, ...before } = await lockToEndMembership(context, userId);
  const now = timeOfDecision(before, toEpochSeconds(context.now));
  const isCharging = (await openMembershipAttempts.first(db, { userId })) !== undefined;
  const by = decideEnding(before, ending, { now, isCharging });
  if (by === null) {
    // The user may be buying a new membership after the last one ended: voids its invoice.
    if (before.status === 'canceled') await voidOwedInvoices.run(db, { userId });
    return false;
  }
  const after = change(before, by, now).record;
  const isOver = after.status === 'canceled';
  await (isOver ? saveEndedMembership(context, userId, after) : saveMembership(db, userId, after));
  await announceStatus(context, userId, after);
  await writeAudit(context, toAuditActor(actor), {
    userId,
    ...('action' in by
      ? { act: 'cancel', says: describeAction('cancel', before, after) }
      : { act: 'end', says: 'The membership ended at once. Nothing more is charged.' }),
    why: END_REASONS[reason],
  });
  await mailMember(context, userId, {
    kind: 'ended_on_access_loss',
    reason,
    until: isOver ? null : after.currentPeriodEnd,
  });
  return true;
}
