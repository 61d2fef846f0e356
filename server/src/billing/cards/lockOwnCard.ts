import { refuse } from '#contract/refusals.ts';
import type { Db } from '../../platform/database/database.ts';
import { cardRowsOfMember, lockCards } from './cardsSql.ts';

/**
 * Locks the cards of a member for a change of one of them.
 * @returns this card and all of them, newest first
 * @throws {Refusal} 404 if it is not one of them
 */
export async function lockOwnCard(db: Db, { userId, cardId }: { userId: number; cardId: number }) {
  await lockCards(db, userId);
  const cards = await cardRowsOfMember.all(db, { userId });
  const card = cards.find(({ id }) => id === cardId) ?? refuse('not_found');
  return { card, cards };
}
