import type { DraftGap } from '#contract/readings/codes.ts';
import type { DescribedDeck } from '#contract/tarot/codes.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { describeInDeck } from '../../tarot/describeInDeck.ts';
import { findNewestDraft } from './draftsSql.ts';

/** The newest draft that no answer has retired. */
export async function getNewestDraft(
  { db }: Context<ScopedAccess>,
  { id, deck = 'night' }: { id: number; deck?: DescribedDeck | undefined },
) {
  const draft = (await findNewestDraft(db, id)) ?? refuse('no_draft');
  const { text, source, frame, emptyBecause } = draft;
  const passages = draft.passages as { position: string; text: string }[] | null;
  return {
    personalityMessage: describeInDeck(text, deck),
    source,
    ...(frame !== null && { frame: describeInDeck(frame, deck) }),
    ...(passages !== null && {
      passages: passages.map((passage) => ({ ...passage, text: describeInDeck(passage.text, deck) })),
    }),
    ...(emptyBecause !== null && { emptyBecause: emptyBecause as DraftGap }),
  };
}
