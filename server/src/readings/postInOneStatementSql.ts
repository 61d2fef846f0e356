import { sql } from 'kysely';
import type { Db } from '../platform/database.ts';
import { insertAnsweredKey, isKeyKnown } from '../platform/idempotency.ts';
import { insertHit } from '../platform/limits.ts';
import { type CallRecords, waitBriefly } from '../platform/oneStatement.ts';
import { type Params, statement } from '../platform/statement.ts';
import { insertEvents } from '../platform/streams/announce.ts';
import { WROTE_BACK } from './progress/rules.ts';

/** A member's message. JSON with a number that only the statement knows is given as what stands around it. */
export interface PlainPost extends CallRecords {
  requestId: number;
  ownerId: number;
  text: string;
  draftDueAt: Temporal.Instant;
  /** When an answer to what is written back is due. */
  backDueAt: Temporal.Instant;
  /** The response, around the message's id. */
  beforeId: string;
  afterId: string;
  /** The event of the message, around the response. */
  beforeMessage: string;
  afterMessage: string;
  /** The event of the changed request, around the writers' unread count. */
  beforeUnread: string;
  afterUnread: string;
  /** The same, where the message is the first after an answer. */
  beforeUnreadBack: string;
}

/** Whether the message is the first after an answer. */
const writesBack = sql<boolean>`(reading_requests.status = 'RESPONDED' and wrote_back_at is null)`;

/**
 * The request, locked, if a message leaves its status. Its columns are those of the row that is locked; all else is as
 * it was when the statement began.
 */
const lockRequest = (db: Db, p: Params<PlainPost>) =>
  db
    .selectFrom('readingRequests')
    .innerJoin('subscriptions', 'subscriptions.userId', 'readingRequests.userId')
    .select([
      'readingRequests.id',
      'dueAt',
      writesBack.as('writesBack'),
      sql<number>`unread_for_writers + 1`.as('unread'),
    ])
    .where(sql<boolean>`exists (select from patience)`)
    .where('readingRequests.id', '=', p.requestId)
    .where('readingRequests.userId', '=', p.ownerId)
    // What is closed is opened by a message.
    .where('readingRequests.status', '<>', sql.lit('CLOSED' as const))
    .where('snoozedUntil', 'is', null)
    .where('isFlagged', '=', sql.lit(false))
    // Otherwise the message would get the time of the one before it.
    .where('lastMessageTime', '<', p.now)
    // Otherwise the event would not have it.
    .where((of) => of.or([of.not(writesBack), of('dueAt', '<>', p.backDueAt)]))
    // Serviceable at any time: only a pause begins and ends by the clock.
    .where('subscriptions.status', '=', sql.lit('active' as const))
    .where('paymentPausedAt', 'is', null)
    // Without an error: clients repeat calls.
    .where((of) => of.not(isKeyKnown(db, p)))
    .forUpdate('readingRequests');

/**
 * As `afterMessage` has it for the first message after an answer; any other leaves these columns. All are computed from
 * the row that is updated: where another call has changed it since the statement began, PostgreSQL first computes them
 * for the row of before, checks that row's constraints, and only then begins again with the row that is locked.
 */
const progressAfter = (p: Params<PlainPost>) => ({
  wroteBackAt: sql<string | null>`case when ${writesBack} then ${p.now}::timestamptz else wrote_back_at end`,
  dueAt: sql<string>`case when ${writesBack} then ${p.backDueAt}::timestamptz else reading_requests.due_at end`,
  questionDueAt: sql<
    string | null
  >`case when ${writesBack} then reading_requests.due_at else question_due_at end`,
  closesAt: sql<string | null>`case when ${writesBack} then null else closes_at end`,
});

/**
 * Posts a message to a request that keeps its status, with all that belongs to it, or does nothing: whatever is not
 * plain is left to the transaction. It waits for locks only as long as `waitBriefly` says.
 * @returns the message's id, if it was posted
 */
export const postPlainMessage = statement((db, p: Params<PlainPost>) =>
  db
    .with(
      (cte) => cte('patience').materialized(),
      () => db.selectNoFrom(waitBriefly.as('timeout')),
    )
    .with('locked', () => lockRequest(db, p))
    .with('counted', () =>
      insertHit(db, p, sql<boolean>`${p.subject}::text is not null and exists (select from locked)`),
    )
    .with('posted', (of) =>
      of
        .insertInto('messages')
        .columns(['requestId', 'userId', 'senderId', 'sender', 'text', 'responseMode', 'createdAt'])
        .expression((from) =>
          from
            .selectFrom('locked')
            .select([
              'locked.id',
              sql<number>`${p.ownerId}::bigint`.as('userId'),
              sql<number>`${p.actorId}::bigint`.as('senderId'),
              sql.lit('member' as const).as('sender'),
              sql<string>`${p.text}::text`.as('text'),
              sql.lit('Standard' as const).as('responseMode'),
              sql<string>`${p.now}::timestamptz`.as('createdAt'),
            ])
            .where(sql<boolean>`(${p.subject}::text is null or exists (select from counted))`),
        )
        .returning('messages.id'),
    )
    .with('updated', (of) =>
      of
        .updateTable('readingRequests')
        .from('locked')
        .set((row) => ({
          lastMessageTime: p.now,
          unreadForWriters: row.ref('locked.unread'),
          ...progressAfter(p),
        }))
        .whereRef('readingRequests.id', '=', 'locked.id')
        .where(sql<boolean>`exists (select from posted)`),
    )
    .with('answered', (of) =>
      of
        .selectFrom('posted')
        .innerJoin('locked', (join) => join.onTrue())
        .select([
          'posted.id',
          'locked.unread',
          'locked.writesBack',
          sql<string>`${p.beforeId}::text || posted.id || ${p.afterId}::text`.as('body'),
        ]),
    )
    .with('keyed', () => insertAnsweredKey(db, p, { from: sql`answered`, body: sql<string>`answered.body` }))
    .with('announced', () =>
      insertEvents(db, p, {
        from: sql`answered`,
        events: [
          {
            audience: 'both',
            data: sql<string>`${p.beforeMessage}::text || answered.body || ${p.afterMessage}::text`,
          },
          {
            audience: 'writers',
            data: sql<string>`case when answered.writes_back then ${p.beforeUnreadBack} else ${p.beforeUnread} end
              || answered.unread || ${p.afterUnread}::text`,
          },
        ],
      }),
    )
    .with('logged', (of) =>
      of
        .insertInto('requestLog')
        .columns(['requestId', 'userId', 'says', 'createdAt'])
        .expression((from) =>
          from
            .selectFrom('locked')
            .select([
              'locked.id',
              sql<number>`${p.actorId}::bigint`.as('userId'),
              sql.lit(WROTE_BACK).as('says'),
              sql<string>`${p.now}::timestamptz`.as('createdAt'),
            ])
            .where('locked.writesBack', '=', sql.lit(true))
            .where(sql<boolean>`exists (select from posted)`),
        ),
    )
    .with('queued', (of) =>
      of
        .insertInto('draftQueue')
        .columns(['requestId', 'dueAt'])
        .expression((from) =>
          from
            .selectFrom('locked')
            .select(['locked.id', sql<string>`${p.draftDueAt}::timestamptz`.as('dueAt')])
            .where(sql<boolean>`exists (select from posted)`),
        )
        .onConflict((conflict) =>
          conflict.column('requestId').doUpdateSet({ dueAt: p.draftDueAt, claimedUntil: null }),
        ),
    )
    .selectFrom('posted')
    .select('posted.id'),
);
