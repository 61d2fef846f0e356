import type { Message } from '#contract/readings/shapes.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { areCardsDrawn, listPlacedCards } from './rules.ts';
import { createSeed } from './seeds.ts';
import { insertSeed, setSeedLetter, waitingSeed } from './seedsSql.ts';

interface AnsweredDraw {
  id: number;
  /** Null for a draw without a stored seed. */
  drawNumber: number | null;
  cards: unknown;
}

/**
 * Assigns the current seed to a letter with cards, and commits to a new seed for the next letter. A letter without cards
 * leaves the seed for the next one. A seed is used for one letter only: once it is revealed, its draws are predictable.
 */
export async function closeSeed(
  { db, now }: Context<ScopedAccess>,
  letter: Message,
  draw: AnsweredDraw | undefined,
): Promise<void> {
  const { requestId, id: messageId } = letter;
  const placed = listPlacedCards(letter);
  if (placed.length === 0) return;
  const isFromSeed = draw !== undefined && draw.drawNumber !== null;
  const isByHand = !isFromSeed || !areCardsDrawn(placed, draw.cards as Message['cards']);
  const drawId = isFromSeed ? draw.id : null;
  const closed = await setSeedLetter.first(db, { requestId, messageId, drawId, isByHand });
  if (closed === undefined) return;
  if ((await waitingSeed.first(db, { requestId })) === undefined)
    await insertSeed.run(db, { requestId, seed: createSeed(), now });
}
