import { type Insertable, type OrderByItemBuilder, sql } from 'kysely';
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { COUNT_CAP } from '#contract/call.ts';
import type { ReaderStatus } from '#contract/people/codes.ts';
import type { Tag } from '#contract/people/calls.ts';
import type { Db } from '../platform/database.ts';
import { type Param, type Params, type RowOf, statement, statementVariants } from '../platform/statement.ts';
import type { Tables } from '../platform/tables.ts';

export const insertReader = (db: Db, reader: Insertable<Tables['readers']>) =>
  db.insertInto('readers').values(reader).returning('id').executeTakeFirstOrThrow();

/** A reader's own picture, else that of the account they belong to. */
const readers = (db: Db) =>
  db
    .selectFrom('readers')
    .leftJoin('profiles', 'profiles.userId', 'readers.userId')
    .select([
      'readers.id',
      'readers.firstName',
      'readers.lastName',
      sql<string | null>`coalesce(readers.picture, profiles.picture)`.as('picture'),
      'readers.bio',
      'readers.specialities',
      'readers.color',
      'readers.status',
      'readers.readsReversals',
    ]);

export const allReaders = statement((db) => readers(db).orderBy('readers.firstName').orderBy('readers.id'));

export const readersOfStatus = statement((db, p: Params<{ status: ReaderStatus }>) =>
  readers(db).where('readers.status', '=', p.status).orderBy('readers.firstName').orderBy('readers.id'),
);

export const readerById = (db: Db, id: number) => readers(db).where('readers.id', '=', id).executeTakeFirst();

export interface ReaderChange {
  firstName?: string | undefined;
  lastName?: string | undefined;
  color?: Tag['color'] | undefined;
  bio?: string | undefined;
  specialities?: string | undefined;
  status?: 'active' | 'inactive' | undefined;
  readsReversals?: boolean | undefined;
}

/** @returns whose reader it is */
export const updateReader = (db: Db, id: number, change: ReaderChange) =>
  db.updateTable('readers').set(change).where('id', '=', id).returning('userId').executeTakeFirstOrThrow();

/** The reader of a writer's account comes and goes with the role. */
export const updateReaderOfUser = (db: Db, userId: number, status: 'active' | 'inactive') =>
  db
    .updateTable('readers')
    .set({ status })
    .where('userId', '=', userId)
    .where('status', '<>', 'invited')
    .returning('id')
    .executeTakeFirst();

export const readerOfUser = (db: Db, userId: number) =>
  db.selectFrom('readers').select('id').where('userId', '=', userId).executeTakeFirst();

export const namesOf = (db: Db, userId: number) =>
  db.selectFrom('users').select(['firstName', 'lastName']).where('id', '=', userId).executeTakeFirstOrThrow();

/** Locks the person, so that two edits of access come one after the other. Rows that refer to them may be added. */
export const userForUpdate = (db: Db, id: number) =>
  db.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const activeReader = (db: Db, id: number) =>
  db
    .selectFrom('readers')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();

/** @returns the reader, where it was not theirs before */
export const assignPersonality = (db: Db, userId: number, readerId: number) =>
  db
    .insertInto('assignedPersonalities')
    .values({ userId, readerId })
    .onConflict((conflict) =>
      conflict
        .column('userId')
        .doUpdateSet({ readerId })
        .where('assignedPersonalities.readerId', '<>', readerId),
    )
    .returning('readerId')
    .executeTakeFirst();

/** @returns the reader, where there was one */
export const unassignPersonality = (db: Db, userId: number) =>
  db
    .deleteFrom('assignedPersonalities')
    .where('userId', '=', userId)
    .returning('readerId')
    .executeTakeFirst();

export const allTags = statement((db) =>
  db.selectFrom('tags').select(['id', 'text', 'color']).orderBy('text').orderBy('id'),
);

export const insertTag = (db: Db, tag: Insertable<Tables['tags']>) =>
  db.insertInto('tags').values(tag).returning(['id', 'text', 'color']).executeTakeFirstOrThrow();

/** An absent value stays as it is. */
export const updateTag = (
  db: Db,
  id: number,
  { text, color }: { text?: string | undefined; color?: Tag['color'] | undefined },
) =>
  db
    .updateTable('tags')
    .set((tag) => ({ text: text ?? tag.ref('text'), color: color ?? tag.ref('color') }))
    .where('id', '=', id)
    .returning(['id', 'text', 'color'])
    .executeTakeFirst();

export const tagsOfUser = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('userTags')
    .innerJoin('tags', 'tags.id', 'userTags.tagId')
    .select(['tags.id', 'tags.text', 'tags.color', 'userTags.userId', 'userTags.tagId'])
    .where('userTags.userId', '=', p.userId)
    .orderBy('tags.id'),
);

export const userAndTag = (db: Db, userId: number, tagId: number) =>
  db
    .selectFrom('users')
    .innerJoin('tags', (join) => join.on('tags.id', '=', tagId))
    .select(['users.id as userId', 'tags.id as tagId', 'tags.text'])
    .where('users.id', '=', userId)
    .executeTakeFirst();

/** @returns the tag, where it was not there before */
export const insertUserTag = (db: Db, userTag: Insertable<Tables['userTags']>) =>
  db
    .insertInto('userTags')
    .values(userTag)
    .onConflict((conflict) => conflict.doNothing())
    .returning('tagId')
    .executeTakeFirst();

/** @returns the tag, where it was there */
export const deleteUserTag = (db: Db, userId: number, tagId: number) =>
  db
    .deleteFrom('userTags')
    .using('tags')
    .where('userTags.userId', '=', userId)
    .where('userTags.tagId', '=', tagId)
    .whereRef('tags.id', '=', 'userTags.tagId')
    .returning('tags.text')
    .executeTakeFirst();

/** The choices of a list that its text depends on; the values come besides. */
export interface UsersShape {
  sort: 'created_at' | 'email' | 'last_request_at';
  order: 'asc' | 'desc';
  limit: number;
  isFirstPage: boolean;
  has: {
    search: boolean;
    status: boolean;
    interval: boolean;
    tag: boolean;
    personality: boolean;
    since: boolean;
  };
}

export interface UsersWanted {
  offset: number;
  search: string;
  status: readonly SubscriptionStatus[];
  interval: 'month' | 'year';
  tag: number;
  personality: number;
  since: string;
  nowSeconds: number;
}

const SORTED_BY = {
  created_at: { column: 'users.createdAt', id: 'users.id' },
  email: { column: 'users.email', id: 'users.id' },
  last_request_at: { column: 'memberActivity.lastRequestAt', id: 'memberActivity.userId' },
} as const;

/** The derivation of `subscriptionStatus`, in its order, for where rows are found by it. */
const derivedStatus = (nowSeconds: Param<number>) => sql<SubscriptionStatus>`case
  when coalesce(subscriptions.status, 'canceled') = 'canceled' then 'canceled'
  when subscriptions.status = 'past_due' then 'payment_failed'
  when subscriptions.cancel_at_period_end then 'cancel_upcoming'
  when subscriptions.interval = 'year' then 'yearly_active'
  when subscriptions.payment_paused_at is null or subscriptions.payment_resumes_at is null then 'monthly_active'
  when ${nowSeconds} < subscriptions.payment_paused_at then 'monthly_skip_upcoming'
  when ${nowSeconds} < subscriptions.payment_resumes_at then 'monthly_skipping'
  else 'monthly_active' end`;

/** The people whom the filters let through, with no more joins than these need. */
function usersFound(db: Db, { sort, has }: UsersShape, p: Params<UsersWanted>) {
  return db
    .selectFrom('users')
    .$if(sort === 'last_request_at', (query) =>
      query.innerJoin('memberActivity', 'memberActivity.userId', 'users.id'),
    )
    .$if(has.status || has.interval, (query) =>
      query.leftJoin('subscriptions', 'subscriptions.userId', 'users.id'),
    )
    .$if(has.status, (query) =>
      query.where(sql<boolean>`${derivedStatus(p.nowSeconds)} = any(${p.status}::text[])`),
    )
    .$if(has.interval, (query) =>
      query.where(
        sql<boolean>`subscriptions.interval = ${p.interval} and subscriptions.status <> 'canceled'`,
      ),
    )
    .$if(has.tag, (query) =>
      query.where('users.id', 'in', (tagged) =>
        tagged.selectFrom('userTags').select('userTags.userId').where('userTags.tagId', '=', p.tag),
      ),
    )
    .$if(has.personality, (query) =>
      query.where('users.id', 'in', (assigned) =>
        assigned
          .selectFrom('assignedPersonalities')
          .select('assignedPersonalities.userId')
          .where('assignedPersonalities.readerId', '=', p.personality),
      ),
    )
    .$if(has.since, (query) => query.where('users.createdAt', '>=', p.since))
    .$if(has.search, (query) =>
      query.where(
        sql<boolean>`lower(users.first_name || ' ' || users.last_name || ' ' || users.email) like ${p.search}`,
      ),
    );
}

const userColumns = [
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

const tagsColumn = sql<Tag[]>`(
  select coalesce(json_agg(json_build_object('id', tags.id, 'text', tags.text, 'color', tags.color) order by tags.id), '[]')
  from user_tags join tags on tags.id = user_tags.tag_id where user_tags.user_id = users.id)`.as('tags');

/**
 * One page of people and their number, in one statement. There is always a row, so that the number is told beyond
 * the last page too; its `id` is null where nobody is.
 */
export const usersPage = statementVariants((db, shape: UsersShape, p: Params<UsersWanted>) => {
  const { sort, order, limit, isFirstPage } = shape;
  const { column, id } = SORTED_BY[sort];
  // Who never asked has no time: last, and first the other way round. Written out only there, as the index has it.
  const way = (item: OrderByItemBuilder) => {
    const directed = order === 'desc' ? item.desc() : item.asc();
    if (sort !== 'last_request_at') return directed;
    return order === 'desc' ? directed.nullsLast() : directed.nullsFirst();
  };
  return db
    .with('page', (of) =>
      usersFound(of as unknown as Db, shape, p)
        .select('users.id')
        .orderBy(sql.ref(column), way)
        .orderBy(sql.ref(id), order)
        .limit(sql.lit(limit))
        .$if(!isFirstPage, (query) => query.offset(p.offset)),
    )
    .with('total', (of) =>
      of
        .selectFrom(
          usersFound(of as unknown as Db, { ...shape, sort: 'created_at' }, p)
            .select('users.id')
            .limit(sql.lit(COUNT_CAP))
            .as('found'),
        )
        .select(sql<number>`count(*)`.as('count')),
    )
    .selectFrom('total')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('users', 'users.id', 'page.id')
    .leftJoin('memberActivity', 'memberActivity.userId', 'users.id')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
    .leftJoin('assignedPersonalities', 'assignedPersonalities.userId', 'users.id')
    .select([...userColumns, tagsColumn, 'total.count'])
    .orderBy(sql.ref(column), way)
    .orderBy(sql.ref(id), order);
});

export const userById = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('users')
    .leftJoin('memberActivity', 'memberActivity.userId', 'users.id')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
    .leftJoin('assignedPersonalities', 'assignedPersonalities.userId', 'users.id')
    .select([...userColumns, tagsColumn])
    .where('users.id', '=', p.id),
);
export type UserRow = RowOf<typeof userById>;
