import * as z from 'zod/mini';
import type { ReadingRequest } from '#contract/readings/shapes.ts';
import { RESPONSE_MODE_CODES, type ResponseMode } from '#contract/readings/codes.ts';
import { messageText } from '#contract/readings/forms.ts';
import type { TarotImage } from '#contract/tarot/calls.ts';
import type { useForm } from '../platform/useForm.ts';
import type { PersistedMessage } from '../readings/thread/persistedMessages.ts';
import { activeSpread, type Layout, LAYOUTS } from './layoutRules.ts';
import { isComplete, type SpreadCards, toSentCards } from './spread/spreadCards.ts';

/** The picture of a card, without its words for letters. */
export type ChosenPicture = Omit<TarotImage, 'imageLine'>;

/** The values of the form of a writer's reply: those that are persisted, some in another form, and an uploaded picture. */
export type ReplyValues = Omit<PersistedMessage, ConvertedFields> & {
  message: string;
  responseMode: ResponseMode;
  layout: Layout;
  /** Undefined until the writer chooses one. */
  personality: number | null | undefined;
  tarotCard: ChosenPicture | null;
  image: File | null;
};
type ConvertedFields = 'text' | 'responseMode' | 'layout' | 'personality' | 'tarotCard' | FieldsAtStart;
/** Set when the writer starts to write. */
export type FieldsAtStart = 'seenId' | 'readerAtStart';

export type ReplyFormState = ReturnType<typeof useForm<ReplyValues, { message: string }>>;

export const replyValuesShape = z
  .object({
    message: messageText,
    responseMode: z.enum(RESPONSE_MODE_CODES),
    layout: z.enum(LAYOUTS),
    spreadCards: z.nullable(z.custom<SpreadCards>()),
  })
  .check(
    z.refine((given) => activeSpread(given) === null || isComplete(activeSpread(given)!), {
      error: 'Please choose a card for every position',
      path: ['spreadCards'],
    }),
  );

export const defaultLayout = (
  { numberOfTarotCards }: ReadingRequest,
  spreadCards: SpreadCards | null,
): ReplyValues['layout'] => (spreadCards !== null || numberOfTarotCards > 1 ? 'spread' : 'card');

/** The cards that are sent with the text: a spread, or one card. */
export function toReplyCards(
  values: ReplyValues,
  allowed: { cards: TarotImage[] },
  { decks }: { decks: { pictureOf: (name: string) => string | undefined } },
) {
  const spreadCards = activeSpread(values);
  if (spreadCards !== null)
    return { spread: spreadCards.spread, cards: toSentCards(spreadCards, decks.pictureOf) };
  return values.layout === 'card' ? toSingleCard(values, allowed) : {};
}

/** An upload takes precedence over a picture of the decks; the card's name is sent with either. */
function toSingleCard({ image, tarotCard, tarotCardName }: ReplyValues, allowed: { cards: TarotImage[] }) {
  const card = tarotCard ?? allowed.cards[0];
  return {
    ...(tarotCardName !== null && { tarot: card?.tarot ?? tarotCardName }),
    ...(image !== null && { image }),
    ...(image === null && card !== undefined && { imagePath: card.imagePath }),
  };
}
