import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/tags/calls.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { deleteUserTag } from './sql.ts';

export async function removeUserTag(
  context: Context<ScopedAccess>,
  { userId, tagId }: ParsedInputOf<typeof calls.removeUserTag>,
) {
  const removed = await deleteUserTag.first(context.db, { userId, tagId });
  if (removed !== undefined)
    await context.audit({ userId, act: 'tag_taken_off', says: `The tag ‘${removed.text}’ was taken off.` });
}
