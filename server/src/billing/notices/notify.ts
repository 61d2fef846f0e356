import { subscriptionStatus } from '#contract/billing/rules.ts';
import { type AuditActor, type AuditEntry, insertAuditEntry } from '../../platform/auditLog.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { buildNoticeMail, buildOwnerMail } from './mails.ts';
import type { Notice, OwnerNotice } from './notices.ts';
import type { Membership } from '../membershipRecord.ts';
import { findMailRecipient } from '../sql.ts';

export const BY_CLOCK: AuditActor = { actor: 'clock', actorId: null };
export const BY_GATEWAY: AuditActor = { actor: 'gateway', actorId: null };

/** The audit actor for a user id: the member, a writer acting for them, or (null) the product itself. */
export function auditActorFor(actorId: number | null, userId: number): AuditActor {
  if (actorId === null) return BY_CLOCK;
  return { actor: actorId === userId ? 'member' : 'writer', actorId };
}

/** Writes a change into the audit log. */
export const writeAudit = (context: Context, by: AuditActor, entry: AuditEntry): Promise<void> =>
  context.beforeCommit(insertAuditEntry(context.db, context.now, by, entry));

/** Mails a member about their billing. */
export async function mailMember(context: Context, userId: number, notice: Notice): Promise<void> {
  const member = await findMailRecipient.one(context.db, { userId });
  await context.mail({ ...buildNoticeMail(member, notice, context.publicUrl()), userId, kind: 'billing' });
}

/** Mails the owner about something that needs attention. */
export async function mailOwner(context: Context, userId: number, notice: OwnerNotice): Promise<void> {
  const { config, publicUrl, db } = context;
  const member = await findMailRecipient.one(db, { userId });
  const ownerMail = buildOwnerMail(config.ownerEmail, member, notice, publicUrl());
  await context.mail({ ...ownerMail, aboutUserId: userId });
}

/** Sends the membership's new status to the open pages of the member and of writers. */
export const announceStatus = (context: Context, userId: number, record: Membership): Promise<void> =>
  context.announce({
    memberId: userId,
    audience: 'both',
    event: {
      type: 'subscription',
      requestId: null,
      userId,
      status: subscriptionStatus(record, toEpochSeconds(context.now)),
    },
  });
