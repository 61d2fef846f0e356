import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { ReplyDraft } from '#contract/readings/calls.ts';
import { emptyReply, type ReplyForm } from '#contract/readings/forms.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { refuseIfEdited } from '../../platform/http/etag.ts';
import { lockRequest } from '../sql.ts';
import { requireOpenAccount } from '../thread/requireOpenAccount.ts';
import { loadReplyDraft, toReplyDraft, toReplyEtag } from './loadReplyDraft.ts';
import { deleteReplyDraft, existingReader, saveReplyDraft } from './replyDraftsSql.ts';

/** Stores a writer's unsent reply in place of the previous one. Missing fields of the form become empty. */
export async function putReplyDraft(
  context: Context<ScopedAccess>,
  { id: requestId, ...given }: ParsedInputOf<typeof calls.putReplyDraft>,
): Promise<ReplyDraft> {
  const { db, actor, now } = context;
  // Locked, so that storing and sending a reply at the same moment happen one after the other.
  const request = await lockRequest.first(db, { requestId, ownerId: null });
  if (request === undefined) refuse('not_found');
  await requireOpenAccount(db, request);
  const key = { requestId, writerId: actor.id };
  const empty = emptyReply(request.status);
  const form: ReplyForm = {
    ...given,
    responseMode: given.responseMode ?? empty.responseMode,
  };
  const before = await loadReplyDraft(db, key, request.status);
  // The same content again, for example because the first response was lost.
  if (toReplyEtag(form) === before.etag) return before;
  await refuseIfEdited(context, before.etag, () => before);
  await requireExistingReader(db, form.writerPersonality);
  if (toReplyEtag(form) === toReplyEtag(empty)) {
    await deleteReplyDraft.run(db, key);
    return toReplyDraft(empty, null);
  }
  const { updatedAt } = await saveReplyDraft.one(db, { ...key, form: JSON.stringify(form), now });
  return toReplyDraft(form, updatedAt);
}

/** Inactive readers are accepted too, so that a reader who has become inactive does not lose the typed text. */
async function requireExistingReader(db: Db, readerId: number | null): Promise<void> {
  if (readerId !== null && (await existingReader.first(db, { readerId })) === undefined)
    refuseFields([
      { param: 'writer_personality', msg: 'There is no such reader. Please choose another one' },
    ]);
}
