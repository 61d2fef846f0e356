import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { describeChangedFields } from '../platform/changedFields.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { readerById, updateReader } from './sql.ts';

export async function patchReader(
  context: Context<ScopedAccess>,
  { id, ...change }: ParsedInputOf<typeof calls.patchReader>,
) {
  const { db } = context;
  const before = (await readerById.first(db, { id })) ?? refuse('not_found');
  if (Object.keys(change).length === 0) return before;
  const { userId } = await updateReader(db, id, change);
  const after = await readerById.one(db, { id });
  const fields = describeChangedFields(change, before, after);
  if (fields !== undefined)
    await context.audit({
      userId,
      act: 'reader_edited',
      says: `Changed of the reader ${before.firstName} ${before.lastName}: ${fields}.`,
    });
  return after;
}
