import type { ParsedInputOf } from '#contract/call.ts';
import { formatFullName } from '#contract/fullName.ts';
import type * as calls from '#contract/readers/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { sendInvitation } from '../accounts/invitedAccount.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { lockReader } from './lockReader.ts';
import { hasOpenInvitation } from './rules.ts';
import { readerById, updateReader } from './sql.ts';
import { toReader } from './toReader.ts';

/** Sends the invitation again, also a withdrawn one; the link in the older mail becomes invalid. */
export async function inviteReader(
  context: Context<ScopedAccess>,
  { id }: ParsedInputOf<typeof calls.inviteReader>,
) {
  const { db } = context;
  const { userId, email, firstName, lastName, ...reader } = await lockReader(db, id);
  if (userId === null || email === null || !hasOpenInvitation(reader)) refuse('no_invitation');
  const invitedUntil = await sendInvitation(context, { userId, email, firstName });
  await updateReader(db, id, { status: 'invited', invitedUntil });
  await context.audit({
    userId,
    act: 'reader_invited',
    says: `Invited ${formatFullName({ firstName, lastName })} again by mail.`,
  });
  return toReader(await readerById.one(db, { id }));
}
