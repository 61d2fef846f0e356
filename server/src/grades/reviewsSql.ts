import { sql } from 'kysely';
import type { Grade } from '#contract/grades/codes.ts';
import { selectFullName } from '../platform/database/fullName.ts';
import { cappedCount } from '../platform/database/cappedCount.ts';
import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statement, statementVariants } from '../platform/database/statement.ts';
import type { GradesRange } from './figuresSql.ts';
import { selectSigningReader } from '../profiles/signingReader.ts';

/** A letter, which cannot be taken back until the transaction ends. */
export const answerById = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('messages')
    .select(['id', 'senderId', 'personalityId as readerId'])
    .where('id', '=', p.id)
    .where('responseMode', '=', sql.lit('ReadingResponse'))
    .where('sender', '=', sql.lit('writer'))
    .forKeyShare(),
);

/** Inserts the review or replaces the existing one. The time is that of the newest change. */
export const saveReview = statement(
  (
    db,
    p: Params<{
      messageId: number;
      readerId: number | null;
      writerId: number;
      grade: Grade;
      note: string;
      now: Temporal.Instant;
    }>,
  ) =>
    db
      .insertInto('reviews')
      .values({
        messageId: p.messageId,
        readerId: p.readerId,
        writerId: p.writerId,
        grade: p.grade,
        note: p.note,
        createdAt: p.now,
      })
      .onConflict((conflict) =>
        conflict.columns(['messageId', 'writerId']).doUpdateSet((eb) => ({
          grade: eb.ref('excluded.grade'),
          note: eb.ref('excluded.note'),
          createdAt: eb.ref('excluded.createdAt'),
        })),
      )
      .returning('id'),
);

const selectReviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .innerJoin('messages', 'messages.id', 'reviews.messageId')
    .innerJoin('users', 'users.id', 'reviews.writerId')
    .$call((query) => selectSigningReader(query, 'reviews.readerId'))
    .select([
      'reviews.id',
      'reviews.messageId',
      'messages.requestId',
      'reviews.grade',
      'reviews.note',
      'reviews.createdAt',
      'users.id as writerId',
      selectFullName('users').$notNull().as('writerName'),
    ]);

export const reviewById = statement((db, p: Params<{ id: number }>) =>
  selectReviews(db).where('reviews.id', '=', p.id),
);
export type ReviewRow = RowOf<typeof reviewById>;

const filterReviews = (db: Db, p: Params<GradesRange>) =>
  db
    .selectFrom('reviews')
    .where(sql<boolean>`(${p.since}::timestamptz is null or reviews.created_at > ${p.since})`)
    .where(sql<boolean>`(${p.readerId}::bigint is null or reviews.reader_id = ${p.readerId})`);

export const reviewPage = statementVariants(
  (db, { order }: { order: 'asc' | 'desc' }, p: Params<GradesRange & { offset: number; limit: number }>) =>
    selectReviews(db)
      .where('reviews.id', 'in', filterReviews(db, p).select('reviews.id'))
      .orderBy('reviews.createdAt', order)
      .orderBy('reviews.id', order)
      .limit(p.limit)
      .offset(p.offset),
);

export const reviewCount = statement((db, p: Params<GradesRange>) => cappedCount(db, filterReviews(db, p)));

/** The number of reviews of each reader's answers, and their mean grade. */
export const gradesOfReaders = statement((db, p: Params<GradesRange>) =>
  filterReviews(db, p)
    .select([
      'reviews.readerId',
      sql<number>`count(*)::integer`.as('grades'),
      sql<number>`avg(grade)::float8`.as('meanGrade'),
    ])
    .where('reviews.readerId', 'is not', null)
    .groupBy('reviews.readerId'),
);
