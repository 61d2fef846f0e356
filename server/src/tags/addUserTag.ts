import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/tags/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { insertUserTag, tagForUser } from './sql.ts';

/** Puts a tag on a member; does nothing if the member already has it. */
export async function addUserTag(
  context: Context<ScopedAccess>,
  { userId, tagId }: ParsedInputOf<typeof calls.addUserTag>,
) {
  const { db, now } = context;
  const { text } = (await tagForUser.first(db, { userId, tagId })) ?? refuse('not_found');
  if (await insertUserTag.first(db, { userId, tagId, now }))
    await context.audit({ userId, act: 'tag_put_on', says: `The tag ‘${text}’ was put on.` });
  return { userId, tagId };
}
