import { sql } from 'kysely';
import type { Tag } from '#contract/tags/calls.ts';
import { type Params, type RowOf, statement } from '../platform/database/statement.ts';

/**
 * Locks the user, so that concurrent edits of access run one after the other. Rows that refer to them can be added.
 * Closed accounts are not found.
 */
export const lockOpenUser = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p.id)
    .where('id', 'not in', db.selectFrom('erasedUsers').select('userId'))
    .forNoKeyUpdate(),
);

/** Members change their profile without the lock of their user. */
export const lockProfile = statement((db, p: Params<{ userId: number }>) =>
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

/** What the list shows of users, in the order of their ids. */
export const usersByIds = statement((db, p: Params<{ ids: readonly number[] }>) =>
  db
    .selectFrom(
      sql<{ id: number; place: number }>`unnest(${p.ids}::bigint[]) with ordinality`.as<'page'>(
        sql`page(id, place)`,
      ),
    )
    .innerJoin('users', 'users.id', 'page.id')
    .leftJoin('memberActivity', 'memberActivity.userId', 'users.id')
    .leftJoin('profiles', 'profiles.userId', 'users.id')
    .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
    .leftJoin('assignedPersonalities', 'assignedPersonalities.userId', 'users.id')
    .select([...USER_COLUMNS, TAGS_COLUMN])
    .orderBy('page.place'),
);
