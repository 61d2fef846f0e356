import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/people/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { deleteUserTag, insertTag, insertUserTag, tagForUser, tagsOfUser, updateTag } from './sql.ts';

export async function createTag(context: Context<ScopedAccess>, tag: ParsedInputOf<typeof calls.createTag>) {
  const added = await insertTag(context.db, { ...tag, createdAt: context.now });
  const message = `The tag ‘${added.text}’ was made, in ${added.color}.`;
  await context.audit({ userId: null, act: 'tag_created', says: message });
  return added;
}

export async function patchTag(
  context: Context<ScopedAccess>,
  { id, ...change }: ParsedInputOf<typeof calls.patchTag>,
) {
  const changed = (await updateTag(context.db, id, change)) ?? refuse('not_found');
  const message = `Tag ${id} is now called ‘${changed.text}’, in ${changed.color}.`;
  await context.audit({ userId: null, act: 'tag_changed', says: message });
  return changed;
}

export const listUserTags = (
  { db }: Context<ScopedAccess>,
  { userId }: ParsedInputOf<typeof calls.listUserTags>,
) => tagsOfUser.all(db, { userId });

/** Puts a tag on a member; where it is there already, nothing changes. */
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

export async function removeUserTag(
  context: Context<ScopedAccess>,
  { userId, tagId }: ParsedInputOf<typeof calls.removeUserTag>,
) {
  const removed = await deleteUserTag.first(context.db, { userId, tagId });
  if (removed !== undefined)
    await context.audit({ userId, act: 'tag_taken_off', says: `The tag ‘${removed.text}’ was taken off.` });
}
