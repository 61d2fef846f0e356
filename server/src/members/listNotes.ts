import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/members/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { notesOfUser } from './notesSql.ts';
import { userById } from './sql.ts';

export async function listNotes(
  { db }: Context<ScopedAccess>,
  { id }: ParsedInputOf<typeof calls.listNotes>,
) {
  const [user, notes] = await Promise.all([userById.first(db, { id }), notesOfUser.all(db, { userId: id })]);
  if (user === undefined) refuse('not_found');
  return notes;
}
