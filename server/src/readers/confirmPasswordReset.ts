import type * as calls from '#contract/accounts/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { formatFullName } from '#contract/fullName.ts';
import { setPasswordByLink } from '../accounts/setPasswordByLink.ts';
import { insertAuditEntry } from '../platform/auditLog.ts';
import type { Context } from '../platform/context.ts';
import { activateInvitedReader } from './sql.ts';

/** Sets the password by a link. For an invited reader this accepts the invitation. */
export async function confirmPasswordReset(
  context: Context,
  input: ParsedInputOf<typeof calls.confirmPasswordReset>,
  passwordHash: string,
) {
  const { db, now } = context;
  const userId = await setPasswordByLink(context, input, passwordHash);
  const accepted = await activateInvitedReader(db, userId);
  // Nobody is logged in: the link identifies the account.
  if (accepted !== undefined)
    await insertAuditEntry(
      db,
      now,
      { actor: 'writer', actorId: userId },
      {
        userId,
        act: 'invitation_accepted',
        says: `${formatFullName(accepted)} accepted the invitation.`,
      },
    );
  return { detail: 'Your new password is set. Please log in' };
}
