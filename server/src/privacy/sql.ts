import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import type { ErasedAccount } from './erasedAccount.ts';
import { CLOSED_SUBJECT } from './mails.ts';

/** Locks the person, if their password is still the verified one. */
export const lockPerson = (db: Db, verified: { userId: number; passwordHash: string }) =>
  db
    .selectFrom('users')
    .select(['email', 'firstName'])
    .where('id', '=', verified.userId)
    .where('passwordHash', '=', verified.passwordHash)
    .where('isWriter', '=', false)
    .forNoKeyUpdate()
    .executeTakeFirst();

export const insertErasedUser = (
  db: Db,
  userId: number,
  times: { erasedAt: Temporal.Instant; nextTryAt: Temporal.Instant },
) =>
  db
    .insertInto('erasedUsers')
    .values({ userId, ...times })
    .execute();

/** Closed accounts whose erasure is not complete, the longest due first. */
export const unfinishedErasures = (db: Db, now: Temporal.Instant, limit: number) =>
  db
    .selectFrom('erasedUsers')
    .select('userId')
    .where('nextTryAt', '<=', now.toString())
    .orderBy('nextTryAt')
    .limit(limit)
    .execute();

export const nextErasure = (db: Db) =>
  db
    .selectFrom('erasedUsers')
    .select('nextTryAt')
    .where('nextTryAt', 'is not', null)
    .orderBy('nextTryAt')
    .limit(1)
    .executeTakeFirst();

/** `nextTryAt` null: the erasure is complete. */
export const scheduleErasure = (db: Db, userId: number, nextTryAt: Temporal.Instant | null) =>
  db.updateTable('erasedUsers').set({ nextTryAt }).where('userId', '=', userId).execute();

/** Deletes the last mails that were sent or have failed for good. @returns whether others are still waiting */
export async function deleteSentClosedMails(db: Db): Promise<boolean> {
  await db
    .deleteFrom('mailOutbox')
    .where('subject', '=', CLOSED_SUBJECT)
    .where('nextTryAt', 'is', null)
    .execute();
  const waiting = await db
    .selectFrom('mailOutbox')
    .select('id')
    .where('subject', '=', CLOSED_SUBJECT)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Found if the account is closed. */
export const erasedUser = (db: Db, userId: number) =>
  db.selectFrom('erasedUsers').select('erasedAt').where('userId', '=', userId).executeTakeFirst();

export const allErasedUsers = (db: Db) =>
  db.selectFrom('erasedUsers').select(['userId', 'erasedAt']).orderBy('userId').execute();

/** The closed accounts that exist in this database and were created before they were closed. */
export async function usersBefore(
  db: Db,
  accounts: readonly ErasedAccount[],
): Promise<readonly ErasedAccount[]> {
  const { rows } = await sql<{ id: number; erased_at: string }>`
    select users.id, closed.erased_at
    from unnest(${accounts.map(({ userId }) => userId)}::bigint[], ${accounts.map(({ erasedAt }) => erasedAt)}::text[])
      as closed (user_id, erased_at)
    join users on users.id = closed.user_id and users.created_at <= closed.erased_at::timestamptz`.execute(
    db.withoutPlugins(),
  );
  return rows.map(({ id, erased_at }) => ({ userId: id, erasedAt: erased_at }));
}

/** Due at once, even if the erasure was complete in the backup. */
export const insertErasedAgain = (db: Db, accounts: readonly ErasedAccount[], now: Temporal.Instant) =>
  sql`
    insert into erased_users (user_id, erased_at, next_try_at)
    select user_id, erased_at::timestamptz, ${now.toString()}::timestamptz
    from unnest(${accounts.map(({ userId }) => userId)}::bigint[], ${accounts.map(({ erasedAt }) => erasedAt)}::text[])
      as closed (user_id, erased_at)
    on conflict (user_id) do update set next_try_at = excluded.next_try_at`.execute(db);
