import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type * as calls from '#contract/savedReplies/calls.ts';
import { SAVED_REPLIES_MAX } from '#contract/savedReplies/codes.ts';
import { lockUser } from '../accounts/lockUser.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { countSavedReplies, insertSavedReply } from './sql.ts';
import { toSavedReply } from './toSavedReply.ts';

export async function createSavedReply(
  { db, actor, now }: Context<ScopedAccess>,
  form: ParsedInputOf<typeof calls.createSavedReply>,
) {
  const writer = { writerId: actor.id };
  // Without the lock, two concurrent calls could both count one less than the limit.
  await lockUser.first(db, { userId: actor.id });
  const { count } = await countSavedReplies.one(db, writer);
  if (count >= SAVED_REPLIES_MAX) refuse('too_many_saved_replies');
  const added = await insertSavedReply(db, { ...form, userId: actor.id, createdAt: now });
  return toSavedReply(added, { isOwn: true });
}
