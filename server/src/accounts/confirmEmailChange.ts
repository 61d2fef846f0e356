import type * as calls from '#contract/privacy/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import { insertAuditEntry } from '../platform/auditLog.ts';
import type { Context } from '../platform/context.ts';
import { setEmail } from './setEmail.ts';
import { findChangeToConfirm } from './emailSql.ts';
import { lockUserExclusively } from './sql.ts';
import { hashSecret } from './tokens.ts';

/** Changes the address, or confirms the current one, and ends all sessions except the one that requested it. */
export async function confirmEmailChange(
  context: Context,
  { token }: ParsedInputOf<typeof calls.confirmEmailChange>,
) {
  const { db, now } = context;
  const hash = hashSecret(token);
  const known = await findChangeToConfirm(db, hash, now);
  if (known !== undefined) await lockUserExclusively(db, known.userId);
  // Checked again under the lock: the change may have been confirmed, replaced or dropped in the meantime.
  const change = await findChangeToConfirm(db, hash, now);
  if (change === undefined) refuse('reset_link_invalid');
  const { userId, email, tokenId, isWriter, isCurrent } = change;
  await setEmail(context, userId, { email, keptTokenId: tokenId });
  // The link works without being signed in, so the account itself is the actor.
  await insertAuditEntry(
    db,
    now,
    { actor: isWriter ? 'writer' : 'member', actorId: userId },
    {
      userId,
      act: 'email_changed',
      says: isCurrent
        ? 'The address was confirmed again by its link.'
        : 'The address was changed and confirmed by its link.',
    },
  );
  return { detail: isCurrent ? 'Your address is confirmed' : 'Your new address is confirmed' };
}
