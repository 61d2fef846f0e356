import * as z from 'zod/mini';
import { call, emptyObject, etag, id } from '../call.ts';
import { COLORS } from './codes.ts';
import { tagForm } from './forms.ts';

/** A tag that writers put on members; members never see it. */
export const tag = z.object({ id, text: z.string(), color: z.enum(COLORS) });
export type Tag = z.output<typeof tag>;

/** A tag in the list that writers manage. `membersCount` is exact up to 10,000 and capped there. */
export const managedTag = z.extend(tag, { membersCount: z.int(), etag });
export type ManagedTag = z.output<typeof managedTag>;

export const listTags = call({
  method: 'GET',
  path: '/api/tags',
  summary: 'All tags',
  input: emptyObject,
  output: z.array(managedTag),
});

export const createTag = call({
  method: 'POST',
  path: '/api/tags',
  summary: 'A new tag',
  input: tagForm,
  output: managedTag,
  status: 201,
  hasEtag: true,
});

export const patchTag = call({
  method: 'PATCH',
  path: '/api/tags/{id}',
  summary: 'Change a tag',
  input: z.strictObject({ id, ...z.partial(tagForm).shape }),
  output: managedTag,
  hasEtag: true,
});

export const deleteTag = call({
  method: 'DELETE',
  path: '/api/tags/{id}',
  summary: 'Delete a tag, and take it off every member who has it',
  input: z.strictObject({ id }),
  output: emptyObject,
  status: 204,
});

export const listUserTags = call({
  method: 'GET',
  path: '/api/user_tags',
  summary: 'The tags on a member',
  input: z.strictObject({ userId: id }),
  output: z.array(z.extend(tag, { userId: id, tagId: id })),
});

export const addUserTag = call({
  method: 'POST',
  path: '/api/user_tags',
  summary: 'Put a tag on a member; does nothing if it is there already',
  input: z.strictObject({ userId: id, tagId: id }),
  output: z.object({ userId: id, tagId: id }),
  refuses: ['not_found'],
  status: 201,
});

export const removeUserTag = call({
  method: 'DELETE',
  path: '/api/user_tags',
  summary: 'Take a tag off a member; does nothing if the member does not have it',
  input: z.strictObject({ userId: id, tagId: id }),
  output: emptyObject,
  refuses: ['not_found'],
  status: 204,
});
