import type { AuditActor } from '../../platform/auditLog.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Membership } from '../membershipRecord.ts';
import type { Notice } from '../notices/notices.ts';
import { announceStatus, mailMember, writeAudit } from '../notices/notify.ts';
import { makePeriodEmpty, voidOwedInvoices } from '../payments/invoiceChangesSql.ts';
import { change } from '../rules.ts';
import { saveMembership } from '../sql.ts';

interface EndReason {
  by: AuditActor;
  why: string;
  notice: Extract<Notice, { kind: 'canceled' }>;
}

/**
 * Ends a membership at once, even within a paid period. The time is read again: the gateway may have taken long, and the
 * membership may have been renewed since the call began.
 */
export async function endMembershipNow(
  context: Context,
  userId: number,
  before: Membership,
  { by, why, notice }: EndReason,
): Promise<void> {
  const { record: after } = change(before, { event: 'ended' }, toEpochSeconds(context.clock.now()));
  await saveEndedMembership(context, userId, after);
  await announceStatus(context, userId, after);
  await writeAudit(context, by, { userId, act: 'end', says: 'The membership ended at once.', why });
  await mailMember(context, userId, notice);
}

/** Saves a membership that was ended at once and voids what it owed. */
export async function saveEndedMembership({ db }: Context, userId: number, ended: Membership): Promise<void> {
  await saveMembership(db, userId, ended);
  await voidOwedInvoices.run(db, { userId });
  const { currentPeriodStart, currentPeriodEnd } = ended;
  if (currentPeriodStart === currentPeriodEnd)
    await makePeriodEmpty.run(db, { userId, periodStart: currentPeriodStart! });
}
