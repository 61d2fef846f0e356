import type { ParsedInputOf } from '#contract/call.ts';
import type { patchUser } from '#contract/people/calls.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { assignPersonality, isActiveReader, unassignPersonality, userForUpdate } from './sql.ts';
import { userOf } from './userOf.ts';

/** Gives a member a reader of their own, or takes it away. */
export async function assignReader(context: Context<Visible>, input: ParsedInputOf<typeof patchUser>) {
  const { db } = context;
  const { id, assignedPersonalityUser: readerId } = input;
  if ((await userForUpdate(db, id)) === undefined) refuse('not_found');
  if (readerId === null) await unassignPersonality(db, id);
  else if (await isActiveReader(db, readerId)) await assignPersonality(db, id, readerId);
  else refuseFields([{ param: 'assigned_personality_user', msg: 'This reader is not active' }]);
  return userOf(context, { id });
}
