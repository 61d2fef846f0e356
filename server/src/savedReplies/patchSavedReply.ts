import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type * as calls from '#contract/savedReplies/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { refuseIfEdited } from '../platform/http/etag.ts';
import { lockOwnSavedReply, updateSavedReply } from './sql.ts';
import { toSavedReply } from './toSavedReply.ts';

/** Changes the writer's own saved reply; refuses another writer's with 404, even if it is shared. */
export async function patchSavedReply(
  context: Context<ScopedAccess>,
  { id, ...change }: ParsedInputOf<typeof calls.patchSavedReply>,
) {
  const { db, actor } = context;
  const row = (await lockOwnSavedReply.first(db, { id, writerId: actor.id })) ?? refuse('not_found');
  const current = toSavedReply(row, { isOwn: true });
  await refuseIfEdited(context, current.etag, () => current);
  const { title = row.title, text = row.text, isShared = row.isShared } = change;
  const changed = await updateSavedReply(db, { ...row, title, text, isShared });
  return toSavedReply(changed, { isOwn: true });
}
