import type { DrawnCard } from '#contract/readings/shapes.ts';
import { findOracleCard } from '#contract/tarot/rules.ts';
import { pictureByPath, picturesByName } from '../../tarot/deckPictures.ts';
import type { DrawnCardRow } from './cardsSql.ts';

/** A card in the contract's shape, with its deck's current picture. */
export const toDrawnCard = (row: DrawnCardRow): DrawnCard => ({
  ...toCardPicture(row),
  name: row.name,
  reversed: row.reversed,
  requestId: row.requestId,
  messageId: row.messageId,
  createdAt: row.createdAt,
  title: row.title,
  isSealed: row.isSealed,
});

/** The card's own picture, or else that of the first deck that has the card. */
export function toCardPicture({ name, imagePath }: Pick<DrawnCardRow, 'name' | 'imagePath'>) {
  const own = imagePath === null ? undefined : pictureByPath(imagePath);
  const picture = own ?? picturesByName(name)[0];
  const deck = picture?.deck ?? (findOracleCard(name) === undefined ? 'night' : 'oracle');
  return { deck, imagePath: picture?.imagePath ?? null };
}
