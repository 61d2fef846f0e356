import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { type Params, statement } from '../platform/database/statement.ts';
import { CLAIM_RELEASED } from './rules.ts';

export const writerById = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'firstName'])
    .where('id', '=', userId)
    .where('isWriter', '=', true)
    .where('isBlocked', '=', false)
    .executeTakeFirst();

/** A writer who may be given a request; not blocked and not demoted until the commit. */
export const writerToAssign = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p.userId)
    .where('isWriter', '=', true)
    .where('isBlocked', '=', false)
    .forShare(),
);

/** Releases all requests that a writer has claimed, with an entry in each log. */
export const releaseClaims = statement(
  (db, p: Params<{ userId: number; actorId: number | null; now: Temporal.Instant }>) =>
    db
      .with('released', (qb) =>
        qb
          .updateTable('readingRequests')
          .set({ assignedWriterId: null })
          .where('assignedWriterId', '=', p.userId)
          .returning(['id', 'userId', 'status']),
      )
      .with('logged', (qb) =>
        qb
          .insertInto('requestLog')
          .columns(['requestId', 'userId', 'says', 'createdAt'])
          .expression((eb) =>
            eb
              .selectFrom('released')
              .select([
                'released.id',
                sql<number | null>`${p.actorId}::bigint`.as('actorId'),
                sql.lit(CLAIM_RELEASED).as('says'),
                sql<string>`${p.now}::timestamptz`.as('now'),
              ]),
          ),
      )
      .selectFrom('released')
      .select(['id', 'userId', 'status'])
      .orderBy('id'),
);
