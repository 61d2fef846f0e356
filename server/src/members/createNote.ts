import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/members/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { insertNote } from './notesSql.ts';
import { lockOpenUser } from './sql.ts';

export async function createNote(
  { db, actor, now }: Context<ScopedAccess>,
  { id, text }: ParsedInputOf<typeof calls.createNote>,
) {
  // The lock keeps the account from being closed before the note is stored.
  if ((await lockOpenUser.first(db, { id })) === undefined) refuse('not_found');
  return insertNote.one(db, { userId: id, writerId: actor.id, text, now });
}
