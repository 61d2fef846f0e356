import type { SavedReply } from '#contract/savedReplies/calls.ts';
import { toEtag } from '../platform/http/etag.ts';
import type { SavedReplyRow } from './sql.ts';

export const toSavedReply = (
  { id, title, text, isShared }: SavedReplyRow,
  { isOwn }: { isOwn: boolean },
): SavedReply => ({ id, title, text, isShared, isOwn, etag: toEtag([title, text, isShared]) });
