import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { insertAnsweredKey, isKeyKnown } from '../../platform/http/idempotencyKeysSql.ts';
import { insertHit } from '../../platform/limits/limits.ts';
import { type CallRecords, waitBriefly } from '../../platform/http/oneStatement.ts';
import { type Params, statement } from '../../platform/database/statement.ts';
import { insertEvents } from '../../platform/streams/announce.ts';
import { WROTE_BACK } from '../progress/rules.ts';

/** A member's message. JSON with a number known only within the statement is given as the text before and after it. */
export interface PlainPost extends CallRecords {
  requestId: number;
  ownerId: number;
  text: string;
  draftDueAt: Temporal.Instant;
  /** The due time if the message is a note below an answer. */
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
  /** The same, if the message is the first after an answer. */
  beforeUnreadBack: string;
}

/** Whether the message is the first after an answer. */
const writesBack = sql<boolean>`(reading_requests.status = 'RESPONDED' and wrote_back_at is null)`;

/**
 * Locks the request, if a plain message would not change its status. Its columns are those of the locked row; all other
 * data is as of the beginning of the statement.
 */
const lockForPlainPost = (db: Db, p: Params<PlainPost>) =>
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
    // A message reopens a closed request, which the transaction handles.
    .where('readingRequests.status', '<>', sql.lit('CLOSED' as const))
    .where('snoozedUntil', 'is', null)
    .where('isFlagged', '=', sql.lit(false))
    // Otherwise the message would get the time of the previous one.
    .where('lastMessageTime', '<', p.now)
    // Otherwise the due time would be unchanged, and the event would have to omit it.
    .where((eb) => eb.or([eb.not(writesBack), eb('dueAt', '<>', p.backDueAt)]))
    // Serviceable without looking at the clock, because there is no pause.
    .where('subscriptions.status', '=', sql.lit('active' as const))
    .where('paymentPausedAt', 'is', null)
    // Skipped without an error for a known key, because clients repeat calls.
    .where((eb) => eb.not(isKeyKnown(db, p)))
    .forUpdate('readingRequests');

/**
 * The columns that `afterMessage` sets for the first message after an answer; other messages leave them unchanged. They
 * are computed from the updated row: if another call has changed it since the statement began, PostgreSQL first computes
 * them for the old row and checks its constraints, and only then repeats the update with the locked row.
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
 * Posts a message with its events, counts and key, if it is plain; otherwise does nothing, and the transaction handles
 * it. Waits for locks only as long as `waitBriefly` allows.
 * @returns the message's id, if it was posted
 */
export const postPlainMessage = statement((db, p: Params<PlainPost>) =>
  db
    .with(
      (cte) => cte('patience').materialized(),
      () => db.selectNoFrom(waitBriefly.as('timeout')),
    )
    .with('locked', () => lockForPlainPost(db, p))
    .with('counted', () =>
      insertHit(db, p, sql<boolean>`${p.subject}::text is not null and exists (select from locked)`),
    )
    .with('posted', (qb) =>
      qb
        .insertInto('messages')
        .columns(['requestId', 'userId', 'senderId', 'sender', 'text', 'responseMode', 'createdAt'])
        .expression((eb) =>
          eb
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
    .with('updated', (qb) =>
      qb
        .updateTable('readingRequests')
        .from('locked')
        .set((eb) => ({
          lastMessageTime: p.now,
          unreadForWriters: eb.ref('locked.unread'),
          ...progressAfter(p),
        }))
        .whereRef('readingRequests.id', '=', 'locked.id')
        .where(sql<boolean>`exists (select from posted)`),
    )
    .with('answered', (qb) =>
      qb
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
    .with('logged', (qb) =>
      qb
        .insertInto('requestLog')
        .columns(['requestId', 'userId', 'says', 'createdAt'])
        .expression((eb) =>
          eb
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
    .with('queued', (qb) =>
      qb
        .insertInto('draftQueue')
        .columns(['requestId', 'dueAt'])
        .expression((eb) =>
          eb
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
