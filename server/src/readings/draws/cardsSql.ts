import { type Insertable, sql } from 'kysely';
import { cappedCount } from '../../platform/database/cappedCount.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type Params, type RowOf, statement, statementVariants } from '../../platform/database/statement.ts';

const CARD_COLUMNS = [
  'memberCards.name',
  'memberCards.reversed',
  'memberCards.imagePath',
  'memberCards.requestId',
  'memberCards.messageId',
  'memberCards.createdAt',
  'memberCards.isSealed',
  'readingRequests.title',
] as const;

export const insertCards = (db: Db, cards: readonly Insertable<Tables['memberCards']>[]) =>
  db.insertInto('memberCards').values(cards).execute();

/** Marks the cards as unsealed once the member has read all letters up to a message. */
export const unsealCards = statement((db, p: Params<{ requestId: number; messageId: number }>) =>
  db
    .updateTable('memberCards')
    .set({ isSealed: false })
    .where('requestId', '=', p.requestId)
    .where('messageId', '<=', p.messageId)
    .where('isSealed', '=', sql.lit(true)),
);

const selectMemberCards = (db: Db, p: Params<{ userId: number }>) =>
  db.selectFrom('memberCards').where('memberCards.userId', '=', p.userId);

/** A page of a member's cards, by the time of their letters. */
export const drawnCardPage = statementVariants(
  (db, { order }: { order: 'asc' | 'desc' }, p: Params<{ userId: number; offset: number; limit: number }>) =>
    selectMemberCards(db, p)
      .innerJoin('readingRequests', 'readingRequests.id', 'memberCards.requestId')
      .select(CARD_COLUMNS)
      .orderBy('memberCards.createdAt', order)
      .orderBy('memberCards.messageId', order)
      .orderBy('memberCards.place', order)
      .limit(p.limit)
      .offset(p.offset),
);
export type DrawnCardRow = RowOf<typeof drawnCardPage>;

export const drawnCardCount = statement((db, p: Params<{ userId: number }>) =>
  cappedCount(db, selectMemberCards(db, p)),
);

/** The newest cards of a member in other requests than this one, for writers. */
export const cardsInOtherRequests = statement(
  (db, p: Params<{ userId: number; requestId: number; limit: number }>) =>
    selectMemberCards(db, p)
      .innerJoin('readingRequests', 'readingRequests.id', 'memberCards.requestId')
      .select(CARD_COLUMNS)
      .where('memberCards.requestId', '<>', p.requestId)
      .orderBy('memberCards.createdAt', 'desc')
      .orderBy('memberCards.messageId', 'desc')
      .orderBy('memberCards.place', 'desc')
      .limit(p.limit),
);

/** The cards that were drawn more than once, most frequent first, each with its newest letters. */
export const recurringCards = statement((db, p: Params<{ userId: number; cards: number; letters: number }>) =>
  db
    .with('counted', (qb) =>
      qb
        .selectFrom('memberCards')
        .select((eb) => ['name', eb.fn.countAll<number>().as('count'), eb.fn.max('createdAt').as('lastAt')])
        .where('userId', '=', p.userId)
        .groupBy('name')
        .having((eb) => eb.fn.countAll(), '>', sql.lit(1))
        .orderBy('count', 'desc')
        .orderBy('lastAt', 'desc')
        .orderBy('name')
        .limit(p.cards),
    )
    .selectFrom((eb) =>
      eb
        .selectFrom('memberCards')
        .innerJoin('counted', 'counted.name', 'memberCards.name')
        .innerJoin('readingRequests', 'readingRequests.id', 'memberCards.requestId')
        .select([...CARD_COLUMNS, 'counted.count', 'counted.lastAt'])
        .select(
          sql<number>`row_number() over (partition by member_cards.name
              order by member_cards.created_at desc, member_cards.message_id desc)`.as('nth'),
        )
        .where('memberCards.userId', '=', p.userId)
        .as('letters'),
    )
    .select([
      'name',
      'reversed',
      'imagePath',
      'requestId',
      'messageId',
      'createdAt',
      'isSealed',
      'title',
      'count',
    ])
    .where('nth', '<=', sql<number>`${p.letters}`)
    .orderBy('count', 'desc')
    .orderBy('lastAt', 'desc')
    .orderBy('name')
    .orderBy('nth'),
);
