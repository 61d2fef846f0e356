import { setTimeout as pause } from 'node:timers/promises';
import type * as calls from '#contract/accounts/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import type { Context } from '../platform/context.ts';
import { HOUR_SECONDS, countHits } from '../platform/limits/limits.ts';
import { buildPasswordResetMail } from './mails.ts';
import { createResetLink } from './resetLink.ts';
import { recipientByEmail } from './sql.ts';
import { hashSecret } from './tokens.ts';

const LINK_LIFETIME = { hours: 1 } as const;

/** Limits the mails to one address, across all clients. */
const RESET_MAIL_LIMIT = { max: 3, seconds: HOUR_SECONDS } as const;

/** Longer than creating a link takes under load: the time must not reveal whether the account exists. */
export const RESET_ANSWER_MS = 200;

/** The response and its time are the same whether the account exists or not. */
export async function requestPasswordReset(
  context: Context,
  { email }: ParsedInputOf<typeof calls.requestPasswordReset>,
) {
  const sent = context.transaction((inside) => sendResetLinkTo(email, inside));
  await Promise.all([sent, pause(RESET_ANSWER_MS)]);
  return { detail: 'If this address belongs to an account, a mail with a link is on its way' };
}

async function sendResetLinkTo(email: string, context: Context): Promise<void> {
  const { db, now, config, mail } = context;
  // Counted for an address without an account too, so that both take the same steps.
  const subject = `reset-mail:${hashSecret(email).toString('base64url')}`;
  const full = config.hasRateLimits ? await countHits(db, now, [{ ...RESET_MAIL_LIMIT, subject }]) : [];
  if (full.length > 0) return;
  const found = await recipientByEmail(db, email);
  if (found === undefined || found.isBlocked) return;
  const expiresAt = now.add(LINK_LIFETIME);
  const link = await createResetLink(context, { userId: found.id, expiresAt });
  await mail({ ...buildPasswordResetMail(email, link), userId: found.id, expiresAt });
}
