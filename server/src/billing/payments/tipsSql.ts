import { sql } from 'kysely';
import { type Params, statement } from '../../platform/database/statement.ts';

/** Keeps the answers of the member's request from being taken back until the end of the transaction. */
export const lockRequestUnchanged = statement((db, p: Params<{ id: number; userId: number }>) =>
  db
    .selectFrom('readingRequests')
    .select('id')
    .where('id', '=', p.id)
    .where('userId', '=', p.userId)
    .forShare(),
);

/** The member's request, whether it is answered, and the reader of the newest answer. */
export const answeredRequest = statement((db, p: Params<{ id: number; userId: number }>) =>
  db
    .selectFrom('readingRequests')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages')
          .leftJoin('readers', 'readers.id', 'messages.personalityId')
          .select(['messages.id as answerId', 'readers.id as readerId', 'readers.firstName as reader'])
          .whereRef('messages.requestId', '=', 'readingRequests.id')
          .where('messages.responseMode', '=', sql.lit('ReadingResponse'))
          .where('messages.sender', '=', sql.lit('writer'))
          .orderBy('messages.id', 'desc')
          .limit(sql.lit(1))
          .as('answer'),
      (join) => join.onTrue(),
    )
    .select(['answer.readerId', 'answer.reader'])
    .select((eb) => eb('answer.answerId', 'is not', null).as('isAnswered'))
    .where('readingRequests.id', '=', p.id)
    .where('readingRequests.userId', '=', p.userId),
);

/** Tips for a request that are in progress, and recent paid ones of the same amount. */
export const conflictingTips = statement(
  (
    db,
    p: Params<{ userId: number; readingRequestId: number; amountCents: number; since: Temporal.Instant }>,
  ) =>
    db
      .selectFrom('invoices')
      .select('status')
      .where('userId', '=', p.userId)
      .where('kind', '=', sql.lit('tip'))
      .where('readingRequestId', '=', p.readingRequestId)
      .where((eb) =>
        eb.or([
          eb('status', '=', sql.lit('open')),
          eb.and([
            eb('status', '=', sql.lit('paid')),
            eb('amountCents', '=', p.amountCents),
            eb('createdAt', '>', p.since),
          ]),
        ]),
      )
      // An open one first.
      .orderBy('status'),
);
