import * as z from 'zod/mini';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { RESPONSE_MODE_CODES, type ResponseMode } from '#contract/readings/codes.ts';
import { messageText } from '#contract/readings/forms.ts';
import { replyModeFor } from '#contract/readings/rules.ts';
import type { TarotImage } from '#contract/tarot/calls.ts';
import type { PersistedMessage } from '../readings/persistedMessages.ts';
import { getInitialSpread, isComplete, type LaidSpread, toSentCards } from './spreadCards.ts';

/** One card and its picture, or the cards of a spread. The values are persisted. */
const LAYINGS = ['card', 'spread'] as const;
export type Laying = (typeof LAYINGS)[number];

/** The picture of a card, without its words for letters. */
type ChosenPicture = Omit<TarotImage, 'imageLine'>;

/** The values of the form of a writer's reply. */
export type ResponseValues = {
  message: string;
  responseMode: ResponseMode;
  laying: Laying;
  laid: LaidSpread | null;
  /** Undefined until the writer chooses one. */
  personality: number | null | undefined;
  tarotCardName: string | null;
  tarotCard: ChosenPicture | null;
  image: File | null;
};

/** The spread of the reply; null for a message, and for a reading with one card. */
export const activeSpread = ({
  responseMode,
  laying,
  laid,
}: Pick<ResponseValues, 'responseMode' | 'laying' | 'laid'>) =>
  responseMode === 'ReadingResponse' && laying === 'spread' ? laid : null;

export const responseShape = z
  .object({
    message: messageText,
    responseMode: z.enum(RESPONSE_MODE_CODES),
    laying: z.enum(LAYINGS),
    laid: z.nullable(z.custom<LaidSpread>()),
  })
  .check(
    z.refine((given) => activeSpread(given) === null || isComplete(activeSpread(given)!), {
      error: 'Please choose a card for every place',
      path: ['laid'],
    }),
  );

/** The values after a reply was sent. The mode is then a chat message. */
export const emptyValues: Omit<ResponseValues, 'personality' | 'laying'> = {
  message: '',
  responseMode: 'Standard',
  laid: null,
  tarotCardName: null,
  tarotCard: null,
  image: null,
};

/** The values when a request is opened, with those of a persisted unsent reply. */
export function initialValues(request: ReadingRequest, kept: PersistedMessage): ResponseValues {
  const laid = getInitialSpread(request.draw, kept.laid);
  const { text, tarotCardName, tarotCard } = kept;
  const isBegun = text !== '' || kept.laid !== null || tarotCardName !== null || tarotCard !== null;
  return {
    message: text,
    // The request's status determines the mode of an empty reply.
    responseMode: (isBegun ? kept.responseMode : null) ?? replyModeFor(request.status),
    laying: kept.laying ?? defaultLaying(request, laid),
    laid,
    personality: kept.personality ?? undefined,
    tarotCardName,
    tarotCard,
    image: null,
  };
}

export const defaultLaying = (
  { numberOfTarotCards }: ReadingRequest,
  laid: LaidSpread | null,
): ResponseValues['laying'] => (laid !== null || numberOfTarotCards > 1 ? 'spread' : 'card');

/** Whether the writer has entered anything that could be lost. */
export const hasContent = ({ message, laid, tarotCardName, tarotCard, image }: ResponseValues) =>
  message !== '' || laid !== null || tarotCardName !== null || tarotCard !== null || image !== null;

/** The cards that are sent with the text: a spread, or one card. */
export function toResponseCards(
  values: ResponseValues,
  allowed: { cards: TarotImage[] },
  { decks }: { decks: { pictureOf: (name: string) => string | undefined } },
) {
  const laid = activeSpread(values);
  if (laid !== null) return { spread: laid.spread, cards: toSentCards(laid, decks.pictureOf) };
  return values.laying === 'card' ? toSingleCard(values, allowed) : {};
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
