import type { Message } from '#contract/readings/shapes.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { stripVersion } from '../../tarot/deckPictures.ts';
import { insertCards } from '../draws/cardsSql.ts';

const DECK_PICTURE = /^\/decks\//;

/** Stores the cards of a letter for the member's journal: those of its spread, or else its single card. */
export async function storeLetterCards(
  { db, beforeCommit }: Context<ScopedAccess>,
  userId: number,
  { id: messageId, requestId, createdAt, cards, tarotCardName, tarotCard }: Message,
): Promise<void> {
  const single = { name: tarotCardName, reversed: false, imagePath: tarotCard?.imagePath ?? '' };
  const drawn = cards.length > 0 ? cards : [single];
  const rows = drawn.flatMap(({ name, reversed, imagePath }, at) =>
    name === null
      ? []
      : {
          messageId,
          place: at + 1,
          userId,
          requestId,
          name,
          reversed,
          imagePath: DECK_PICTURE.test(imagePath) ? stripVersion(imagePath) : null,
          isSealed: true,
          createdAt,
        },
  );
  if (rows.length > 0) await beforeCommit(insertCards(db, rows));
}
