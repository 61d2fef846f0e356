import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type * as calls from '#contract/savedReplies/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { deleteOwnSavedReply } from './sql.ts';

/** Deletes one's own: another's is not found, shared or not. */
export async function deleteSavedReply(
  { db, actor }: Context<ScopedAccess>,
  { id }: ParsedInputOf<typeof calls.deleteSavedReply>,
) {
  if ((await deleteOwnSavedReply.first(db, { id, writerId: actor.id })) === undefined) refuse('not_found');
}
