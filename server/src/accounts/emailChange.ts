// Changing an account's address: requested with the password, and applied when the link in the mail is confirmed.
import { refuseFields } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../platform/context.ts';
import { HOUR_SECONDS, countOrRefuse } from '../platform/limits/limits.ts';
import { buildEmailChangeLinkMail, buildEmailChangeNoticeMail } from './mails.ts';
import { EMAIL_TAKEN, wrongPassword } from './fieldErrors.ts';
import { emailIsTaken, lockVerifiedUser, upsertEmailChange } from './emailSql.ts';
import { createSecret, hashSecret } from './tokens.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

const LINK_LIFETIME = { hours: 1 } as const;
/** Also counts wrong passwords, so that a stolen session cannot be used to guess the password. */
const CHANGE_LIMIT = { max: 5, seconds: HOUR_SECONDS } as const;

export interface EmailChangeForm {
  email?: string | undefined;
  password?: string | undefined;
}

/**
 * Checks the password of a form with a new address; slow, so it belongs before the transaction.
 * @returns the verified hash; null if the password was wrong or no address is given
 */
export async function verifyEmailChange(
  context: Context<OwnAccess>,
  { email, password }: EmailChangeForm,
): Promise<string | null> {
  const { db, now, actor, config } = context;
  if (email === undefined || password === undefined) return null;
  if (config.hasRateLimits)
    await countOrRefuse(db, now, { ...CHANGE_LIMIT, subject: `email-change:${actor.id}` });
  return verifyOwnPassword(context, password);
}

/**
 * Sends a link to the new address and a notice to the current one. A new request replaces an earlier one.
 * The current address is accepted only if mails to it were returned: its link shows that it works again.
 */
export async function requestEmailChange(
  context: Context<OwnAccess>,
  { email }: EmailChangeForm,
  passwordHash: string | null,
): Promise<void> {
  if (email === undefined) return;
  const { db, now, actor, mail, audit, publicUrl } = context;
  const user =
    passwordHash === null ? undefined : await lockVerifiedUser(db, { userId: actor.id, passwordHash });
  if (user === undefined) refuseFields([wrongPassword('password')]);
  const isCurrent = user.email === email;
  if (isCurrent && user.emailUndeliverableAt === null)
    refuseFields([{ param: 'email', msg: 'This is your address already' }]);
  if (!isCurrent && (await emailIsTaken(db, email))) refuseFields([EMAIL_TAKEN]);
  const secret = createSecret();
  const expiresAt = now.add(LINK_LIFETIME);
  await upsertEmailChange(db, {
    userId: actor.id,
    email,
    hash: hashSecret(secret),
    tokenId: actor.tokenId,
    createdAt: now,
    expiresAt,
  });
  await audit({
    userId: actor.id,
    act: 'email_change_asked',
    says: isCurrent ? 'The address waits to be confirmed again.' : 'A new address waits to be confirmed.',
  });
  const link = `${publicUrl()}/confirm-email?token=${secret}`;
  await mail({ ...buildEmailChangeLinkMail(email, link), userId: actor.id, expiresAt });
  if (isCurrent) return;
  await mail({ ...buildEmailChangeNoticeMail(user.email, email, publicUrl()), userId: actor.id });
}
