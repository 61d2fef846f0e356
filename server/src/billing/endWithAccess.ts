import type { MembershipEnding } from '#contract/billing/codes.ts';
import { actorOf } from '../platform/auditLog.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Context, Visible } from '../platform/context.ts';
import { openAttempts, setOwedVoid } from './ledgerSql.ts';
import type { AccessLoss } from './notices.ts';
import { sentenceOf } from './previews.ts';
import { saveEnded } from './refunds.ts';
import { change, endingOf } from './rules.ts';
import { deleteEmptyMembership, lockMembership, membershipOf, saveMembership } from './sql.ts';
import { announceStatus, mailMember, note } from './tell.ts';

const WHY: Record<AccessLoss, string> = {
  blocked: 'The account was blocked.',
  promoted: 'The customer became a writer.',
};

/**
 * Ends the membership of a person who is blocked or becomes a writer, the way that was chosen. A charge that is under
 * way is not waited for: its invoice is void, and if it goes through all the same, the money is given back.
 */
export async function endMembershipWithAccess(
  context: Context<Visible>,
  userId: number,
  { ending, because }: { ending: MembershipEnding; because: AccessLoss },
): Promise<void> {
  if (ending === 'keep') return;
  const { db, actor } = context;
  const now = epochSecondsOf(context.now);
  const hasRecord = (await membershipOf.first(db, { userId })) !== undefined;
  // Also where there is none yet: one that is being bought at this moment waits here, and is refused then.
  const { id: _, ...before } = await lockMembership(db, userId, context.now);
  if (!hasRecord) await deleteEmptyMembership.run(db, { userId });
  const isCharging = (await openAttempts.first(db, { userId })) !== undefined;
  const by = endingOf(before, ending, { now, isCharging });
  const after = by === null ? before : change(before, by, now).record;
  if (by === null) {
    // A membership that is being bought just now, after the last one ended.
    if (after.status === 'canceled') await setOwedVoid.run(db, { userId });
    return;
  }
  await (after.status === 'canceled' ? saveEnded(context, userId, after) : saveMembership(db, userId, after));
  await announceStatus(context, userId, after);
  await note(context, actorOf(actor), {
    userId,
    ...('action' in by
      ? { act: 'cancel', says: sentenceOf('cancel', before, after) }
      : { act: 'end', says: 'The membership ended at once. Nothing more is charged.' }),
    why: WHY[because],
  });
  const until = after.status === 'canceled' ? null : after.currentPeriodEnd;
  await mailMember(context, userId, { kind: 'ended_with_access', because, until });
}
