import type { OutputOf } from '#contract/call.ts';
import type { getNewestDraft } from '#contract/readings/calls.ts';
import type { SpreadCards } from '../spread/spreadCards.ts';
import { activeSpread } from '../layoutRules.ts';
import type { ReplyValues } from '../replyValues.ts';

export type NewestDraft = OutputOf<typeof getNewestDraft>;
/** The parts of the form that a draft fills. */
export type Reply = Pick<ReplyValues, 'message' | 'spreadCards' | 'layout' | 'responseMode'>;

/** The passages of a draft, if they belong to the reply's cards; otherwise null. */
function passagesFor({ frame, passages }: NewestDraft, reply: Reply): readonly string[] | null {
  const spreadCards = activeSpread(reply);
  if (frame === undefined || passages === undefined || spreadCards === null || spreadCards.isByHand)
    return null;
  const fits =
    spreadCards.cards.length === passages.length &&
    spreadCards.cards.every(({ position }, n) => position === passages[n]!.position);
  return fits ? passages.map(({ text }) => text) : null;
}

/** The text of a draft for the letter box, without the passages that go to the cards. */
export const letterTextFor = (draft: NewestDraft, reply: Reply): string =>
  passagesFor(draft, reply) === null ? draft.personalityMessage : draft.frame!;

/** The spread with a draft's passages; null if the draft has none for it. */
export function withPassages(draft: NewestDraft, reply: Reply): SpreadCards | null {
  const texts = passagesFor(draft, reply);
  return texts === null ? null : setTexts(reply.spreadCards!, texts);
}

const setTexts = (spreadCards: SpreadCards, texts: readonly string[]): SpreadCards => ({
  ...spreadCards,
  cards: spreadCards.cards.map((card, n) => ({ ...card, text: texts[n] ?? '' })),
});

export const withoutPassages = (spreadCards: SpreadCards): SpreadCards => setTexts(spreadCards, []);

/** The writer's own part of a reply that holds an unchanged draft. */
export const withoutDraft = <Values extends Reply>(values: Values): Values => ({
  ...values,
  message: '',
  spreadCards: values.spreadCards && withoutPassages(values.spreadCards),
});

/** Whether the form holds exactly what the draft put there. */
export function isUnchanged(draft: NewestDraft, reply: Reply): boolean {
  if (reply.message === '' || (reply.message !== draft.personalityMessage && reply.message !== draft.frame))
    return false;
  const texts = (activeSpread(reply)?.cards ?? []).map(({ text }) => text);
  return texts.every((text, n) => text === '' || text === draft.passages?.[n]?.text);
}

/** Whether the writer has entered nothing of their own. */
export const isEmpty = (reply: Reply): boolean =>
  reply.message === '' && (activeSpread(reply)?.cards ?? []).every(({ text }) => text === '');
