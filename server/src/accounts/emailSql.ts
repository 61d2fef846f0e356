import type { Db } from '../platform/database/database.ts';

export interface NewEmailChange {
  userId: number;
  email: string;
  hash: Buffer;
  tokenId: number;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
}

/** Inserts a pending change. It replaces an earlier one, whose link then no longer works. */
export const upsertEmailChange = (db: Db, { userId, ...change }: NewEmailChange) =>
  db
    .insertInto('emailChanges')
    .values({ userId, ...change })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(change))
    .execute();

export const deleteEmailChange = (db: Db, userId: number) =>
  db.deleteFrom('emailChanges').where('userId', '=', userId).execute();

const openChange = (db: Db, hash: Buffer, now: Temporal.Instant) =>
  db
    .selectFrom('emailChanges')
    .innerJoin('users', 'users.id', 'emailChanges.userId')
    .where('emailChanges.hash', '=', hash)
    .where('emailChanges.expiresAt', '>', now.toString())
    .where('users.isBlocked', '=', false);

/** Both addresses of a pending change; undefined if the link is unknown, used, replaced or expired. */
export const findEmailChange = (db: Db, hash: Buffer, now: Temporal.Instant) =>
  openChange(db, hash, now).select(['users.email', 'emailChanges.email as pendingEmail']).executeTakeFirst();

/** The account and the new address of a link; undefined if it is unknown, used, replaced or expired. */
export const findChangeToConfirm = (db: Db, hash: Buffer, now: Temporal.Instant) =>
  openChange(db, hash, now)
    .select((row) => [
      'emailChanges.userId',
      'emailChanges.email',
      'emailChanges.tokenId',
      'users.isWriter',
      row('emailChanges.email', '=', row.ref('users.email')).as('isCurrent'),
    ])
    .executeTakeFirst();

export const emailIsTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()) !== undefined;

/** Mails go there again if earlier ones were returned. Fails with a unique violation if another account has it. */
export const updateEmail = (db: Db, userId: number, email: string) =>
  db.updateTable('users').set({ email, emailUndeliverableAt: null }).where('id', '=', userId).execute();

/** Locks the account; undefined if its password has changed since it was verified, or the account was blocked. */
export const lockVerifiedUser = (db: Db, verified: { userId: number; passwordHash: string }) =>
  db
    .selectFrom('users')
    .select(['email', 'emailUndeliverableAt'])
    .where('id', '=', verified.userId)
    .where('passwordHash', '=', verified.passwordHash)
    .where('isBlocked', '=', false)
    .forUpdate()
    .executeTakeFirst();
