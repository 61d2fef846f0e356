import type { ParsedInputOf } from '#contract/call.ts';
import { formatFullName } from '#contract/fullName.ts';
import type * as calls from '#contract/readers/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { withdrawInvitation } from '../accounts/invitedAccount.ts';
import { describeChangedFields } from '../platform/changedFields.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { refuseIfEdited } from '../platform/http/etag.ts';
import { releaseWriterClaims } from '../readings/requests/releaseWriterClaims.ts';
import { lockReader } from './lockReader.ts';
import { hasOpenInvitation } from './rules.ts';
import { readerById, type ReaderRow, updateReader } from './sql.ts';
import { toReader } from './toReader.ts';

export async function patchReader(
  context: Context<ScopedAccess>,
  { id, ...change }: ParsedInputOf<typeof calls.patchReader>,
) {
  const { db } = context;
  const row = await lockReader(db, id);
  const before = toReader(row);
  await refuseIfEdited(context, before.etag, () => before);
  if (Object.keys(change).length === 0) return before;
  if (change.status === 'active' && hasOpenInvitation(row)) refuse('invitation_open');
  const { voice, ...fields } = change;
  await updateReader(db, id, { ...fields, ...(voice !== undefined && { voice: JSON.stringify(voice) }) });
  if (change.status === 'inactive' && row.status !== 'inactive') await deactivate(context, row);
  const after = toReader(await readerById.one(db, { id }));
  const changed = describeChangedFields(change, before, after);
  if (changed !== undefined)
    await context.audit({
      userId: row.userId,
      act: 'reader_edited',
      says: `Changed the reader ${formatFullName(before)}: ${changed}.`,
    });
  return after;
}

/** Requests keep the reader's name, and any writer may answer them; requests that the reader's account claimed are released. */
async function deactivate(
  context: Context<ScopedAccess>,
  { id, userId, ...reader }: ReaderRow,
): Promise<void> {
  if (userId === null) return;
  await releaseWriterClaims(context, userId);
  if (!hasOpenInvitation(reader)) return;
  await withdrawInvitation(context, userId);
  await updateReader(context.db, id, { invitedUntil: context.now });
}
