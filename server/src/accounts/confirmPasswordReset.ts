import { setTimeout as pause } from 'node:timers/promises';
import type * as calls from '#contract/accounts/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { countHits } from '../platform/limits.ts';
import { buildPasswordResetMail } from './mails.ts';
import { hashPassword, refuseCommonPassword } from './passwords.ts';
import {
  deleteUserTokens,
  endResetLinks,
  insertReset,
  lockUser,
  findOpenReset,
  recipientByEmail,
  setPasswordHash,
  consumeReset,
} from './sql.ts';
import { hashSecret, createSecret } from './tokens.ts';

const LINK_LIFETIME = { hours: 1 } as const;

/** Per account, whoever requests the mails. */
const RESET_MAIL_LIMIT = { max: 3, seconds: 3_600 } as const;

/**
 * Minimum response time: longer than creating and committing a link takes even under load, since that only happens for
 * existing accounts.
 */
export const RESET_ANSWER_MS = 200;

/** The response and its time are the same whether or not the account exists. */
export async function requestPasswordReset(
  context: Context,
  { email }: ParsedInputOf<typeof calls.requestPasswordReset>,
) {
  const sent = context.transaction((inside) => sendResetLinkTo(email, inside));
  await Promise.all([sent, pause(RESET_ANSWER_MS)]);
  return { detail: 'If this address belongs to an account, a mail with a link is on its way' };
}

async function sendResetLinkTo(email: string, { db, now, config, publicUrl, mail }: Context): Promise<void> {
  // Counted for unknown addresses too, so that they take the same steps.
  const subject = `reset-mail:${hashSecret(email).toString('base64url')}`;
  const full = config.hasRateLimits ? await countHits(db, now, [{ ...RESET_MAIL_LIMIT, subject }]) : [];
  if (full.length > 0) return;
  const found = await recipientByEmail(db, email);
  if (found === undefined || found.isBlocked) return;
  const secret = createSecret();
  await insertReset(db, {
    hash: hashSecret(secret),
    userId: found.id,
    createdAt: now,
    expiresAt: now.add(LINK_LIFETIME),
  });
  await mail(buildPasswordResetMail(email, `${publicUrl()}/forgot_password/confirm?token=${secret}`));
}

type Confirmation = ParsedInputOf<typeof calls.confirmPasswordReset>;

/** Requires a valid link before a password is hashed. */
export async function prepareConfirmPasswordReset(
  { db, now }: Context,
  input: Confirmation,
): Promise<string> {
  refuseCommonPassword(input.password, 'password');
  if ((await findOpenReset(db, hashSecret(input.token), now)) === undefined) refuse('reset_link_invalid');
  return hashPassword(input.password);
}

export async function confirmPasswordReset(context: Context, input: Confirmation, passwordHash: string) {
  const { db, now } = context;
  const hash = hashSecret(input.token);
  const known = await findOpenReset(db, hash, now);
  if (known !== undefined) await lockUser(db, known.userId);
  // Checked again under the lock: another link of the account may have been used meanwhile.
  const reset = await consumeReset(db, hash, now);
  if (reset === undefined) refuse('reset_link_invalid');
  await setPasswordHash(db, reset.userId, passwordHash);
  await endResetLinks(db, reset.userId, now);
  await deleteUserTokens(db, reset.userId);
  context.accessChanged(reset.userId);
  return { detail: 'Your new password is set. Please log in' };
}
