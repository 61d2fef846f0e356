import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type * as calls from '#contract/savedReplies/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { deleteOwnSavedReply } from './sql.ts';

/** Deletes the writer's own saved reply; refuses another writer's with 404, even if it is shared. */
export async function deleteSavedReply(
  { db, actor }: Context<ScopedAccess>,
  { id }: ParsedInputOf<typeof calls.deleteSavedReply>,
) {
  if ((await deleteOwnSavedReply.first(db, { id, writerId: actor.id })) === undefined) refuse('not_found');
}
