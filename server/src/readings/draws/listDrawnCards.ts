import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/readings/calls.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { type DrawnCardRow, drawnCardCount, drawnCardPage, recurringCards } from './cardsSql.ts';
import { toCardPicture, toDrawnCard } from './toDrawnCard.ts';

const RECURRING = 12;
const LETTERS_EACH = 5;

/** A page of the cards of a member's own letters, and the cards that were drawn more than once. */
export async function listDrawnCards(
  { db, ownerId: userId }: Context<OwnAccess>,
  { order, offset, limit }: ParsedInputOf<typeof calls.listDrawnCards>,
) {
  const [rows, { count }, recurring] = await Promise.all([
    drawnCardPage({ order }).all(db, { userId, offset, limit }),
    drawnCardCount.one(db, { userId }),
    recurringCards.all(db, { userId, cards: RECURRING, letters: LETTERS_EACH }),
  ]);
  return { count, results: rows.map(toDrawnCard), recurring: groupByName(recurring) };
}

/** One entry for each card, in the order of the rows. */
function groupByName(rows: readonly (DrawnCardRow & { count: number })[]) {
  const groups = Map.groupBy(rows, ({ name }) => name);
  return [...groups.values()].map(([newest, ...older]) => ({
    ...toCardPicture(newest!),
    name: newest!.name,
    count: newest!.count,
    letters: [newest!, ...older].map(({ reversed, requestId, messageId, createdAt, title, isSealed }) => ({
      reversed,
      requestId,
      messageId,
      createdAt,
      title,
      isSealed,
    })),
  }));
}
