import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Interval } from '#contract/billing/codes.ts';
import type { RequestStatus } from '#contract/readings/codes.ts';
import { cappedCount } from '../platform/cappedCount.ts';
import type { Db } from '../platform/database.ts';
import { type Params, type RowOf, statement, statementVariants } from '../platform/statement.ts';
import type { Tables } from '../platform/tables.ts';
import { columnOf, type RequestField, isColumn } from './requestColumns.ts';
import { PERSONALITY_COLUMNS } from './sql.ts';

export type Sort = 'created_at' | 'last_message_time' | 'due_at' | 'work_order';

/** The filters of a request list; undefined if not given. */
export interface RequestFilters {
  userId: number | undefined;
  personalityId: number | undefined;
  since: Temporal.Instant | undefined;
  tagId: number | undefined;
  interval: Interval | undefined;
  /** Requests that are already known to contain the words. */
  ids: readonly number[] | undefined;
  /** Words to search for in each request. */
  words: string | undefined;
}

/** Whatever changes the statement's text. */
export interface ListVariant {
  fields: readonly RequestField[];
  sort: Sort;
  order: 'asc' | 'desc';
  /** Literals in the SQL text, so that the planner can use the partial indexes without CLOSED. */
  statuses: readonly RequestStatus[];
  isRushed: boolean | undefined;
  filters: readonly (keyof RequestFilters)[];
}

type Filter = (
  of: ExpressionBuilder<Tables, 'readingRequests'>,
  p: Params<RequestFilters>,
) => Expression<SqlBool>;

const hasTag: Filter = (of, p) =>
  of.exists(
    of
      .selectFrom('userTags')
      .select(of.lit(1).as('one'))
      .whereRef('userTags.userId', '=', 'readingRequests.userId')
      .where('userTags.tagId', '=', p.tagId),
  );

/** A canceled membership has no plan. */
const hasPlan: Filter = (of, p) =>
  of.exists(
    of
      .selectFrom('subscriptions')
      .select(of.lit(1).as('one'))
      .whereRef('subscriptions.userId', '=', 'readingRequests.userId')
      .where('subscriptions.interval', '=', p.interval)
      .where('subscriptions.status', '<>', 'canceled'),
  );

const hasWords: Filter = (of, p) =>
  of.exists(
    of
      .selectFrom('messages')
      .select(of.lit(1).as('one'))
      .whereRef('messages.requestId', '=', 'readingRequests.id')
      .where(sql<boolean>`messages.words @@ websearch_to_tsquery('simple', ${p.words})`),
  );

const FILTERS: Record<keyof RequestFilters, Filter> = {
  userId: (of, p) => of('readingRequests.userId', '=', p.userId),
  personalityId: (of, p) => of('readingRequests.personalityId', '=', p.personalityId),
  since: (of, p) => of('readingRequests.createdAt', '>=', p.since),
  tagId: hasTag,
  interval: hasPlan,
  ids: (_, p) => sql<boolean>`reading_requests.id = any(${p.ids}::bigint[])`,
  words: hasWords,
};

function filterRequests(
  db: Db,
  { statuses, isRushed, filters }: Pick<ListVariant, 'statuses' | 'isRushed' | 'filters'>,
  p: Params<RequestFilters>,
) {
  const literals = statuses.map((status) => sql.lit(status));
  const requests = db
    .selectFrom('readingRequests')
    .$if(statuses.length > 0, (query) => query.where('readingRequests.status', 'in', literals))
    .$if(isRushed !== undefined, (query) => query.where('readingRequests.isRushed', '=', sql.lit(isRushed!)));
  return filters.reduce((query, name) => query.where((of) => FILTERS[name](of, p)), requests);
}

/** The columns of a field that needs no join. */
function columnsOf(field: Exclude<RequestField, 'user' | 'personality'>) {
  if (isColumn(field)) return [columnOf(field)];
  if (field === 'assignedWriter') return [columnOf('assignedWriterId')];
  return [columnOf('unreadForMember'), columnOf('unreadForWriters')];
}

const SORTED_BY = { created_at: 'createdAt', last_message_time: 'lastMessageTime', due_at: 'dueAt' } as const;

function orderRequests<Row>(
  query: SelectQueryBuilder<Tables, 'readingRequests', Row>,
  { sort, order }: Pick<ListVariant, 'sort' | 'order'>,
) {
  if (sort !== 'work_order')
    return query.orderBy(`readingRequests.${SORTED_BY[sort]}`, order).orderBy('readingRequests.id', order);
  // Open requests first, rushed ones before others, then by due time.
  const opposite = order === 'desc' ? 'asc' : 'desc';
  return query
    .orderBy(sql`(reading_requests.status = 'OPENED')`, order)
    .orderBy('readingRequests.isRushed', order)
    .orderBy('readingRequests.dueAt', opposite)
    .orderBy('readingRequests.id', opposite);
}

/** A page of requests with only the columns of its fields; each row has the capped total count. */
export const requestPage = statementVariants(
  (db, variant: ListVariant, p: Params<RequestFilters & { offset: number; limit: number }>) => {
    const { fields } = variant;
    const ownFields = fields.filter((field) => field !== 'user' && field !== 'personality');
    return filterRequests(db, variant, p)
      .$if(fields.includes('user'), (query) =>
        query
          .innerJoin('users', 'users.id', 'readingRequests.userId')
          .select(['users.id as userId', 'users.firstName']),
      )
      .$if(fields.includes('personality'), (query) =>
        query
          .leftJoin('readers', 'readers.id', 'readingRequests.personalityId')
          .leftJoin('profiles as readerProfiles', 'readerProfiles.userId', 'readers.userId')
          .select(PERSONALITY_COLUMNS),
      )
      .select(ownFields.flatMap((field) => columnsOf(field)))
      .select(cappedCount(db, filterRequests(db, variant, p)).as('count'))
      .$call((query) => orderRequests(query, variant))
      .limit(p.limit)
      .offset(p.offset);
  },
);
export type ListRow = RowOf<typeof requestPage>;

/** The capped total count, for a page without rows. */
export const requestCount = statementVariants((db, variant: ListVariant, p: Params<RequestFilters>) =>
  cappedCount(db, filterRequests(db, variant, p)),
);

/**
 * The requests that contain the words. Reads at most `limit` messages, so that very common words are detected quickly.
 */
export const requestsWithWords = statement((db, p: Params<{ words: string; limit: number }>) =>
  db
    .selectFrom('messages')
    .select('requestId')
    .where(sql<boolean>`words @@ websearch_to_tsquery('simple', ${p.words})`)
    .limit(p.limit),
);
