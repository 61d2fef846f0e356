import { pick } from '#contract/pick.ts';
import {
  type ReplyForm,
  replyForm,
  spreadCard,
  tarotCard as tarotCardShape,
} from '#contract/readings/forms.ts';
import { replyModeFor } from '#contract/readings/rules.ts';
import type { Draw, ReadingRequest } from '#contract/readings/shapes.ts';
import { EMPTY_MESSAGE, type PersistedMessage } from '../../readings/thread/persistedMessages.ts';
import { type ChosenPicture, defaultLayout, type FieldsAtStart, type ReplyValues } from '../replyValues.ts';
import { getInitialSpread, hasPassages, hasSameCards, type SpreadCards } from '../spread/spreadCards.ts';

// A reply is in three places: in its form on the screen, in this browser's storage, and on the server as the contract's
// ReplyForm. This file converts between them. Each conversion names the fields that differ between the places; `same` are
// all others, so a new field of the contract needs no line here.

/** The values of the form when a request is opened, with those of a persisted unsent reply. */
export function toInitialValues(request: ReadingRequest, persisted: PersistedMessage): ReplyValues {
  const {
    text: message,
    responseMode,
    spreadCards: persistedSpread,
    layout,
    personality,
    seenId: _,
    readerAtStart: _readerAtStart,
    ...same
  } = persisted;
  const spreadCards = getInitialSpread(request.draw, persistedSpread);
  return {
    ...same,
    message,
    // The request's status determines the mode of an empty reply.
    responseMode: (isStarted(persisted) ? responseMode : null) ?? replyModeFor(request.status),
    layout: layout ?? defaultLayout(request, spreadCards),
    spreadCards,
    personality: personality ?? undefined,
    image: null,
  };
}

/**
 * The values of the form after the reply was sent. Another tab may have written a text meanwhile. A message sent while a
 * letter is being written leaves its passages and their cards.
 */
export const toValuesAfterSending = (
  request: ReadingRequest,
  { layout, personality, responseMode, spreadCards }: ReplyValues,
  text: string,
): ReplyValues => ({
  ...toInitialValues(request, { ...EMPTY_MESSAGE, text }),
  spreadCards: responseMode === 'Standard' && hasPassages(spreadCards) ? spreadCards : null,
  responseMode: 'Standard',
  layout,
  personality,
});

/** The values of the form that have changed with these persisted fields. */
export function toChangedValues(changed: Partial<PersistedMessage>): Partial<ReplyValues> {
  const {
    text,
    responseMode,
    layout,
    personality,
    seenId: _,
    readerAtStart: _readerAtStart,
    ...same
  } = changed;
  return {
    ...same,
    ...(text !== undefined && { message: text }),
    // An undecided mode or layout does not change that of the form.
    ...(responseMode && { responseMode }),
    ...(layout && { layout }),
    ...(personality !== undefined && { personality: personality ?? undefined }),
  };
}

/** The fields of a reply that are persisted. `own` is the part that the writer has written and chosen. */
export function toPersisted(
  request: ReadingRequest,
  own: ReplyValues,
  chosenCard: ChosenPicture | null,
): Omit<PersistedMessage, FieldsAtStart> {
  const { message, layout, personality, image: _, ...same } = own;
  return {
    ...same,
    text: message,
    layout: layout === defaultLayout(request, own.spreadCards) ? null : layout,
    personality: personality ?? null,
    tarotCard: own.tarotCardName === null ? own.tarotCard : chosenCard,
  };
}

/** Converts a persisted reply to the one stored on the server; null if nothing is written and no card is chosen. */
export function toReplyForm(persisted: PersistedMessage): ReplyForm | null {
  if (!isStarted(persisted)) return null;
  const { text, responseMode, spreadCards, personality, tarotCard, ...others } = persisted;
  const { layout: _, seenId: _seenId, readerAtStart: _readerAtStart, ...same } = others;
  const reply: ReplyForm = {
    ...same,
    messageText: text,
    responseMode: responseMode ?? 'Standard',
    writerPersonality: personality,
    tarotCard: tarotCard && {
      ...pick(tarotCard, tarotCardShape.shape),
      // A picture that was uploaded belongs to no deck.
      id: tarotCard.id === UPLOADED_ID ? null : tarotCard.id,
    },
    spread: spreadCards && spreadCards.spread,
    cards: (spreadCards?.cards ?? []).map((card) => pick(card, spreadCard.shape)),
  };
  return pick(reply, replyForm.shape);
}

/** Converts the values that remain after sending to the reply stored on the server; null without a spread. */
export const toRemainingReply = (request: ReadingRequest, remaining: ReplyValues): ReplyForm | null =>
  remaining.spreadCards &&
  toReplyForm({ ...toPersisted(request, remaining, null), seenId: null, readerAtStart: null });

/** A placeholder id for uploaded pictures, which have none. */
const UPLOADED_ID = 0;

/** Converts the reply stored on the server to the fields that are persisted. */
export function fromReplyForm(form: ReplyForm, draw: Draw | null): PersistedMessage {
  const { messageText, responseMode, writerPersonality, tarotCard, spread: _, cards: _cards, ...same } = form;
  return {
    ...EMPTY_MESSAGE,
    ...same,
    text: messageText,
    responseMode,
    spreadCards: toSpreadCards(form, draw),
    layout: toLayout(form),
    personality: writerPersonality,
    tarotCard: tarotCard && { ...tarotCard, id: tarotCard.id ?? UPLOADED_ID, deck: '', alt: '' },
  };
}

const toLayout = ({ cards, tarotCardName, tarotCard }: ReplyForm) => {
  if (cards.length > 0) return 'spread';
  return tarotCardName === null && tarotCard === null ? null : 'card';
};

function toSpreadCards({ spread, cards }: ReplyForm, draw: Draw | null): SpreadCards | null {
  if (cards.length === 0) return null;
  const withTexts = cards.map((card) => ({ ...card, text: card.text ?? '' }));
  const spreadCards = { spread: spread ?? '', isByHand: false, cards: withTexts };
  // Drawn cards cannot be exchanged by the writer; all others can.
  return { ...spreadCards, isByHand: draw === null || !hasSameCards(spreadCards, draw) };
}

/** Whether the writer has entered anything that could be lost. */
export const hasContent = ({ message, image, ...same }: ReplyValues) =>
  image !== null || isStarted({ ...same, text: message });

type Content = Pick<PersistedMessage, 'text' | 'spreadCards' | 'tarotCardName'> &
  Pick<ReplyValues, 'tarotCard'>;

const isStarted = ({ text, spreadCards, tarotCardName, tarotCard }: Content) =>
  text !== '' || spreadCards !== null || tarotCardName !== null || tarotCard !== null;

/** Whether two replies have the same content, regardless of the order of their fields. */
export const isSameReply = (one: ReplyForm | null, other: ReplyForm | null) =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = (form: ReplyForm | null) =>
  form && {
    ...pick(form, replyForm.shape),
    tarotCard: form.tarotCard && pick(form.tarotCard, tarotCardShape.shape),
    cards: form.cards.map((card) => pick({ ...card, text: card.text ?? '' }, spreadCard.shape)),
  };

/** The text of a reply with its passages, to show it beside another one. */
export const toPlainText = ({ messageText, cards }: Pick<ReplyForm, 'messageText' | 'cards'>): string =>
  [
    messageText,
    ...cards.filter(({ text = '' }) => text.trim() !== '').map(({ name, text = '' }) => `${name}: ${text}`),
  ]
    .filter((text) => text.trim() !== '')
    .join('\n\n');
