import { setTimeout as pause } from 'node:timers/promises';
import type { confirmPasswordReset, requestPasswordReset } from '#contract/accounts/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context } from '../platform/context.ts';
import { passwordResetMail } from './mails.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import { credentialsByEmail, deleteTokensOf, insertReset, setPasswordHash, useReset } from './sql.ts';
import { hashOf, newSecret } from './tokens.ts';

const VALID = { hours: 1 } as const;

/** Longer than a link takes to be made and committed, also on a busy day: only an account has one. */
export const RESET_TAKES_MS = 200;

/** The answer is the same, and takes as long, whether the account exists or not. */
export async function sendResetLink(context: Context, { email }: ParsedInputOf<typeof requestPasswordReset>) {
  const sent = context.transaction((inside) => sendTo(email, inside));
  await Promise.all([sent, pause(RESET_TAKES_MS)]);
  return { detail: 'If this address belongs to an account, a mail with a link is on its way' };
}

async function sendTo(email: string, { db, now, publicUrl, mail }: Context): Promise<void> {
  const found = await credentialsByEmail(db, email);
  if (found === undefined || found.isBlocked) return;
  const secret = newSecret();
  await insertReset(db, {
    hash: hashOf(secret),
    userId: found.id,
    createdAt: now,
    expiresAt: now.add(VALID),
  });
  await mail(passwordResetMail(email, `${publicUrl()}/forgot_password/confirm?token=${secret}`));
}

export async function setNewPassword(context: Context, input: ParsedInputOf<typeof confirmPasswordReset>) {
  const { db, now } = context;
  refuseCommon(input.password, 'password');
  const reset = await useReset(db, hashOf(input.token), now);
  if (reset === undefined) refuse('reset_link_invalid');
  await setPasswordHash(db, reset.userId, await hashPassword(input.password));
  await deleteTokensOf(db, reset.userId);
  context.accessChanged(reset.userId);
  return { detail: 'Your new password is set. Please log in' };
}
