import {
  type AliasableExpression,
  type Expression,
  type ExpressionBuilder,
  type OrderByItemBuilder,
  type Selectable,
  sql,
  type SqlBool,
} from 'kysely';
import { type Interval, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/billing/codes.ts';
import { COUNT_CAP } from '#contract/listLimits.ts';
import { cappedCount } from '../platform/database/cappedCount.ts';
import type { Db } from '../platform/database/database.ts';
import { type Param, type Params, statementVariants } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The filters of the list of users; undefined if not used. */
export interface UserFilters {
  interval: Interval | undefined;
  tag: number | undefined;
  personality: number | undefined;
  since: Temporal.Instant | undefined;
  /** A `like` pattern for name and email address, in any case. */
  search: string | undefined;
}

/** The options that change the SQL text. */
export interface UsersVariant {
  sort: 'created_at' | 'email' | 'last_request_at';
  order: 'asc' | 'desc';
  limit: number;
  isFirstPage: boolean;
  /** The statuses that are asked for, in the order of the contract; undefined: all. */
  status: readonly SubscriptionStatus[] | undefined;
  filters: readonly (keyof UserFilters)[];
}

type Values = UserFilters & { offset: number; nowSeconds: number };
type UserIds = AliasableExpression<{ userId: number }>;
type Filter = (eb: ExpressionBuilder<Tables, 'users'>, p: Params<Values>) => Expression<SqlBool>;
type StatusCondition = (nowSeconds: Param<number>) => Expression<SqlBool>;

const isMonthly = sql<SqlBool>`subscriptions.status = 'active' and not subscriptions.cancel_at_period_end
  and subscriptions.interval = 'month'`;

/**
 * `subscriptionStatus` of the contract in SQL. Mutually exclusive conditions are used instead of one computed value,
 * because PostgreSQL can then estimate how many members match. A member who matches none is canceled.
 */
const STATUS_CONDITIONS: Record<Exclude<SubscriptionStatus, 'canceled'>, StatusCondition> = {
  payment_failed: () => sql`subscriptions.status = 'past_due'`,
  cancel_upcoming: () => sql`subscriptions.status = 'active' and subscriptions.cancel_at_period_end`,
  yearly_active: () => sql`subscriptions.status = 'active' and not subscriptions.cancel_at_period_end
    and subscriptions.interval = 'year'`,
  monthly_active: (now) => sql`${isMonthly} and (
    subscriptions.payment_paused_at is null or subscriptions.payment_resumes_at is null
    or ${now} >= greatest(subscriptions.payment_paused_at, subscriptions.payment_resumes_at))`,
  monthly_skip_upcoming: (now) => sql`${isMonthly} and subscriptions.payment_resumes_at is not null
    and ${now} < subscriptions.payment_paused_at`,
  monthly_skipping: (now) => sql`${isMonthly} and ${now} >= subscriptions.payment_paused_at
    and ${now} < subscriptions.payment_resumes_at`,
};

const CURRENT_STATUSES = SUBSCRIPTION_STATUSES.filter((status) => status !== 'canceled');

/** The members whose membership is in one of these statuses, which do not include canceled. */
const withStatus = (db: Db, status: readonly SubscriptionStatus[], p: Params<Values>) =>
  db
    .selectFrom('subscriptions')
    .select('subscriptions.userId')
    .where((eb) => {
      const current = CURRENT_STATUSES.filter((each) => status.includes(each));
      if (current.length === CURRENT_STATUSES.length) return eb('subscriptions.status', '<>', 'canceled');
      return eb.or(current.map((each) => STATUS_CONDITIONS[each](p.nowSeconds)));
    });

/** The filters that need only another table, as queries for the ids of users. */
function filtersById(db: Db, { filters, status }: UsersVariant, p: Params<Values>): UserIds[] {
  const byName: { [Name in keyof UserFilters]?: UserIds } = {
    // A canceled member has no plan.
    interval: db
      .selectFrom('subscriptions')
      .select('subscriptions.userId')
      .where('subscriptions.interval', '=', p.interval)
      .where('subscriptions.status', '<>', 'canceled'),
    tag: db.selectFrom('userTags').select('userTags.userId').where('userTags.tagId', '=', p.tag),
    personality: db
      .selectFrom('assignedPersonalities')
      .select('assignedPersonalities.userId')
      .where('assignedPersonalities.readerId', '=', p.personality),
  };
  const found = filters.flatMap((name) => byName[name] ?? []);
  return status === undefined || status.includes('canceled') ? found : [...found, withStatus(db, status, p)];
}

const FILTERS_OF_USERS: { [Name in keyof UserFilters]?: Filter } = {
  since: (eb, p) => eb('users.createdAt', '>=', p.since),
  search: (_, p) =>
    sql<boolean>`fold_accents(lower(users.first_name || ' ' || users.last_name || ' ' || users.email))
      like fold_accents(lower(${p.search}))`,
};

/** The filters that need the user's own row, or that find users who are missing in another table. */
function filtersOfUsers(db: Db, { filters, status }: UsersVariant): Filter[] {
  const found = filters.flatMap((name) => FILTERS_OF_USERS[name] ?? []);
  if (status?.includes('canceled') !== true) return found;
  const others = SUBSCRIPTION_STATUSES.filter((each) => !status.includes(each));
  const isNoOther: Filter = (eb, p) =>
    eb.not(eb.exists(withStatus(db, others, p).whereRef('subscriptions.userId', '=', eb.ref('users.id'))));
  return others.length === 0 ? found : [...found, isNoOther];
}

/** The users that match the filters. */
function filterUsers(db: Db, variant: UsersVariant, p: Params<Values>) {
  const byId = filtersById(db, variant, p).map(
    (ids): Filter =>
      () =>
        sql`users.id in ${ids}`,
  );
  return [...filtersOfUsers(db, variant), ...byId].reduce(
    (query, filter) => query.where((eb) => filter(eb, p)),
    db.selectFrom('users'),
  );
}

/** How many users match, up to `COUNT_CAP`; without reading users if other tables are enough. */
function countUsers(db: Db, variant: UsersVariant, p: Params<Values>) {
  const [ids, ...others] = filtersById(db, variant, p);
  if (ids === undefined || filtersOfUsers(db, variant).length > 0)
    return cappedCount(db, filterUsers(db, variant, p));
  const counted = others.reduce(
    (query, each) => query.where(sql<SqlBool>`ids.user_id in ${each}`),
    db.selectFrom(ids.as('ids')),
  );
  return cappedCount(db, counted);
}

/** The columns of users that the list can be sorted by. */
type SortColumns = Pick<Selectable<Tables['users']>, 'id' | 'createdAt' | 'email'>;

const SORTED_BY = {
  created_at: { column: 'listed.createdAt', id: 'listed.id' },
  email: { column: 'listed.email', id: 'listed.id' },
  last_request_at: { column: 'memberActivity.lastRequestAt', id: 'memberActivity.userId' },
} as const;

/** The ids of one page of these users, in the order of the list, as an array. */
function selectUserPage(
  db: Db,
  users: AliasableExpression<SortColumns>,
  { sort, order, limit, isFirstPage }: UsersVariant,
  p: Params<Values>,
) {
  const { column, id } = SORTED_BY[sort];
  const direction = (item: OrderByItemBuilder) => {
    const directed = order === 'desc' ? item.desc() : item.asc();
    if (sort !== 'last_request_at') return directed;
    // Members without a request sort last in descending order, first in ascending. Explicit, to match the index.
    return order === 'desc' ? directed.nullsLast() : directed.nullsFirst();
  };
  const page = db
    .selectFrom(users.as('listed'))
    .$if(sort === 'last_request_at', (query) =>
      query.innerJoin('memberActivity', 'memberActivity.userId', 'listed.id'),
    )
    .select('listed.id')
    .orderBy(sql.ref(column), direction)
    .orderBy(sql.ref(id), order)
    .limit(sql.lit(limit))
    .$if(!isFirstPage, (query) => query.offset(p.offset));
  return sql<number[]>`array${page}`;
}

/** The matching users with the columns that they can be sorted by. */
const sortedUsers = (db: Db, variant: UsersVariant, p: Params<Values>) =>
  filterUsers(db, variant, p).select(['users.id', 'users.createdAt', 'users.email']);

/** Reads the page by an index or by sorting, whichever PostgreSQL expects to be cheaper, and counts separately. */
const pageAndCount = (db: Db, variant: UsersVariant, p: Params<Values>) =>
  db
    .selectFrom(countUsers(db, variant, p).as('total'))
    .select(['total.count', selectUserPage(db, sortedUsers(db, variant, p), variant, p).as('ids')]);

/**
 * Matching the words is the most expensive part of a search, so it is done once for counting and sorting. If there are
 * more matches than are counted, reading in the order of the list fills a page quickly.
 */
const searchedPageAndCount = (db: Db, variant: UsersVariant, p: Params<Values>) =>
  db
    .with(
      (cte) => cte('found').materialized(),
      () => sortedUsers(db, variant, p).limit(sql.lit(COUNT_CAP + 1)),
    )
    .with(
      (cte) => cte('total').materialized(),
      (qb) => qb.selectFrom('found').select((eb) => eb.fn.countAll<number>().as('count')),
    )
    .selectFrom('total')
    .select((eb) => [
      eb.fn<number>('least', ['total.count', sql.lit(COUNT_CAP)]).as('count'),
      eb
        .case()
        .when('total.count', '<=', sql.lit(COUNT_CAP))
        .then(selectUserPage(db, eb.selectFrom('found').selectAll(), variant, p))
        .else(selectUserPage(db, sortedUsers(db, variant, p), variant, p))
        .end()
        .as('ids'),
    ]);

/** The ids of one page of users, and how many match the filters, up to `COUNT_CAP`. */
export const usersPage = statementVariants((db, variant: UsersVariant, p: Params<Values>) =>
  variant.filters.includes('search') ? searchedPageAndCount(db, variant, p) : pageAndCount(db, variant, p),
);
