import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/tags/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { deleteUserTag, tagForUser } from './sql.ts';

/** Takes a tag off a member; does nothing if the member does not have it. */
export async function removeUserTag(
  context: Context<ScopedAccess>,
  { userId, tagId }: ParsedInputOf<typeof calls.removeUserTag>,
) {
  const { db } = context;
  const { text } = (await tagForUser.first(db, { userId, tagId })) ?? refuse('not_found');
  if (await deleteUserTag.first(db, { userId, tagId }))
    await context.audit({ userId, act: 'tag_taken_off', says: `The tag ‘${text}’ was taken off.` });
}
