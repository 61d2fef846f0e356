import { type ExpressionBuilder, type Insertable, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { RequestStatus } from '#contract/readings/codes.ts';
import { isDislikedBy } from '../feedback/dislikes.ts';
import type { Db } from '../platform/database/database.ts';
import { type Params, type RowOf, statement, statementVariants } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';
import { isVisible } from '../platform/database/visibility.ts';
import { seedsOfRequest } from './drawProof/seedsSql.ts';
import { CHOICE_COLUMNS, LISTED_COLUMNS } from './requests/requestColumns.ts';
import { type ChangeableFields, CLAIM_RELEASED } from './rules.ts';

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
      'isSealed',
      'isFavourite',
      'wroteBackAt',
      'snoozedUntil',
      'questionDueAt',
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

const selectUnansweredDraw = (of: ExpressionBuilder<Tables, 'readingRequests'>) =>
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

const feedbackOn = (of: ExpressionBuilder<Tables, 'readingRequests'>) =>
  jsonArrayFrom(
    of
      .selectFrom('feedback')
      // One-word names, because keys inside JSON are not converted.
      .select([
        'feedback.type',
        'feedback.reason',
        'feedback.responseId as response',
        'feedback.createdAt as at',
      ])
      .whereRef('feedback.requestId', '=', 'readingRequests.id')
      .orderBy('feedback.createdAt')
      .orderBy('feedback.id'),
  );

// Both with an offset, which keeps the planner from reading the whole table for one request.
const wasOutcomeAsked = (of: ExpressionBuilder<Tables, 'readingRequests'>) =>
  of.exists(
    of
      .selectFrom('outcomeAsks')
      .select(of.lit(1).as('one'))
      .whereRef('outcomeAsks.requestId', '=', 'readingRequests.id')
      .where('outcomeAsks.askedAt', 'is not', null)
      .offset(of.lit(0)),
  );

const hasDraft = (of: ExpressionBuilder<Tables, 'readingRequests'>) =>
  of.exists(
    of
      .selectFrom('drafts')
      .select(of.lit(1).as('one'))
      .whereRef('drafts.requestId', '=', 'readingRequests.id')
      .where('drafts.retiredAt', 'is', null)
      .where('drafts.emptyBecause', 'is', null)
      .offset(of.lit(0)),
  );

/** One request with its member; `isWriter` adds the fields for writers. */
export const requestById = statementVariants(
  (
    db,
    { isWriter }: { isWriter: boolean },
    p: Params<{ requestId: number; ownerId: number | null; actorId: number }>,
  ) =>
    db
      .selectFrom('readingRequests')
      .innerJoin('users', 'users.id', 'readingRequests.userId')
      .leftJoin('readers', 'readers.id', 'readingRequests.personalityId')
      .leftJoin('profiles as readerProfiles', 'readerProfiles.userId', 'readers.userId')
      .leftJoin('outcomes', 'outcomes.requestId', 'readingRequests.id')
      .select([
        ...LISTED_COLUMNS,
        'readingRequests.assignedWriterId',
        isWriter
          ? 'readingRequests.unreadForWriters as unreadCount'
          : 'readingRequests.unreadForMember as unreadCount',
        'users.id as userId',
        'users.firstName',
        'readingRequests.otherPerson',
        ...PERSONALITY_COLUMNS,
        'outcomes.feeling as outcomeFeeling',
        'outcomes.text as outcomeText',
        'outcomes.createdAt as outcomeCreatedAt',
        'outcomes.updatedAt as outcomeUpdatedAt',
      ])
      .select((of) => [
        tipsFor(of).as('tips'),
        feedbackOn(of).as('feedback'),
        seedsOfRequest(of).as('seeds'),
        wasOutcomeAsked(of).as('wasOutcomeAsked'),
      ])
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
            isDislikedBy(of.ref('readingRequests.id'), p.actorId).as('isDisliked'),
            tagsOfMember(of).as('tags'),
            hasDraft(of).as('hasDraft'),
            selectUnansweredDraw(of).as('draw'),
          ]),
      )
      .where('readingRequests.id', '=', p.requestId)
      .where(isVisible(p.ownerId, 'readingRequests.userId')),
);
export type RequestRow = RowOf<typeof requestById>;

export const otherPersonOfRequest = statement(
  (db, p: Params<{ requestId: number; ownerId: number | null }>) =>
    db
      .selectFrom('readingRequests')
      .select(['userId', 'otherPerson'])
      .where('id', '=', p.requestId)
      .where(isVisible(p.ownerId, 'readingRequests.userId')),
);

export const visibleRequest = statement((db, p: Params<{ requestId: number; ownerId: number | null }>) =>
  db
    .selectFrom('readingRequests')
    .select('id')
    .where('id', '=', p.requestId)
    .where(isVisible(p.ownerId, 'readingRequests.userId')),
);

export const updateFavourite = statement(
  (db, p: Params<{ requestId: number; ownerId: number; isFavourite: boolean }>) =>
    db
      .updateTable('readingRequests')
      .set({ isFavourite: p.isFavourite })
      .where('id', '=', p.requestId)
      .where('userId', '=', p.ownerId),
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

/** Updates and returns whether the request is sealed: whether a letter after the message is unread. */
export const updateIsSealed = statement((db, p: Params<{ requestId: number; messageId: number }>) =>
  db
    .updateTable('readingRequests')
    .set((of) => ({
      isSealed: of
        .exists(
          of
            .selectFrom('messages')
            .select(of.lit(1).as('one'))
            .whereRef('messages.requestId', '=', 'readingRequests.id')
            .where('messages.id', '>', p.messageId)
            .where('messages.responseMode', '=', sql.lit('ReadingResponse' as const)),
        )
        .$castTo<boolean>(),
    }))
    .where('id', '=', p.requestId)
    .returning('isSealed'),
);

export interface ThreadChange {
  requestId: number;
  status: RequestStatus;
  personalityId: number | null;
  isFlagged: boolean;
  isSealed: boolean;
  /** How many unread messages to add for each side. */
  unreadForMemberAdded: number;
  unreadForWritersAdded: number;
  lastMessageTime: Temporal.Instant;
  dueAt: Temporal.Instant;
  wroteBackAt: Temporal.Instant | null;
  questionDueAt: Temporal.Instant | null;
  closesAt: Temporal.Instant | null;
  snoozedUntil: string | null;
}

/** Applies a new message to its request; a personality is only set if there is none. */
export const updateThread = statement((db, p: Params<ThreadChange>) =>
  db
    .updateTable('readingRequests')
    .set({
      status: p.status,
      personalityId: sql`coalesce(personality_id, ${p.personalityId})`,
      isFlagged: sql`is_flagged or ${p.isFlagged}`,
      isSealed: sql`is_sealed or ${p.isSealed}`,
      unreadForMember: sql`unread_for_member + ${p.unreadForMemberAdded}`,
      unreadForWriters: sql`unread_for_writers + ${p.unreadForWritersAdded}`,
      lastMessageTime: p.lastMessageTime,
      dueAt: p.dueAt,
      wroteBackAt: p.wroteBackAt,
      questionDueAt: p.questionDueAt,
      closesAt: p.closesAt,
      snoozedUntil: p.snoozedUntil,
    })
    .where('id', '=', p.requestId),
);

export interface RequestChange extends ChangeableFields {
  lastMessageTime: string | Temporal.Instant;
  dueAt: Temporal.Instant;
  wroteBackAt: Temporal.Instant | null;
  questionDueAt: Temporal.Instant | null;
  closesAt: Temporal.Instant | null;
  reopenedAt?: Temporal.Instant;
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
export const threadLog = statement((db, p: Params<{ requestId: number; limit: number }>) =>
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

/** The time zone of the place where a person lives, else the one of their settings. */
export const findTimeZone = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('users')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .select(
      sql<string | null>`coalesce(profiles.current_place->>'timeZone', profiles.time_zone)`.as('timeZone'),
    )
    .where('users.id', '=', p.userId),
);

/** A reader who is active, or assigned to this member. */
export const availableReader = (db: Db, readerId: number, userId: number) =>
  db
    .selectFrom('readers')
    .leftJoin('assignedPersonalities as assigned', (join) =>
      join.onRef('assigned.readerId', '=', 'readers.id').on('assigned.userId', '=', userId),
    )
    .select('readers.id')
    .where('readers.id', '=', readerId)
    .where((of) => of.or([of('readers.status', '=', 'active'), of('assigned.userId', 'is not', null)]))
    .executeTakeFirst();

/** The active reader of a writer. */
export const readerOfWriter = (db: Db, userId: number) =>
  db
    .selectFrom('readers')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst();

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
      .with('released', (of) =>
        of
          .updateTable('readingRequests')
          .set({ assignedWriterId: null })
          .where('assignedWriterId', '=', p.userId)
          .returning(['id', 'userId', 'status']),
      )
      .with('logged', (of) =>
        of
          .insertInto('requestLog')
          .columns(['requestId', 'userId', 'says', 'createdAt'])
          .expression((from) =>
            from
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
