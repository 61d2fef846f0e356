import type { ParsedInputOf } from '#contract/call.ts';
import type { patchUser } from '#contract/people/calls.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { activeReader, assignPersonality, unassignPersonality, userForUpdate } from './sql.ts';
import { userOf } from './userOf.ts';

/** Gives a member a reader of their own, or takes it away. */
export async function assignReader(context: Context<Visible>, input: ParsedInputOf<typeof patchUser>) {
  const { db } = context;
  const { id, assignedPersonalityUser: readerId } = input;
  if ((await userForUpdate(db, id)) === undefined) refuse('not_found');
  if (readerId === null) {
    if (await unassignPersonality(db, id))
      await context.audit({ userId: id, act: 'reader_unassigned', says: 'No reader is assigned any more.' });
  } else {
    const reader =
      (await activeReader(db, readerId)) ??
      refuseFields([{ param: 'assigned_personality_user', msg: 'This reader is not active' }]);
    if (await assignPersonality(db, id, readerId))
      await context.audit({
        userId: id,
        act: 'reader_assigned',
        says: `${reader.firstName} ${reader.lastName} is the assigned reader now.`,
      });
  }
  return userOf(context, { id });
}
