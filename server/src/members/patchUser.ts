import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { requireAssignableReader } from '../readers/requireAssignableReader.ts';
import { getUser } from './getUser.ts';
import { assignPersonality, unassignPersonality, userForUpdate } from './sql.ts';

/** Assigns a reader to a member, or removes the assignment. */
export async function patchUser(
  context: Context<ScopedAccess>,
  input: ParsedInputOf<typeof calls.patchUser>,
) {
  const { db } = context;
  const { id, assignedPersonalityUser: readerId } = input;
  if ((await userForUpdate.first(db, { id })) === undefined) refuse('not_found');
  if (readerId === null) {
    if (await unassignPersonality.first(db, { userId: id }))
      await context.audit({ userId: id, act: 'reader_unassigned', says: 'No reader is assigned any more.' });
  } else {
    const reader = await requireAssignableReader(db, readerId);
    if (await assignPersonality.first(db, { userId: id, readerId }))
      await context.audit({
        userId: id,
        act: 'reader_assigned',
        says: `${reader.firstName} ${reader.lastName} is the assigned reader now.`,
      });
  }
  return getUser(context, { id });
}
