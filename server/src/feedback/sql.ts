import { sql } from 'kysely';
import type { FeedbackType } from '#contract/feedback/codes.ts';
import { cappedCount } from '../platform/database/cappedCount.ts';
import type { Db } from '../platform/database/database.ts';
import { isDislikedBy } from './dislikes.ts';
import { type Params, type RowOf, statement, statementVariants } from '../platform/database/statement.ts';
import { selectSigningReader } from '../profiles/signingReader.ts';

/**
 * Locks the member's request that the feedback is about, so that concurrent feedback, and taking the answer back, run one
 * after the other. Returns no row for another member's request or answer.
 */
export const lockSubject = statement(
  (db, p: Params<{ requestId: number | null; responseId: number | null; userId: number }>) =>
    db
      .selectFrom('readingRequests')
      .select(['id as requestId', 'status'])
      .where('id', '=', (eb) =>
        eb.fn.coalesce(
          sql<number>`${p.requestId}::bigint`,
          eb
            .selectFrom('messages')
            .select('messages.requestId')
            .where('messages.id', '=', sql<number>`${p.responseId}::bigint`),
        ),
      )
      .where('userId', '=', p.userId)
      .forNoKeyUpdate(),
);

/** The answer in question: the one that is named, otherwise the newest. */
export const answerInQuestion = statement((db, p: Params<{ requestId: number; responseId: number | null }>) =>
  db
    .selectFrom('messages')
    .select(['id', 'personalityId as readerId'])
    .where('requestId', '=', p.requestId)
    .where('responseMode', '=', sql.lit('ReadingResponse'))
    .where('sender', '=', sql.lit('writer'))
    .where(sql<boolean>`(${p.responseId}::bigint is null or id = ${p.responseId})`)
    .orderBy('id', 'desc')
    .limit(sql.lit(1)),
);

/** The writers who answered a request, and whether it is disliked for each. */
export const dislikeMarks = statement((db, p: Params<{ requestId: number }>) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('messages')
        .select('senderId as writerId')
        .distinct()
        .where('requestId', '=', p.requestId)
        .where('responseMode', '=', sql.lit('ReadingResponse' as const))
        .as('answered'),
    )
    .select((eb) => [
      'writerId',
      isDislikedBy(sql<number>`${p.requestId}::bigint`, eb.ref('writerId')).as('isDisliked'),
    ]),
);
export type DislikeMark = RowOf<typeof dislikeMarks>;

interface FeedbackKey {
  requestId: number;
  responseId: number | null;
  userId: number;
}

export const knownFeedback = statement((db, p: Params<FeedbackKey>) =>
  db
    .selectFrom('feedback')
    .select(['id', 'type', 'reason'])
    .where('requestId', '=', p.requestId)
    .where('userId', '=', p.userId)
    .where(sql<boolean>`response_id is not distinct from ${p.responseId}::bigint`),
);

export interface NewFeedback extends FeedbackKey {
  answerId: number | null;
  readerId: number | null;
  type: FeedbackType;
  reason: string;
  now: Temporal.Instant;
}

/** Inserts the feedback or replaces the existing one. The time is that of the newest change. */
export const saveFeedback = statement((db, p: Params<NewFeedback>) =>
  db
    .insertInto('feedback')
    .values({
      requestId: p.requestId,
      responseId: p.responseId,
      userId: p.userId,
      answerId: p.answerId,
      readerId: p.readerId,
      type: p.type,
      reason: p.reason,
      createdAt: p.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['requestId', 'userId', 'responseId']).doUpdateSet((eb) => ({
        answerId: eb.ref('excluded.answerId'),
        readerId: eb.ref('excluded.readerId'),
        type: eb.ref('excluded.type'),
        reason: eb.ref('excluded.reason'),
        createdAt: eb.ref('excluded.createdAt'),
      })),
    )
    .returning('id'),
);

export const deleteFeedback = statement((db, p: Params<{ id: number }>) =>
  db.deleteFrom('feedback').where('id', '=', p.id),
);

const selectFeedback = (db: Db) =>
  db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.userId')
    .$call((query) => selectSigningReader(query, 'feedback.readerId'))
    .select([
      'feedback.id',
      'feedback.type',
      'feedback.reason',
      'feedback.requestId',
      'feedback.responseId',
      'feedback.userId',
      'feedback.createdAt',
      'users.firstName',
    ]);

export const feedbackById = statement((db, p: Params<{ id: number }>) =>
  selectFeedback(db).where('feedback.id', '=', p.id),
);
export type FeedbackRow = RowOf<typeof feedbackById>;

export interface FeedbackFilters {
  userId: number | undefined;
  requestId: number | undefined;
  responseId: number | undefined;
  readerId: number | undefined;
  type: FeedbackType | undefined;
  since: Temporal.Instant | undefined;
}

const COMPARISONS = {
  userId: ['feedback.userId', '='],
  requestId: ['feedback.requestId', '='],
  responseId: ['feedback.responseId', '='],
  readerId: ['feedback.readerId', '='],
  type: ['feedback.type', '='],
  since: ['feedback.createdAt', '>'],
} as const satisfies Record<keyof FeedbackFilters, readonly [string, '=' | '>']>;

type FilterNames = readonly (keyof FeedbackFilters)[];

const filterFeedback = (db: Db, filters: FilterNames, p: Params<FeedbackFilters>) =>
  filters.reduce((query, name) => {
    const [column, operator] = COMPARISONS[name];
    return query.where(column, operator, p[name] as never);
  }, db.selectFrom('feedback'));

/** A page of feedback; each row has the capped total count. */
export const feedbackPage = statementVariants(
  (
    db,
    { filters, order }: { filters: FilterNames; order: 'asc' | 'desc' },
    p: Params<FeedbackFilters & { offset: number; limit: number }>,
  ) =>
    selectFeedback(db)
      .select(cappedCount(db, filterFeedback(db, filters, p)).as('count'))
      .where('feedback.id', 'in', filterFeedback(db, filters, p).select('feedback.id'))
      .orderBy('feedback.createdAt', order)
      .orderBy('feedback.id', order)
      .limit(p.limit)
      .offset(p.offset),
);

/** The same count, for a page without rows. */
export const feedbackCount = statementVariants(
  (db, { filters }: { filters: FilterNames }, p: Params<FeedbackFilters>) =>
    cappedCount(db, filterFeedback(db, filters, p)),
);

/** Whether the request and the answer that are named exist and are visible. */
export const areVisible = statement(
  (db, p: Params<{ requestId: number | null; responseId: number | null; ownerId: number | null }>) =>
    db.selectNoFrom([
      sql<boolean>`(${p.requestId}::bigint is null or exists (
        select from reading_requests where id = ${p.requestId} and (${p.ownerId}::bigint is null or user_id = ${p.ownerId})
      )) and (${p.responseId}::bigint is null or exists (
        select from messages where id = ${p.responseId} and response_mode = 'ReadingResponse'
          and (${p.ownerId}::bigint is null or user_id = ${p.ownerId})
      ))`.as('areVisible'),
    ]),
);
