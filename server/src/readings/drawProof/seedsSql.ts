import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { type Params, statement } from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** How many proofs of letters a request shows. */
const NEWEST_PROOFS = 25;

export const insertSeed = statement(
  (db, p: Params<{ requestId: number; seed: Buffer; now: Temporal.Instant }>) =>
    db.insertInto('drawSeeds').values({ requestId: p.requestId, seed: p.seed, createdAt: p.now }),
);

/** The id of the current seed: the oldest without a letter, because the seed of a letter taken back is used again. */
const seedInUse = sql<number>`(select id from draw_seeds in_use
  where in_use.request_id = draw_seeds.request_id and in_use.message_id is null order by in_use.id limit 1)`;

/** Counts one more draw from the current seed; returns nothing for a request without seeds. */
export const countDraw = statement((db, p: Params<{ requestId: number }>) =>
  db
    .updateTable('drawSeeds')
    .set({ draws: sql`draws + 1` })
    .where('requestId', '=', p.requestId)
    .where('id', '=', seedInUse)
    .returning(['seed', 'draws as drawNumber']),
);

interface ClosedSeed {
  requestId: number;
  messageId: number;
  drawId: number | null;
  isByHand: boolean;
}

/** Assigns the current seed to a letter. */
export const setSeedLetter = statement((db, p: Params<ClosedSeed>) =>
  db
    .updateTable('drawSeeds')
    .set({ messageId: p.messageId, drawId: p.drawId, isByHand: p.isByHand })
    .where('requestId', '=', p.requestId)
    .where('id', '=', seedInUse)
    .returning('id'),
);

/** The request's seed that has no letter yet. */
export const waitingSeed = statement((db, p: Params<{ requestId: number }>) =>
  db
    .selectFrom('drawSeeds')
    .select('id')
    .where('requestId', '=', p.requestId)
    .where('messageId', 'is', null)
    .limit(1),
);

/** Reveals the seeds of the letters up to a message that the member has opened. */
export const openSeeds = statement(
  (db, p: Params<{ requestId: number; messageId: number; now: Temporal.Instant }>) =>
    db
      .updateTable('drawSeeds')
      .set({ openedAt: p.now })
      .where('requestId', '=', p.requestId)
      .where('messageId', '<=', p.messageId)
      .where('openedAt', 'is', null),
);

/** The current seed and those of the newest letters, in order. A seed that is not revealed never leaves the database. */
export const seedsOfRequest = (eb: ExpressionBuilder<Tables, 'readingRequests'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('drawSeeds')
      .leftJoin('draws as drawn', (on) =>
        // The row keeps the draw of a letter taken back until the next letter.
        on.onRef('drawn.id', '=', 'drawSeeds.drawId').on('drawSeeds.messageId', 'is not', null),
      )
      // One-word names, because keys inside JSON are not converted.
      .select([
        'drawSeeds.messageId as letter',
        'drawSeeds.commitment',
        'drawSeeds.openedSeed as seed',
        sql<boolean>`is_by_hand and message_id is not null`.as('manual'),
        'drawn.drawNumber as number',
        'drawn.deck',
        'drawn.spread',
        'drawn.reversals',
        'drawn.cards',
      ])
      .whereRef('drawSeeds.requestId', '=', 'readingRequests.id')
      .where((inner) =>
        inner.or([inner('drawSeeds.messageId', 'is not', null), inner('drawSeeds.id', '=', seedInUse)]),
      )
      .orderBy('drawSeeds.messageId', (order) => order.desc().nullsFirst())
      .limit(eb.lit(NEWEST_PROOFS + 1)),
  );
