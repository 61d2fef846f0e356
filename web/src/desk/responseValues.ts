import * as z from 'zod/mini';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { RESPONSE_MODE_CODES, type ResponseMode } from '#contract/readings/codes.ts';
import { messageText } from '#contract/readings/forms.ts';
import { replyModeFor } from '#contract/readings/rules.ts';
import type { TarotImage } from '#contract/tarot/calls.ts';
import type { useForm } from '../platform/useForm.ts';
import type { PersistedMessage } from '../readings/thread/persistedMessages.ts';
import { getInitialSpread, isComplete, type SpreadCards, toSentCards } from './spread/spreadCards.ts';

/** One card and its picture, or the cards of a spread. The values are persisted. */
const LAYOUTS = ['card', 'spread'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** The picture of a card, without its words for letters. */
type ChosenPicture = Omit<TarotImage, 'imageLine'>;

/** The values of the form of a writer's reply. */
export type ResponseValues = {
  message: string;
  responseMode: ResponseMode;
  layout: Layout;
  spreadCards: SpreadCards | null;
  /** Undefined until the writer chooses one. */
  personality: number | null | undefined;
  tarotCardName: string | null;
  tarotCard: ChosenPicture | null;
  image: File | null;
};

export type ResponseFormState = ReturnType<typeof useForm<ResponseValues, { message: string }>>;

/** The layout of a reading; null for a message, which has no cards. */
export const activeLayout = ({ responseMode, layout }: Pick<ResponseValues, 'responseMode' | 'layout'>) =>
  responseMode === 'ReadingResponse' ? layout : null;

/** The spread of the reply; null for a message, and for a reading with one card. */
export const activeSpread = (values: Pick<ResponseValues, 'responseMode' | 'layout' | 'spreadCards'>) =>
  activeLayout(values) === 'spread' ? values.spreadCards : null;

export const responseShape = z
  .object({
    message: messageText,
    responseMode: z.enum(RESPONSE_MODE_CODES),
    layout: z.enum(LAYOUTS),
    spreadCards: z.nullable(z.custom<SpreadCards>()),
  })
  .check(
    z.refine((given) => activeSpread(given) === null || isComplete(activeSpread(given)!), {
      error: 'Please choose a card for every place',
      path: ['spreadCards'],
    }),
  );

/** The values after a reply was sent. The mode is then a chat message. */
export const emptyValues: Omit<ResponseValues, 'personality' | 'layout'> = {
  message: '',
  responseMode: 'Standard',
  spreadCards: null,
  tarotCardName: null,
  tarotCard: null,
  image: null,
};

/** The values when a request is opened, with those of a persisted unsent reply. */
export function initialValues(request: ReadingRequest, persisted: PersistedMessage): ResponseValues {
  const spreadCards = getInitialSpread(request.draw, persisted.laid);
  const { text, tarotCardName, tarotCard } = persisted;
  const isBegun = text !== '' || persisted.laid !== null || tarotCardName !== null || tarotCard !== null;
  return {
    message: text,
    // The request's status determines the mode of an empty reply.
    responseMode: (isBegun ? persisted.responseMode : null) ?? replyModeFor(request.status),
    layout: persisted.laying ?? defaultLayout(request, spreadCards),
    spreadCards,
    personality: persisted.personality ?? undefined,
    tarotCardName,
    tarotCard,
    image: null,
  };
}

/** The fields that are persisted of a reply, of which `own` is the writer's own part. */
export const toPersisted = (
  request: ReadingRequest,
  own: ResponseValues,
  chosenCard: ChosenPicture | null,
): Omit<PersistedMessage, 'seenId'> => ({
  text: own.message,
  responseMode: own.responseMode,
  laid: own.spreadCards,
  laying: own.layout === defaultLayout(request, own.spreadCards) ? null : own.layout,
  personality: own.personality ?? null,
  tarotCardName: own.tarotCardName,
  tarotCard: own.tarotCardName === null ? own.tarotCard : chosenCard,
});

export const defaultLayout = (
  { numberOfTarotCards }: ReadingRequest,
  spreadCards: SpreadCards | null,
): ResponseValues['layout'] => (spreadCards !== null || numberOfTarotCards > 1 ? 'spread' : 'card');

/** Whether the writer has entered anything that could be lost. */
export const hasContent = ({ message, spreadCards, tarotCardName, tarotCard, image }: ResponseValues) =>
  message !== '' || spreadCards !== null || tarotCardName !== null || tarotCard !== null || image !== null;

/** The cards that are sent with the text: a spread, or one card. */
export function toResponseCards(
  values: ResponseValues,
  allowed: { cards: TarotImage[] },
  { decks }: { decks: { pictureOf: (name: string) => string | undefined } },
) {
  const spreadCards = activeSpread(values);
  if (spreadCards !== null)
    return { spread: spreadCards.spread, cards: toSentCards(spreadCards, decks.pictureOf) };
  return values.layout === 'card' ? toSingleCard(values, allowed) : {};
}

/** An upload takes precedence over a picture of the decks; the card's name is sent with either. */
function toSingleCard({ image, tarotCard, tarotCardName }: ResponseValues, allowed: { cards: TarotImage[] }) {
  const card = tarotCard ?? allowed.cards[0];
  return {
    ...(tarotCardName !== null && { tarot: card?.tarot ?? tarotCardName }),
    ...(image !== null && { image }),
    ...(image === null && card !== undefined && { imagePath: card.imagePath }),
  };
}
