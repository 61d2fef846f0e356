import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { findNewestDraft } from './draftsSql.ts';

/** The newest draft that no answer has retired. */
export async function getNewestDraft({ db }: Context<ScopedAccess>, { id }: { id: number }) {
  const draft = (await findNewestDraft(db, id)) ?? refuse('no_draft');
  return { personalityMessage: draft.text, source: draft.source };
}
