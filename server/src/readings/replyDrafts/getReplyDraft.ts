import { refuse } from '#contract/refusals.ts';
import type { ReplyDraft } from '#contract/readings/calls.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { loadReplyDraft } from './loadReplyDraft.ts';
import { statusOfRequest } from './replyDraftsSql.ts';

/** A writer's own unsent reply to a request. */
export async function getReplyDraft(
  { db, actor }: Context<ScopedAccess>,
  { id: requestId }: { id: number },
): Promise<ReplyDraft> {
  const request = (await statusOfRequest.first(db, { requestId })) ?? refuse('not_found');
  return loadReplyDraft(db, { requestId, writerId: actor.id }, request.status);
}
