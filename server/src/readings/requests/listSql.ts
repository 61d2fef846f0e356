import { type Expression, type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { Interval } from '#contract/billing/codes.ts';
import type { Lane, RequestStatus } from '#contract/readings/codes.ts';
import { isDislikedBy } from '../../feedback/dislikes.ts';
import { cappedCount } from '../../platform/database/cappedCount.ts';
import { createRowEstimate } from '../../platform/database/rowEstimate.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type Param,
  type Params,
  type RowOf,
  statement,
  statementVariants,
} from '../../platform/database/statement.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { isVisible } from '../../platform/database/visibility.ts';
import { laneCondition, type StateTable } from './lanesSql.ts';
import { columnOf, type RequestField, isColumn } from './requestColumns.ts';
import { selectSigningReader } from '../../profiles/signingReader.ts';
import type { OwnSearch } from './toSearchWords.ts';

export type Sort = 'created_at' | 'last_message_time' | 'due_at' | 'work_order';

/** The boolean columns with a filter. */
export const FLAGS = ['isRushed', 'isOracle', 'isAstrology', 'isFavourite', 'isSealed'] as const;
export type Flag = (typeof FLAGS)[number];

/** The filters of a request list; undefined if not given. */
export interface RequestFilters {
  userId: number | undefined;
  personalityId: number | undefined;
  since: Temporal.Instant | undefined;
  tagId: number | undefined;
  interval: Interval | undefined;
  /** Requests that are already known to contain the words. */
  ids: readonly number[] | undefined;
  /** Words to search for, in the way that PostgreSQL's planner chooses. */
  words: string | undefined;
  /** Words to search for in the requests one by one. */
  wordsOfEach: string | undefined;
}

/** The values of the filters, and the id of the caller. */
type Values = RequestFilters & { actorId: number };

/** Everything that changes the statement's text. */
export interface ListVariant {
  fields: readonly RequestField[];
  isWriter: boolean;
  sort: Sort;
  order: 'asc' | 'desc';
  /** Literals in the SQL text, so that the planner can use the partial indexes without CLOSED. */
  statuses: readonly RequestStatus[];
  /** Also literals, for the partial indexes on true values. */
  flags: { [Name in Flag]?: boolean | undefined };
  /** The lane of the calling writer. */
  lane: Lane | undefined;
  /** Whether the page begins after a given row. */
  hasCursor: boolean;
  filters: readonly (keyof RequestFilters)[];
}

type Filter = (
  eb: ExpressionBuilder<Tables, 'readingRequests'>,
  p: Params<RequestFilters>,
  table: StateTable,
) => Expression<SqlBool>;

/** The column with the request's id in each table. */
const ID_OF = { readingRequests: 'readingRequests.id', threadTimes: 'threadTimes.requestId' } as const;

const hasTag: Filter = (eb, p) =>
  eb.exists(
    eb
      .selectFrom('userTags')
      .select(eb.lit(1).as('one'))
      .whereRef('userTags.userId', '=', 'readingRequests.userId')
      .where('userTags.tagId', '=', p.tagId),
  );

/** A canceled membership has no plan. */
const hasPlan: Filter = (eb, p) =>
  eb.exists(
    eb
      .selectFrom('subscriptions')
      .select(eb.lit(1).as('one'))
      .whereRef('subscriptions.userId', '=', 'readingRequests.userId')
      .where('subscriptions.interval', '=', p.interval)
      .where('subscriptions.status', '<>', 'canceled'),
  );

/** The words without accents, as they are stored. */
const toQuery = (words: Param<string | undefined>) =>
  sql`websearch_to_tsquery('simple', fold_accents(${words}))`;

const hasWords = (words: Param<string | undefined>) => sql<boolean>`messages.words @@ ${toQuery(words)}`;

const messagesOfRequest = (
  eb: ExpressionBuilder<Tables, 'readingRequests'>,
  words: Param<string | undefined>,
) =>
  eb
    .selectFrom('messages')
    .select(eb.lit(1).as('one'))
    .whereRef('messages.requestId', '=', 'readingRequests.id')
    .where(hasWords(words));

const FILTERS: Record<keyof RequestFilters, Filter> = {
  userId: (eb, p) => eb('readingRequests.userId', '=', p.userId),
  personalityId: (eb, p) => eb('readingRequests.personalityId', '=', p.personalityId),
  since: (eb, p) => eb('readingRequests.createdAt', '>=', p.since),
  tagId: hasTag,
  interval: hasPlan,
  ids: (_, p, table) => sql<boolean>`${sql.ref(ID_OF[table])} = any(${p.ids}::bigint[])`,
  words: (eb, p) => eb.exists(messagesOfRequest(eb, p.words)),
  // The offset keeps the planner from a join that begins with all members' messages that contain the words.
  wordsOfEach: (eb, p) => eb.exists(messagesOfRequest(eb, p.wordsOfEach).offset(eb.lit(0))),
};

function filterRequests(
  db: Db,
  { statuses, flags, lane, filters }: Pick<ListVariant, 'statuses' | 'flags' | 'lane' | 'filters'>,
  p: Params<Values>,
  table: StateTable = 'readingRequests',
) {
  const literals = sql.join(statuses.map((status) => sql.lit(status)));
  const requests = db
    .selectFrom('readingRequests')
    .$if(table === 'threadTimes', (query) =>
      query.innerJoin('threadTimes', 'threadTimes.requestId', 'readingRequests.id'),
    )
    .$if(statuses.length > 0, (query) =>
      query.where(sql<boolean>`${sql.ref(`${table}.status`)} in (${literals})`),
    )
    .$if(lane !== undefined, (query) => query.where(laneCondition(lane!, p, table)));
  const flagged = FLAGS.filter((flag) => flags[flag] !== undefined).reduce(
    (query, flag) => query.where(`readingRequests.${flag}`, '=', sql.lit(flags[flag]!)),
    requests,
  );
  return filters.reduce((query, name) => query.where((eb) => FILTERS[name](eb, p, table)), flagged);
}

/** A field that needs more than its own columns. */
type JoinedField = 'user' | 'personality' | 'isDisliked';
const isJoined = (field: RequestField): field is JoinedField =>
  field === 'user' || field === 'personality' || field === 'isDisliked';

function columnsOf(field: Exclude<RequestField, JoinedField>) {
  if (isColumn(field)) return [columnOf(field)];
  if (field === 'assignedWriter') return [columnOf('assignedWriterId')];
  return [columnOf('unreadForMember'), columnOf('unreadForWriters')];
}

const SORTED_BY = {
  created_at: ['createdAt', 'cursorId'],
  last_message_time: ['lastMessageTime', 'cursorId'],
  due_at: ['dueAt', 'cursorId'],
  work_order: ['workRank', 'workKey', 'cursorId'],
} as const;

/**
 * The table to read. A list by the last message uses the table with an index on that time, unless few requests are to be
 * sorted or the wanted ones are at the end.
 */
function stateTableOf({ sort, order, lane, filters }: ListVariant): StateTable {
  const hasFewRequests = lane === 'mine' || filters.includes('userId');
  const isAtEnd = order === 'asc' && filters.includes('since');
  return sort === 'last_message_time' && !hasFewRequests && !isAtEnd ? 'threadTimes' : 'readingRequests';
}

/** The columns that a list is ordered by, and the name of each in `Cursor`. */
function orderOf(variant: ListVariant) {
  const table = stateTableOf(variant);
  return SORTED_BY[variant.sort].map((name) => ({
    name,
    column: sql.ref(name === 'cursorId' ? ID_OF[table] : `${table}.${name}`),
  }));
}

/** The work order has a fixed direction. */
const directionOf = ({ sort, order }: Pick<ListVariant, 'sort' | 'order'>) =>
  sort === 'work_order' ? 'asc' : order;

const orderRequests = <Row>(
  query: SelectQueryBuilder<Tables, 'readingRequests', Row>,
  variant: ListVariant,
) => orderOf(variant).reduce((ordered, { column }) => ordered.orderBy(column, directionOf(variant)), query);

/** The position of a row in every sort order. */
interface Cursor {
  createdAt: string;
  lastMessageTime: string;
  dueAt: string;
  workRank: number;
  workKey: number;
  cursorId: number;
}

/** The position of a request in each order, if it is visible. */
export const findCursor = statement((db, p: Params<{ requestId: number; ownerId: number | null }>) =>
  db
    .selectFrom('readingRequests')
    .select(['createdAt', 'lastMessageTime', 'dueAt', 'workRank', 'workKey', 'id as cursorId'])
    .where('id', '=', p.requestId)
    .where(isVisible(p.ownerId, 'readingRequests.userId')),
);

/** Restricts a list to the rows after a cursor, which the index finds directly. */
function isAfter(variant: ListVariant, p: Params<Partial<Cursor>>) {
  const columns = orderOf(variant);
  const row = sql.join(columns.map(({ column }) => column));
  const cursor = sql.join(columns.map(({ name }) => p[name]));
  return directionOf(variant) === 'asc'
    ? sql<boolean>`(${row}) > (${cursor})`
    : sql<boolean>`(${row}) < (${cursor})`;
}

type PageValues = Values & Partial<Cursor> & { offset: number; limit: number };

/** A page of requests with only the columns of its fields. */
const selectPage = (db: Db, variant: ListVariant, p: Params<PageValues>) => {
  const { fields, isWriter } = variant;
  const ownFields = fields.filter((field) => !isJoined(field));
  return filterRequests(db, variant, p, stateTableOf(variant))
    .$if(fields.includes('user'), (query) =>
      query
        .innerJoin('users', 'users.id', 'readingRequests.userId')
        .select(['users.id as userId', 'users.firstName']),
    )
    .$if(fields.includes('personality'), (query) =>
      selectSigningReader(query, 'readingRequests.personalityId'),
    )
    .$if(isWriter && fields.includes('isDisliked'), (query) =>
      query.select(isDislikedBy(sql.ref('readingRequests.id'), p.actorId).as('isDisliked')),
    )
    .select(ownFields.flatMap((field) => columnsOf(field)))
    .$if(variant.hasCursor, (query) => query.where(isAfter(variant, p)))
    .$call((query) => orderRequests(query, variant))
    .limit(p.limit)
    .offset(p.offset);
};

/** Each row has the capped total count. */
export const requestPage = statementVariants((db, variant: ListVariant, p: Params<PageValues>) =>
  selectPage(db, variant, p).select(cappedCount(db, filterRequests(db, variant, p)).as('count')),
);
export type ListRow = Omit<RowOf<typeof requestPage>, 'count'>;

/** For common words, whose requests are counted separately. */
export const uncountedPage = statementVariants(selectPage);

/** The capped total count, for a page without rows. */
export const requestCount = statementVariants((db, variant: ListVariant, p: Params<Values>) =>
  cappedCount(db, filterRequests(db, variant, p)),
);

/**
 * The member's own requests that contain the words. Reads only their own messages: the limit keeps the planner from
 * beginning with all members' messages that contain the words.
 */
export const ownRequestsWithWords = statement((db, p: Params<{ userId: number } & OwnSearch>) =>
  db
    .selectFrom('readingRequests')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('messages')
          .select(eb.lit(1).as('one'))
          .whereRef('messages.requestId', '=', 'readingRequests.id')
          .where(
            sql<boolean>`messages.words @@ coalesce(
              ${toQuery(p.words)} && to_tsquery('simple', fold_accents(${p.beginning}) || ':*'), ${toQuery(p.words)})`,
          )
          .limit(eb.lit(1))
          .as('found'),
      (join) => join.onTrue(),
    )
    .select('readingRequests.id as requestId')
    .where('readingRequests.userId', '=', p.userId),
);

/** PostgreSQL's estimate of how many messages contain the words. */
export const estimateMessages = createRowEstimate((db, p: Params<{ words: string }>) =>
  messagesWithWords(db, p),
);

/** The requests of up to `limit` messages that contain the words; a request may appear several times. */
export const requestsWithWords = statement((db, p: Params<{ words: string; limit: number }>) =>
  messagesWithWords(db, p).limit(p.limit),
);

const messagesWithWords = (db: Db, p: Params<{ words: string }>) =>
  db.selectFrom('messages').select('messages.requestId').where(hasWords(p.words));
