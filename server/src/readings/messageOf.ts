import type { Message, Personality } from '#contract/readings/calls.ts';
import { moonAt } from '../astrology/moon.ts';
import { pictureAt, picturesNamed } from '../tarot/deckPictures.ts';
import type { MessageRow } from './messagesSql.ts';

interface PersonalityRow {
  personalityId: number | null;
  personalityFirstName: string | null;
  personalityLastName: string | null;
  personalityPicture: string | null;
}

export function personalityOf(row: PersonalityRow): Personality | null {
  if (row.personalityId === null) return null;
  return {
    id: row.personalityId,
    firstName: row.personalityFirstName ?? '',
    lastName: row.personalityLastName ?? '',
    picture: row.personalityPicture,
  };
}

/** A message as the contract shapes it; a card of a deck is shown as the deck has it today. */
export function messageOf(row: MessageRow): Message {
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
    writerPersonality: personalityOf(row),
    tarotCardName: tarot,
    tarotCard: imagePath === null ? null : cardAt(imagePath, tarot),
    allowedTarotCards:
      tarot === null
        ? []
        : picturesNamed(tarot).map((image) => ({ id: image.id, imagePath: image.imagePath, tarot })),
    spread,
    cards: ((cards ?? []) as Message['cards']).map((card) => ({
      ...card,
      imagePath: pictureAt(card.imagePath)?.imagePath ?? card.imagePath,
    })),
    moon: responseMode === 'ReadingResponse' ? moonAt(Temporal.Instant.from(createdAt)) : null,
  };
}

function cardAt(path: string, tarot: string | null): NonNullable<Message['tarotCard']> {
  const picture = pictureAt(path);
  return picture === undefined
    ? { id: null, imagePath: path, tarot: tarot ?? '' }
    : { id: picture.id, imagePath: picture.imagePath, tarot: picture.tarot };
}
