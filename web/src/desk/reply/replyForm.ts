import type { Draw } from '#contract/readings/shapes.ts';
import type { ReplyForm } from '#contract/readings/forms.ts';
import { EMPTY_MESSAGE, type PersistedMessage } from '../../readings/thread/persistedMessages.ts';
import { hasSameCards, type SpreadCards } from '../spread/spreadCards.ts';

/** Converts the form to the reply stored on the server; null if nothing is written and no card is chosen. */
export function toReplyForm(fields: PersistedMessage): ReplyForm | null {
  const { text, laid: spreadCards, personality, tarotCardName, tarotCard } = fields;
  if (text === '' && spreadCards === null && tarotCardName === null && tarotCard === null) return null;
  return {
    messageText: text,
    responseMode: fields.responseMode ?? 'Standard',
    writerPersonality: personality,
    tarotCardName,
    tarotCard: tarotCard && {
      // A picture that was uploaded belongs to no deck.
      id: tarotCard.id === UPLOADED_ID ? null : tarotCard.id,
      imagePath: tarotCard.imagePath,
      tarot: tarotCard.tarot,
    },
    spread: spreadCards && spreadCards.spread,
    cards: (spreadCards?.places ?? []).map(({ position, name, reversed, imagePath, text: passage }) => ({
      position,
      name,
      reversed,
      imagePath,
      text: passage,
    })),
  };
}

/** A placeholder id for uploaded pictures, which have none. */
const UPLOADED_ID = 0;

/** Converts the reply stored on the server to the form's fields. */
export function fromReplyForm(form: ReplyForm, draw: Draw | null): PersistedMessage {
  const { tarotCard, tarotCardName } = form;
  return {
    ...EMPTY_MESSAGE,
    text: form.messageText,
    responseMode: form.responseMode,
    laid: toSpreadCards(form, draw),
    laying: toLayout(form),
    personality: form.writerPersonality,
    tarotCardName,
    tarotCard: tarotCard && { ...tarotCard, id: tarotCard.id ?? UPLOADED_ID, deck: '', alt: '' },
  };
}

const toLayout = ({ cards, tarotCardName, tarotCard }: ReplyForm) => {
  if (cards.length > 0) return 'spread';
  return tarotCardName === null && tarotCard === null ? null : 'card';
};

function toSpreadCards({ spread, cards }: ReplyForm, draw: Draw | null): SpreadCards | null {
  if (cards.length === 0) return null;
  const places = cards.map((card) => ({ ...card, text: card.text ?? '' }));
  const spreadCards = { spread: spread ?? '', isByHand: false, places };
  // Drawn cards cannot be exchanged by the writer; all others can.
  return { ...spreadCards, isByHand: draw === null || !hasSameCards(spreadCards, draw) };
}

/** Whether two replies have the same content, regardless of the order of their fields. */
export const isSameReply = (one: ReplyForm | null, other: ReplyForm | null) =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));

const comparable = (form: ReplyForm | null) =>
  form && [
    form.messageText,
    form.responseMode,
    form.writerPersonality,
    form.tarotCardName,
    form.tarotCard && [form.tarotCard.id, form.tarotCard.imagePath, form.tarotCard.tarot],
    form.spread,
    form.cards.map(({ position, name, reversed, imagePath, text = '' }) => [
      position,
      name,
      reversed,
      imagePath,
      text,
    ]),
  ];

/** All words of a reply, to show it beside another one. */
export const toWords = ({ messageText, cards }: Pick<ReplyForm, 'messageText' | 'cards'>): string =>
  [
    messageText,
    ...cards.filter(({ text = '' }) => text.trim() !== '').map(({ name, text = '' }) => `${name}: ${text}`),
  ]
    .filter((words) => words.trim() !== '')
    .join('\n\n');
