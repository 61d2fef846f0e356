import type { ParsedInputOf } from '#contract/call.ts';
import { formatFullName } from '#contract/fullName.ts';
import type * as calls from '#contract/members/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { assignReader } from '../profiles/assignReader.ts';
import { getUser } from './getUser.ts';
import { lockUserForChange } from './lockUserForChange.ts';

/** Assigns a reader to a member, or removes the assignment. */
export async function patchUser(
  context: Context<ScopedAccess>,
  input: ParsedInputOf<typeof calls.patchUser>,
) {
  const { db } = context;
  const { id, assignedPersonalityUser: readerId } = input;
  await lockUserForChange(context, id);
  const reader = await assignReader(db, id, readerId);
  if (reader === null)
    await context.audit({ userId: id, act: 'reader_unassigned', says: 'No reader is assigned any more.' });
  else if (reader !== undefined)
    await context.audit({
      userId: id,
      act: 'reader_assigned',
      says: `${formatFullName(reader)} is the assigned reader now.`,
    });
  return getUser(context, { id });
}
