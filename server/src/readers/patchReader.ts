import type { ParsedInputOf } from '#contract/call.ts';
import * as calls from '#contract/people/calls.ts';
import { readerName } from '#contract/people/calls.ts';
import { pick } from '#contract/pick.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess, ScopedAccess } from '../platform/context.ts';
import { describeChangedFields } from '../platform/changedFields.ts';
import { allReaders, readerById, readersOfStatus, updateReader } from './sql.ts';

export const listReaders = (
  { db }: Context<ScopedAccess>,
  { status }: ParsedInputOf<typeof calls.listReaders>,
) => (status === undefined ? allReaders.all(db) : readersOfStatus.all(db, { status }));

export async function listPersonalities({ db }: Context<OwnAccess>) {
  const readers = await readersOfStatus.all(db, { status: 'active' });
  return readers.map((reader) => pick(reader, readerName.shape));
}

/** A reader with what members may know of them, in every status: old letters still bear the name. */
export async function getReader({ db }: Context<OwnAccess>, { id }: ParsedInputOf<typeof calls.getReader>) {
  const reader = (await readerById.first(db, { id })) ?? refuse('not_found');
  return pick(reader, calls.getReader.output.shape);
}

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
