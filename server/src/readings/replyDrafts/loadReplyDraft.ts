import * as z from 'zod/mini';
import { pick } from '#contract/pick.ts';
import type { ReplyDraft } from '#contract/readings/calls.ts';
import type { RequestStatus } from '#contract/readings/codes.ts';
import { emptyReply, replyForm, type ReplyForm } from '#contract/readings/forms.ts';
import type { Db } from '../../platform/database/database.ts';
import { toEtag } from '../../platform/http/etag.ts';
import { findReplyDraft } from './replyDraftsSql.ts';

/** A writer's unsent reply to a request, or the empty form if there is none. */
export async function loadReplyDraft(
  db: Db,
  key: { requestId: number; writerId: number },
  status: RequestStatus,
): Promise<ReplyDraft> {
  const row = await findReplyDraft.first(db, key);
  return row === undefined
    ? toReplyDraft(emptyReply(status), null)
    : toReplyDraft(z.parse(replyForm, row.form), row.updatedAt);
}

/** A reply in the contract's shape. Its ETag depends only on its content, not on when it was stored. */
export const toReplyDraft = (form: ReplyForm, updatedAt: string | null): ReplyDraft => ({
  ...pick(form, replyForm.shape),
  updatedAt,
  etag: toReplyEtag(form),
});

export const toReplyEtag = (form: ReplyForm): string => toEtag(pick(form, replyForm.shape));
