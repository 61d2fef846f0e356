import { type Db, statement } from '../platform/database.ts';

export const actorByToken = statement((db, p: { hash: Buffer; idleSince: string; bornSince: string }) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .select(['users.id', 'users.email', 'users.isWriter', 'tokens.id as tokenId', 'tokens.lastUsedAt'])
    .where('tokens.hash', '=', p.hash)
    .where('users.isBlocked', '=', false)
    .where('tokens.lastUsedAt', '>', p.idleSince)
    .where('tokens.createdAt', '>', p.bornSince),
);

export const touchToken = (db: Db, tokenId: number, now: Temporal.Instant) =>
  db.updateTable('tokens').set({ lastUsedAt: now }).where('id', '=', tokenId).execute();

export const insertToken = (db: Db, userId: number, hash: Buffer, now: Temporal.Instant) =>
  db.insertInto('tokens').values({ userId, hash, createdAt: now, lastUsedAt: now }).execute();

export const deleteToken = (db: Db, tokenId: number) =>
  db.deleteFrom('tokens').where('id', '=', tokenId).execute();

/** Ends all tokens of a user, or all but one. */
export const deleteTokensOf = (db: Db, userId: number, butTokenId?: number) =>
  db
    .deleteFrom('tokens')
    .where('userId', '=', userId)
    .$if(butTokenId !== undefined, (query) => query.where('id', '<>', butTokenId!))
    .execute();

export const credentialsByEmail = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'isWriter', 'isBlocked', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();

export const passwordHashOf = (db: Db, userId: number) =>
  db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirstOrThrow();

export interface NewUser {
  email: string;
  passwordHash: string | null;
  firstName: string;
  lastName: string;
  birthDate: string | null;
  isWriter: boolean;
  termsAcceptedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
}

/** Nothing comes back when the address is in use. */
export const insertUser = (db: Db, user: NewUser) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email', 'isWriter'])
    .executeTakeFirst();

export const setPasswordHash = (db: Db, userId: number, passwordHash: string) =>
  db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();

export const setNames = (
  db: Db,
  userId: number,
  names: { firstName?: string | undefined; lastName?: string | undefined; birthDate?: string | undefined },
) => db.updateTable('users').set(names).where('id', '=', userId).execute();

export const setAccess = (
  db: Db,
  userId: number,
  access: { isWriter?: boolean | undefined; isBlocked?: boolean | undefined },
) => db.updateTable('users').set(access).where('id', '=', userId).execute();

export const insertReset = (
  db: Db,
  reset: { hash: Buffer; userId: number; createdAt: Temporal.Instant; expiresAt: Temporal.Instant },
) => db.insertInto('passwordResets').values(reset).execute();

/** Uses a reset link up; nothing comes back when it is unknown, used or too old. */
export const useReset = (db: Db, hash: Buffer, now: Temporal.Instant) =>
  db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toString())
    .returning('userId')
    .executeTakeFirst();
