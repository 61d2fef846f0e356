import { sql } from 'kysely';
import { COUNT_CAP } from '#contract/call.ts';
import type { Interval } from '#contract/billing/codes.ts';
import type { listedRequest } from '#contract/readings/calls.ts';
import type { RequestStatus } from '#contract/readings/codes.ts';
import type { Db } from '../platform/database.ts';
import { type Params, type RowOf, statement, statementVariants } from '../platform/statement.ts';
import { PERSONALITY } from './sql.ts';

export type Field = keyof (typeof listedRequest)['shape'];
export type Sort = 'created_at' | 'last_message_time' | 'due_at' | 'work_order';

/** What makes the text of the statement: which filters, order and fields; the values come with each call. */
export interface ListShape {
  fields: readonly Field[];
  sort: Sort;
  order: 'asc' | 'desc';
  isRushed: boolean | undefined;
  /** Written into the text, so that the planner can use the indexes that leave CLOSED out. */
  statuses: readonly RequestStatus[];
  by: readonly ('userId' | 'personalityId' | 'tagId' | 'interval' | 'since' | 'words' | 'ids')[];
}

export interface ListValues {
  userId: number | undefined;
  personalityId: number | undefined;
  tagId: number | undefined;
  interval: Interval | undefined;
  since: Temporal.Instant | undefined;
  /** Words to be found, looked for in each request on the way. */
  words: string | undefined;
  /** The requests in which words were found already. */
  ids: readonly number[] | undefined;
  offset: number;
  limit: number;
}

const SORTED_BY = { created_at: 'createdAt', last_message_time: 'lastMessageTime', due_at: 'dueAt' } as const;

const COLUMNS = {
  id: ['readingRequests.id'],
  title: ['readingRequests.title'],
  status: ['readingRequests.status'],
  createdAt: ['readingRequests.createdAt'],
  lastMessageTime: ['readingRequests.lastMessageTime'],
  dueAt: ['readingRequests.dueAt'],
  isRushed: ['readingRequests.isRushed'],
  isOracle: ['readingRequests.isOracle'],
  isAstrology: ['readingRequests.isAstrology'],
  numberOfTarotCards: ['readingRequests.numberOfTarotCards'],
  unreadCount: ['readingRequests.unreadForMember', 'readingRequests.unreadForWriters'],
  isFlagged: ['readingRequests.isFlagged'],
  assignedWriter: ['readingRequests.assignedWriterId'],
  user: ['users.id as userId', 'users.firstName'],
  personality: PERSONALITY,
} as const satisfies Record<Field, readonly unknown[]>;

function matching(db: Db, shape: ListShape, p: Params<ListValues>) {
  const { by, statuses, isRushed } = shape;
  return db
    .selectFrom('readingRequests')
    .$if(statuses.length > 0, (query) =>
      query.where(
        'readingRequests.status',
        'in',
        statuses.map((status) => sql.lit(status)),
      ),
    )
    .$if(isRushed !== undefined, (query) => query.where('readingRequests.isRushed', '=', sql.lit(isRushed!)))
    .$if(by.includes('userId'), (query) => query.where('readingRequests.userId', '=', p.userId!))
    .$if(by.includes('personalityId'), (query) =>
      query.where('readingRequests.personalityId', '=', p.personalityId!),
    )
    .$if(by.includes('since'), (query) => query.where('readingRequests.createdAt', '>=', p.since))
    .$if(by.includes('tagId'), (query) =>
      query.where((of) =>
        of.exists(
          of
            .selectFrom('userTags')
            .select(of.lit(1).as('one'))
            .whereRef('userTags.userId', '=', 'readingRequests.userId')
            .where('userTags.tagId', '=', p.tagId!),
        ),
      ),
    )
    .$if(by.includes('interval'), (query) =>
      query.where((of) =>
        of.exists(
          of
            .selectFrom('subscriptions')
            .select(of.lit(1).as('one'))
            .whereRef('subscriptions.userId', '=', 'readingRequests.userId')
            .where('subscriptions.interval', '=', p.interval!)
            // Who has left has no plan.
            .where('subscriptions.status', '<>', 'canceled'),
        ),
      ),
    )
    .$if(by.includes('ids'), (query) =>
      query.where(sql<boolean>`reading_requests.id = any(${p.ids}::bigint[])`),
    )
    .$if(by.includes('words'), (query) =>
      query.where((of) =>
        of.exists(
          of
            .selectFrom('messages')
            .select(of.lit(1).as('one'))
            .whereRef('messages.requestId', '=', 'readingRequests.id')
            .where(sql<boolean>`messages.words @@ websearch_to_tsquery('simple', ${p.words})`),
        ),
      ),
    );
}

/** A page of requests with only the columns of its fields, and on each row the capped number of all that match. */
export const requestPage = statementVariants((db, shape: ListShape, p: Params<ListValues>) => {
  const { fields, sort, order } = shape;
  const needs = (field: Field) => fields.includes(field);
  return matching(db, shape, p)
    .$if(needs('user'), (query) =>
      query.innerJoin('users', 'users.id', 'readingRequests.userId').select(COLUMNS.user),
    )
    .$if(needs('personality'), (query) =>
      query
        .leftJoin('readers', 'readers.id', 'readingRequests.personalityId')
        .leftJoin('profiles as readerProfiles', 'readerProfiles.userId', 'readers.userId')
        .select(COLUMNS.personality),
    )
    .select(
      fields
        .filter((field) => field !== 'user' && field !== 'personality')
        .flatMap((field) => COLUMNS[field]),
    )
    .select((of) =>
      of
        .selectFrom(
          matching(db, shape, p).select(of.lit(1).as('one')).limit(sql.lit(COUNT_CAP)).as('counted'),
        )
        .select(of.fn.countAll<number>().as('count'))
        .as('count'),
    )
    .$if(sort === 'work_order', (query) =>
      query
        .orderBy(sql`(reading_requests.status = 'OPENED')`, order)
        .orderBy('readingRequests.isRushed', order)
        .orderBy('readingRequests.dueAt', order === 'desc' ? 'asc' : 'desc')
        .orderBy('readingRequests.id', order === 'desc' ? 'asc' : 'desc'),
    )
    .$if(sort !== 'work_order', (query) =>
      query
        .orderBy(`readingRequests.${SORTED_BY[sort as keyof typeof SORTED_BY]}`, order)
        .orderBy('readingRequests.id', order),
    )
    .limit(p.limit)
    .offset(p.offset);
});
export type ListRow = RowOf<typeof requestPage>;

/** The capped number of all that match, for a page that has no row to carry it. */
export const requestCount = statementVariants((db, shape: ListShape, p: Params<ListValues>) =>
  db
    .selectFrom((of) =>
      matching(db, shape, p).select(of.lit(1).as('one')).limit(sql.lit(COUNT_CAP)).as('counted'),
    )
    .select((of) => of.fn.countAll<number>().as('count')),
);

/** In which requests the words are found: up to `limit` messages, so that a word that is everywhere is soon told. */
export const requestsWithWords = statement((db, p: Params<{ words: string; limit: number }>) =>
  db
    .selectFrom('messages')
    .select('requestId')
    .where(sql<boolean>`words @@ websearch_to_tsquery('simple', ${p.words})`)
    .limit(p.limit),
);
