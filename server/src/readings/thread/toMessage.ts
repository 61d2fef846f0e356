import type { Draw, Message } from '#contract/readings/shapes.ts';
import { moonAt } from '../../astrology/moon.ts';
import { pictureByPath, picturesByName } from '../../tarot/deckPictures.ts';
import type { MessageRow } from './messagesSql.ts';
import { toSigningReader } from '../../profiles/signingReader.ts';

/** A message in the contract's shape; its cards get the decks' current pictures. */
export function toMessage(row: MessageRow): Message {
  const { id, requestId, senderId, sender, createdAt, text, responseMode, tarot, imagePath, spread, cards } =
    row;
  return {
    id,
    requestId,
    senderId,
    sender,
    createdAt,
    text,
    responseMode,
    writerPersonality: toSigningReader(row),
    tarotCardName: tarot,
    tarotCard: imagePath === null ? null : toTarotCard(imagePath, tarot),
    allowedTarotCards:
      tarot === null
        ? []
        : picturesByName(tarot).map((image) => ({ id: image.id, imagePath: image.imagePath, tarot })),
    spread,
    cards: ((cards ?? []) as Message['cards']).map(withCurrentPicture),
    moon: responseMode === 'ReadingResponse' ? moonAt(Temporal.Instant.from(createdAt)) : null,
  };
}

/** A draw in the contract's shape. */
export const toDraw = ({ spread, cards }: { spread: string; cards: unknown }): Draw => ({
  spread,
  cards: (cards as Draw['cards']).map(withCurrentPicture),
});

/** A card of a spread with its current picture; a card stored without one gets it once a deck has it. */
function withCurrentPicture<Card extends Draw['cards'][number]>(card: Card): Card {
  const picture =
    pictureByPath(card.imagePath) ?? (card.imagePath === '' ? picturesByName(card.name)[0] : undefined);
  return { ...card, imagePath: picture?.imagePath ?? card.imagePath };
}

function toTarotCard(path: string, tarot: string | null): NonNullable<Message['tarotCard']> {
  const picture = pictureByPath(path);
  return picture === undefined
    ? { id: null, imagePath: path, tarot: tarot ?? '' }
    : { id: picture.id, imagePath: picture.imagePath, tarot: picture.tarot };
}
