import { sql } from 'kysely';
import { cappedCount } from '../platform/database/cappedCount.ts';
import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statement, statementVariants } from '../platform/database/statement.ts';
import type { GradesRange } from './figuresSql.ts';
import { selectSigningReader } from '../profiles/signingReader.ts';

const inRange = (db: Db, { since, readerId }: Params<GradesRange>) =>
  db
    .selectFrom('outcomes')
    .where(sql<boolean>`(${since}::timestamptz is null or outcomes.created_at > ${since})`)
    .where(sql<boolean>`(${readerId}::bigint is null or outcomes.reader_id = ${readerId})`);

/** How often members reported each feeling about each reader's letters. */
export const feelingsOfReaders = statement((db, p: Params<GradesRange>) =>
  inRange(db, p)
    .select(['readerId', 'feeling', sql<number>`count(*)::integer`.as('count')])
    .where('readerId', 'is not', null)
    .groupBy(['readerId', 'feeling']),
);

export const outcomePage = statementVariants(
  (db, { order }: { order: 'asc' | 'desc' }, p: Params<GradesRange & { offset: number; limit: number }>) =>
    inRange(db, p)
      .innerJoin('users', 'users.id', 'outcomes.userId')
      .$call((query) => selectSigningReader(query, 'outcomes.readerId'))
      .select([
        'outcomes.requestId',
        'outcomes.feeling',
        'outcomes.text',
        'outcomes.createdAt',
        'users.id as userId',
        'users.firstName',
      ])
      .orderBy('outcomes.createdAt', order)
      .orderBy('outcomes.requestId', order)
      .limit(p.limit)
      .offset(p.offset),
);
export type OutcomeRow = RowOf<typeof outcomePage>;

export const outcomeCount = statement((db, p: Params<GradesRange>) => cappedCount(db, inRange(db, p)));
