import {
  type Expression,
  type ExpressionBuilder,
  type OrderByItemBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely';
import type { Interval, SubscriptionStatus } from '#contract/billing/codes.ts';
import type { Tag } from '#contract/people/calls.ts';
import { cappedCount } from '../platform/cappedCount.ts';
import type { Db } from '../platform/database.ts';
import { type Param, type Params, type RowOf, statement, statementVariants } from '../platform/statement.ts';
import type { Tables } from '../platform/tables.ts';

/**
 * Locks the user, so that concurrent edits of access run one after the other. Rows that refer to them can be added.
 * Closed accounts are not found.
 */
export const userForUpdate = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p.id)
    .where('id', 'not in', db.selectFrom('erasedUsers').select('userId'))
    .forNoKeyUpdate(),
);

/** Members change their profile without the lock of their user. */
export const profileForUpdate = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('profiles').select('userId').where('userId', '=', p.userId).forNoKeyUpdate(),
);

const USER_COLUMNS = [
  'users.id',
  'users.firstName',
  'users.lastName',
  'users.email',
  'users.createdAt',
  'users.isWriter',
  'users.isBlocked',
  'profiles.zodiac',
  'profiles.gender',
  'subscriptions.status',
  'subscriptions.interval',
  'subscriptions.productId',
  'subscriptions.currentPeriodStart',
  'subscriptions.currentPeriodEnd',
  'subscriptions.cancelAtPeriodEnd',
  'subscriptions.paymentPausedAt',
  'subscriptions.paymentResumesAt',
  'subscriptions.pendingProductId',
  'subscriptions.dunningNextAt',
  'assignedPersonalities.readerId as assignedPersonalityUser',
  'memberActivity.lastRequestAt',
] as const;

const TAGS_COLUMN = sql<Tag[]>`(
  select coalesce(json_agg(json_build_object('id', tags.id, 'text', tags.text, 'color', tags.color) order by tags.id), '[]')
  from user_tags join tags on tags.id = user_tags.tag_id where user_tags.user_id = users.id)`.as('tags');

export const userById = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('users')
    .leftJoin('memberActivity', 'memberActivity.userId', 'users.id')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
    .leftJoin('assignedPersonalities', 'assignedPersonalities.userId', 'users.id')
    .select([...USER_COLUMNS, TAGS_COLUMN])
    .where('users.id', '=', p.id),
);
export type UserRow = RowOf<typeof userById>;

/** The filters of the list of users; undefined if not used. */
export interface UserFilters {
  status: readonly SubscriptionStatus[] | undefined;
  interval: Interval | undefined;
  tag: number | undefined;
  personality: number | undefined;
  since: Temporal.Instant | undefined;
  /** A `like` pattern for name and email address, in lower case. */
  search: string | undefined;
}

/** The options that change the SQL text. */
interface UsersVariant {
  sort: 'created_at' | 'email' | 'last_request_at';
  order: 'asc' | 'desc';
  limit: number;
  isFirstPage: boolean;
  filters: readonly (keyof UserFilters)[];
}

type Values = UserFilters & { offset: number; nowSeconds: number };
type Filter = (of: ExpressionBuilder<Tables, 'users'>, p: Params<Values>) => Expression<SqlBool>;

/** `subscriptionStatus` of the contract in SQL, with the same order of cases, for filtering by it. */
const derivedStatus = (nowSeconds: Param<number>) => sql<SubscriptionStatus>`case
  when coalesce(subscriptions.status, 'canceled') = 'canceled' then 'canceled'
  when subscriptions.status = 'past_due' then 'payment_failed'
  when subscriptions.cancel_at_period_end then 'cancel_upcoming'
  when subscriptions.interval = 'year' then 'yearly_active'
  when subscriptions.payment_paused_at is null or subscriptions.payment_resumes_at is null then 'monthly_active'
  when ${nowSeconds} < subscriptions.payment_paused_at then 'monthly_skip_upcoming'
  when ${nowSeconds} < subscriptions.payment_resumes_at then 'monthly_skipping'
  else 'monthly_active' end`;

const hasTag: Filter = (of, p) =>
  of(
    'users.id',
    'in',
    of.selectFrom('userTags').select('userTags.userId').where('userTags.tagId', '=', p.tag),
  );

const hasPersonality: Filter = (of, p) =>
  of(
    'users.id',
    'in',
    of
      .selectFrom('assignedPersonalities')
      .select('assignedPersonalities.userId')
      .where('assignedPersonalities.readerId', '=', p.personality),
  );

const FILTERS: Record<keyof UserFilters, Filter> = {
  status: (_, p) => sql<boolean>`${derivedStatus(p.nowSeconds)} = any(${p.status}::text[])`,
  // A canceled member has no plan.
  interval: (_, p) =>
    sql<boolean>`subscriptions.interval = ${p.interval} and subscriptions.status <> 'canceled'`,
  tag: hasTag,
  personality: hasPersonality,
  since: (of, p) => of('users.createdAt', '>=', p.since),
  search: (_, p) =>
    sql<boolean>`lower(users.first_name || ' ' || users.last_name || ' ' || users.email) like ${p.search}`,
};

/** The users that match the filters, with only the joins that these need. */
function filterUsers(db: Db, { filters }: Pick<UsersVariant, 'filters'>, p: Params<Values>) {
  const users = db
    .selectFrom('users')
    .$if(filters.includes('status') || filters.includes('interval'), (query) =>
      query.leftJoin('subscriptions', 'subscriptions.userId', 'users.id'),
    );
  return filters.reduce((query, name) => query.where((of) => FILTERS[name](of, p)), users);
}

const SORTED_BY = {
  created_at: { column: 'users.createdAt', id: 'users.id' },
  email: { column: 'users.email', id: 'users.id' },
  last_request_at: { column: 'memberActivity.lastRequestAt', id: 'memberActivity.userId' },
} as const;

const orderUsers = <Database, Table extends keyof Database, Row>(
  query: SelectQueryBuilder<Database, Table, Row>,
  { sort, order }: Pick<UsersVariant, 'sort' | 'order'>,
) => {
  const { column, id } = SORTED_BY[sort];
  const direction = (item: OrderByItemBuilder) => {
    const directed = order === 'desc' ? item.desc() : item.asc();
    if (sort !== 'last_request_at') return directed;
    // Members without a request sort last in descending order, first in ascending. Explicit, to match the index.
    return order === 'desc' ? directed.nullsLast() : directed.nullsFirst();
  };
  return query.orderBy(sql.ref(column), direction).orderBy(sql.ref(id), order);
};

/**
 * One page of users and their total, in one statement. There is always a row, so that the total is returned past the
 * last page too; `id` is null in that row.
 */
export const usersPage = statementVariants((db, variant: UsersVariant, p: Params<Values>) => {
  const { sort, limit, isFirstPage } = variant;
  return db
    .with('page', () =>
      filterUsers(db, variant, p)
        .$if(sort === 'last_request_at', (query) =>
          query.innerJoin('memberActivity', 'memberActivity.userId', 'users.id'),
        )
        .select('users.id')
        .$call((query) => orderUsers(query, variant))
        .limit(sql.lit(limit))
        .$if(!isFirstPage, (query) => query.offset(p.offset)),
    )
    .with('total', () => cappedCount(db, filterUsers(db, variant, p)))
    .selectFrom('total')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('users', 'users.id', 'page.id')
    .leftJoin('memberActivity', 'memberActivity.userId', 'users.id')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
    .leftJoin('assignedPersonalities', 'assignedPersonalities.userId', 'users.id')
    .select([...USER_COLUMNS, TAGS_COLUMN, 'total.count'])
    .$call((query) => orderUsers(query, variant));
});
