import * as z from 'zod/mini';
import { call, emptyObject, etag, id } from '../call.ts';
import { savedReplyForm } from './forms.ts';

export const savedReply = z.object({
  id,
  title: z.string(),
  /** With placeholders: `{first_name}`, `{reader}`, `{title}`. */
  text: z.string(),
  /** Whether the other writers see it too. */
  isShared: z.boolean(),
  /** Whether it belongs to the calling writer: only then can it be changed. */
  isOwn: z.boolean(),
  etag,
});
export type SavedReply = z.output<typeof savedReply>;

export const listSavedReplies = call({
  method: 'GET',
  path: '/api/saved_replies',
  summary: 'My saved replies and the shared ones, by title',
  input: emptyObject,
  output: z.array(savedReply),
});

export const createSavedReply = call({
  method: 'POST',
  path: '/api/saved_replies',
  summary: 'Create a saved reply; only I see it unless it is shared',
  input: z.extend(savedReplyForm, { isShared: z._default(z.boolean(), false) }),
  output: savedReply,
  status: 201,
  hasEtag: true,
  refuses: ['too_many_saved_replies'],
});

export const patchSavedReply = call({
  method: 'PATCH',
  path: '/api/saved_replies/{id}',
  summary: 'Change one of my saved replies',
  input: z.strictObject({ id, ...z.partial(savedReplyForm).shape }),
  output: savedReply,
  hasEtag: true,
});

export const deleteSavedReply = call({
  method: 'DELETE',
  path: '/api/saved_replies/{id}',
  summary: 'Delete one of my saved replies',
  input: z.strictObject({ id }),
  output: emptyObject,
  status: 204,
});
