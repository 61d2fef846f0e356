import type { ReplyForm } from '#contract/readings/forms.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { loadReplyDraft } from './loadReplyDraft.ts';
import { saveReplyDraft } from './replyDraftsSql.ts';

/** Restores a sent reply as the writer's unsent one, unless they have typed something since. */
export async function restoreReplyDraft(
  { db, actor, now }: Context<ScopedAccess>,
  { requestId, form }: { requestId: number; form: ReplyForm },
): Promise<void> {
  const key = { requestId, writerId: actor.id };
  const { messageText, cards } = await loadReplyDraft(db, key, 'OPENED');
  if ([messageText, ...cards.map(({ text = '' }) => text)].some((text) => text.trim() !== '')) return;
  await saveReplyDraft.run(db, { ...key, form: JSON.stringify(form), now });
}
