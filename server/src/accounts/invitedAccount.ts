import { refuseFields } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { changeAccess } from './changeAccess.ts';
import { EMAIL_TAKEN } from './fieldErrors.ts';
import { buildWriterInvitationMail } from './mails.ts';
import { createResetLink } from './resetLink.ts';
import { endResetLinks, insertUser } from './sql.ts';

/** How long the link of an invitation works. */
const INVITATION_LIFETIME = { hours: 7 * 24 } as const;

interface InvitedWriter {
  userId: number;
  email: string;
  firstName: string;
}

/**
 * Creates the account of an invited writer. It has no password until they set one.
 * @throws {Refusal} 400 at `email` when an account has it already
 */
export async function createInvitedAccount(
  { db, now }: Pick<Context, 'db' | 'now'>,
  person: { email: string; firstName: string; lastName: string },
): Promise<number> {
  const user = await insertUser(db, {
    ...person,
    birthDate: null,
    passwordHash: null,
    isWriter: true,
    termsAcceptedAt: null,
    createdAt: now,
  });
  return (user ?? refuseFields([EMAIL_TAKEN])).id;
}

/**
 * Mails a link that sets the first password; links sent earlier no longer work. Unblocks an account whose invitation was
 * withdrawn.
 * @returns when the link expires
 */
export async function sendInvitation(
  context: Pick<Context, 'db' | 'now' | 'publicUrl' | 'mail' | 'accessChanged'>,
  { userId, email, firstName }: InvitedWriter,
): Promise<Temporal.Instant> {
  const { db, now, mail } = context;
  const expiresAt = now.add(INVITATION_LIFETIME);
  await changeAccess(context, userId, { isWriter: true, isBlocked: false });
  await endResetLinks(db, userId, now);
  const link = await createResetLink(context, { userId, expiresAt });
  await mail({ ...buildWriterInvitationMail({ to: email, firstName, link }), userId, expiresAt });
  return expiresAt;
}

/** Invalidates the link of an invitation and blocks the account, which could otherwise request a password reset. */
export async function withdrawInvitation(
  context: Pick<Context, 'db' | 'now' | 'accessChanged'>,
  userId: number,
): Promise<void> {
  await endResetLinks(context.db, userId, context.now);
  await changeAccess(context, userId, { isBlocked: true });
}
