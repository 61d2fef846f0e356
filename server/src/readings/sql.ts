import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { RequestStatus } from '#contract/readings/codes.ts';
import type { Db } from '../platform/database.ts';
import { type Params, type RowOf, statement, statementVariants } from '../platform/statement.ts';
import type { Tables } from '../platform/tables.ts';
import { isVisible } from '../platform/visibility.ts';
import { CHOICE_COLUMNS, LISTED_COLUMNS } from './requestColumns.ts';
import type { ChangeableFields } from './rules.ts';

/** The personality's columns; its own picture, else that of its account. */
export const PERSONALITY_COLUMNS = [
  'readers.id as personalityId',
  'readers.firstName as personalityFirstName',
  'readers.lastName as personalityLastName',
  sql<string | null>`coalesce(readers.picture, reader_profiles.picture)`.as('personalityPicture'),
] as const;

export const insertRequest = (db: Db, request: Insertable<Tables['readingRequests']>) =>
  db.insertInto('readingRequests').values(request).returning('id').executeTakeFirstOrThrow();

export const requestForUpdate = statement((db, p: Params<{ requestId: number; ownerId: number | null }>) =>
  db
    .selectFrom('readingRequests')
    .select([
      'id',
      'userId',
      'status',
      ...CHOICE_COLUMNS,
      'personalityId',
      'assignedWriterId',
      'isFlagged',
      'unreadForMember',
      'unreadForWriters',
      'lastMessageTime',
      'dueAt',
      'closesAt',
    ])
    .where('id', '=', p.requestId)
    .where(isVisible(p.ownerId, 'readingRequests.userId'))
    .forUpdate(),
);
export type LockedRequest = RowOf<typeof requestForUpdate>;

const tagsOfMember = (of: ExpressionBuilder<Tables, 'readingRequests'>) =>
  jsonArrayFrom(
    of
      .selectFrom('userTags')
      .innerJoin('tags', 'tags.id', 'userTags.tagId')
      .select(['tags.id', 'tags.text', 'tags.color'])
      .whereRef('userTags.userId', '=', 'readingRequests.userId')
      .orderBy('tags.text')
      .orderBy('tags.id'),
  );

const unansweredDrawOf = (of: ExpressionBuilder<Tables, 'readingRequests'>) =>
  jsonObjectFrom(
    of
      .selectFrom('draws')
      .select(['draws.spread', 'draws.cards'])
      .whereRef('draws.requestId', '=', 'readingRequests.id')
      .where('draws.answeredAt', 'is', null)
      .orderBy('draws.id', 'desc')
      .limit(of.lit(1)),
  );

const tipsFor = (of: ExpressionBuilder<Tables, 'readingRequests'>) =>
  jsonArrayFrom(
    of
      .selectFrom('invoices')
      // One-word names, because keys inside JSON are not converted.
      .select(['invoices.amountCents as cents', 'invoices.createdAt as at'])
      // Uses the index of a member's invoices.
      .whereRef('invoices.userId', '=', 'readingRequests.userId')
      .whereRef('invoices.readingRequestId', '=', 'readingRequests.id')
      .where('invoices.kind', '=', sql.lit('tip' as const))
      .where('invoices.status', 'in', [sql.lit('paid' as const), sql.lit('partly_refunded' as const)])
      .orderBy('invoices.createdAt')
      .orderBy('invoices.id'),
  );

/** One request with its member; `isWriter` adds the fields for writers. */
export const requestById = statementVariants(
  (db, { isWriter }: { isWriter: boolean }, p: Params<{ requestId: number; ownerId: number | null }>) =>
    db
      .selectFrom('readingRequests')
      .innerJoin('users', 'users.id', 'readingRequests.userId')
      .leftJoin('readers', 'readers.id', 'readingRequests.personalityId')
      .leftJoin('profiles as readerProfiles', 'readerProfiles.userId', 'readers.userId')
      .select([
        ...LISTED_COLUMNS,
        'readingRequests.assignedWriterId',
        isWriter
          ? 'readingRequests.unreadForWriters as unreadCount'
          : 'readingRequests.unreadForMember as unreadCount',
        'users.id as userId',
        'users.firstName',
        ...PERSONALITY_COLUMNS,
      ])
      .select((of) => tipsFor(of).as('tips'))
      .$if(isWriter, (query) =>
        query
          .leftJoin('profiles', 'profiles.userId', 'users.id')
          .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
          .select((of) => [
            'users.lastName',
            'profiles.zodiac',
            'subscriptions.status as recordStatus',
            'subscriptions.interval',
            'subscriptions.cancelAtPeriodEnd',
            'subscriptions.paymentPausedAt',
            'subscriptions.paymentResumesAt',
            tagsOfMember(of).as('tags'),
            of
              .exists(
                of
                  .selectFrom('drafts')
                  .select(of.lit(1).as('one'))
                  .whereRef('drafts.requestId', '=', 'readingRequests.id')
                  .where('drafts.retiredAt', 'is', null),
              )
              .as('hasDraft'),
            unansweredDrawOf(of).as('draw'),
          ]),
      )
      .where('readingRequests.id', '=', p.requestId)
      .where(isVisible(p.ownerId, 'readingRequests.userId')),
);
export type RequestRow = RowOf<typeof requestById>;

export const visibleRequest = statement((db, p: Params<{ requestId: number; ownerId: number | null }>) =>
  db
    .selectFrom('readingRequests')
    .select('id')
    .where('id', '=', p.requestId)
    .where(isVisible(p.ownerId, 'readingRequests.userId')),
);

export const setUnread = statementVariants(
  (
    db,
    { column }: { column: 'unreadForMember' | 'unreadForWriters' },
    p: Params<{ requestId: number; count: number }>,
  ) =>
    db
      .updateTable('readingRequests')
      .set({ [column]: p.count })
      .where('id', '=', p.requestId),
);

export interface ThreadChange {
  requestId: number;
  status: RequestStatus;
  personalityId: number | null;
  isFlagged: boolean;
  /** How many unread messages to add for each side. */
  forMember: number;
  forWriters: number;
  lastMessageTime: Temporal.Instant;
  dueAt: string | Temporal.Instant;
  closesAt: Temporal.Instant | null;
  /** When a draft is due; null for a flagged request. */
  draftDueAt: Temporal.Instant | null;
}

/** Applies a new message to its request; a personality is only set if there is none. */
export const updateThread = statement((db, p: Params<ThreadChange>) =>
  db
    .updateTable('readingRequests')
    .set({
      status: p.status,
      personalityId: sql`coalesce(personality_id, ${p.personalityId})`,
      isFlagged: sql`is_flagged or ${p.isFlagged}`,
      unreadForMember: sql`unread_for_member + ${p.forMember}`,
      unreadForWriters: sql`unread_for_writers + ${p.forWriters}`,
      lastMessageTime: p.lastMessageTime,
      dueAt: p.dueAt,
      closesAt: p.closesAt,
      draftDueAt: sql`case when is_flagged or ${p.isFlagged} then null else ${p.draftDueAt}::timestamptz end`,
    })
    .where('id', '=', p.requestId),
);

export interface RequestChange extends ChangeableFields {
  lastMessageTime: string | Temporal.Instant;
  dueAt: string | Temporal.Instant;
  closesAt: string | Temporal.Instant | null;
}

export const updateRequest = (db: Db, requestId: number, change: RequestChange) =>
  db.updateTable('readingRequests').set(change).where('id', '=', requestId).execute();

export const insertLogEntries = (
  db: Db,
  requestId: number,
  userId: number | null,
  entries: readonly string[],
  now: Temporal.Instant,
) =>
  db
    .insertInto('requestLog')
    .values(entries.map((each) => ({ requestId, userId, says: each, createdAt: now })))
    .execute();

/** The thread's log, newest first. */
export const threadLogOf = statement((db, p: Params<{ requestId: number; limit: number }>) =>
  db
    .selectFrom('requestLog')
    .leftJoin('users', 'users.id', 'requestLog.userId')
    .select([
      'requestLog.id',
      'requestLog.createdAt',
      'requestLog.says',
      sql<string | null>`users.first_name || ' ' || users.last_name`.as('who'),
    ])
    .where('requestLog.requestId', '=', p.requestId)
    .orderBy('requestLog.id', 'desc')
    .limit(p.limit),
);

export const activeReaderById = (db: Db, readerId: number) =>
  db
    .selectFrom('readers')
    .select('id')
    .where('id', '=', readerId)
    .where('status', '=', 'active')
    .executeTakeFirst();

export const readerOfWriter = (db: Db, userId: number) =>
  db.selectFrom('readers').select('id').where('userId', '=', userId).executeTakeFirst();

export const writerById = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'firstName'])
    .where('id', '=', userId)
    .where('isWriter', '=', true)
    .where('isBlocked', '=', false)
    .executeTakeFirst();

/** When the next answered request closes automatically, or null. */
export const nextCloseTime = (db: Db) =>
  db
    .selectFrom('readingRequests')
    .select((of) => of.fn.min('closesAt').as('due'))
    .executeTakeFirstOrThrow();

/**
 * Closes requests that have been answered without a new message for long enough; skips rows locked by other instances.
 */
export const closeDueRequests = (db: Db, now: Temporal.Instant, limit: number) =>
  db
    .updateTable('readingRequests')
    .set({ status: 'CLOSED', closesAt: null })
    .where('id', 'in', (of) =>
      of
        .selectFrom('readingRequests')
        .select('id')
        .where('closesAt', '<=', now.toString())
        .orderBy('closesAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'userId'])
    .execute();
