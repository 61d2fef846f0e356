import type { ParsedInputOf } from '#contract/call.ts';
import type { addUserTag, createTag, listUserTags, patchTag, removeUserTag } from '#contract/people/calls.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { deleteUserTag, insertTag, insertUserTag, tagsOfUser, updateTag, userAndTag } from './sql.ts';

export const addTag = ({ db, now }: Context<Visible>, tag: ParsedInputOf<typeof createTag>) =>
  insertTag(db, { ...tag, createdAt: now });

export const changeTag = async (
  { db }: Context<Visible>,
  { id, ...change }: ParsedInputOf<typeof patchTag>,
) => (await updateTag(db, id, change)) ?? refuse('not_found');

export const userTagsOf = ({ db }: Context<Visible>, { userId }: ParsedInputOf<typeof listUserTags>) =>
  tagsOfUser(db, { userId });

/** Puts a tag on a member; where it is there already, nothing changes. */
export async function tagUser(
  { db, now }: Context<Visible>,
  { userId, tagId }: ParsedInputOf<typeof addUserTag>,
) {
  const found = (await userAndTag(db, userId, tagId)) ?? refuse('not_found');
  await insertUserTag(db, { ...found, createdAt: now });
  return found;
}

export async function untagUser(
  { db }: Context<Visible>,
  { userId, tagId }: ParsedInputOf<typeof removeUserTag>,
) {
  await deleteUserTag(db, userId, tagId);
}
