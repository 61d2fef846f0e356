import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { type Param, type Params, statement } from '../platform/database/statement.ts';
import { TOKEN_IDLE_LIMIT, TOKEN_LIFETIME, TOUCH_INTERVAL } from './tokenLimits.ts';

type Now = { now: Temporal.Instant };

/** Computed by PostgreSQL, because it is part of every request and costs Node several times as much. */
const before = (now: Param<Temporal.Instant>, { hours }: { hours: number }) =>
  sql<string>`${now}::timestamptz - make_interval(hours => ${sql.lit(hours)})`;

/** Tokens that have not expired, of users who are not blocked. */
const validTokens = (db: Db, p: Params<Now>) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.userId')
    .where('users.isBlocked', '=', false)
    .where('tokens.lastUsedAt', '>', before(p.now, TOKEN_IDLE_LIMIT))
    .where('tokens.createdAt', '>', before(p.now, TOKEN_LIFETIME));

export const actorByToken = statement((db, p: Params<Now & { hash: Buffer }>) =>
  validTokens(db, p)
    .select(['users.id', 'users.email', 'users.isWriter', 'tokens.id as tokenId'])
    .select((eb) => eb('tokens.lastUsedAt', '<', before(p.now, TOUCH_INTERVAL)).as('isTouchDue'))
    .where('tokens.hash', '=', p.hash),
);

export const rolesByToken = statement((db, p: Params<Now & { ids: readonly number[] }>) =>
  validTokens(db, p)
    .select(['tokens.id', 'users.isWriter'])
    .where('tokens.id', '=', sql<number>`any(${p.ids}::bigint[])`),
);

/** A user's open sessions, the most recently used first. */
export const tokensOfUser = statement((db, p: Params<Now & { userId: number }>) =>
  validTokens(db, p)
    .select(['tokens.id', 'tokens.createdAt', 'tokens.lastUsedAt', 'tokens.browser'])
    .where('tokens.userId', '=', p.userId)
    .orderBy('tokens.lastUsedAt', 'desc')
    .orderBy('tokens.id', 'desc'),
);

export const touchToken = (db: Db, tokenId: number, now: Temporal.Instant) =>
  db.updateTable('tokens').set({ lastUsedAt: now }).where('id', '=', tokenId).execute();

export interface NewToken {
  userId: number;
  hash: Buffer;
  browser: string | null;
}

export const insertToken = (db: Db, token: NewToken, now: Temporal.Instant) =>
  db
    .insertInto('tokens')
    .values({ ...token, createdAt: now, lastUsedAt: now })
    .execute();

export const deleteToken = (db: Db, tokenId: number) =>
  db.deleteFrom('tokens').where('id', '=', tokenId).execute();

/** Ends one of the user's own tokens; returns nothing if it is not theirs. */
export const deleteOwnToken = (db: Db, userId: number, id: number) =>
  db
    .deleteFrom('tokens')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();

/** Ends all tokens of a user, or all but one. */
export const deleteUserTokens = (db: Db, userId: number, exceptTokenId?: number) =>
  db
    .deleteFrom('tokens')
    .where('userId', '=', userId)
    .$if(exceptTokenId !== undefined, (query) => query.where('id', '<>', exceptTokenId!))
    .execute();

interface VerifiedPassword {
  userId: number;
  passwordHash: string;
}

/**
 * Starts a session after a password check, unless the password was changed or the account blocked since. Locks the
 * user's row: a later change finds the session and ends it.
 */
export const insertVerifiedToken = statement(
  (db, p: Params<VerifiedPassword & Omit<NewToken, 'userId'> & { now: Temporal.Instant }>) =>
    db
      .with('verified', (qb) =>
        qb
          .selectFrom('users')
          .select('id')
          .where('id', '=', p.userId)
          .where('passwordHash', '=', p.passwordHash)
          .where('isBlocked', '=', false)
          .forShare(),
      )
      .insertInto('tokens')
      .columns(['userId', 'hash', 'browser', 'createdAt', 'lastUsedAt'])
      .expression((eb) =>
        eb
          .selectFrom('verified')
          .select((inner) => [
            'verified.id',
            inner.val(p.hash).as('hash'),
            sql<string | null>`${p.browser}::text`.as('browser'),
            sql<string>`${p.now}::timestamptz`.as('createdAt'),
            sql<string>`${p.now}::timestamptz`.as('lastUsedAt'),
          ]),
      )
      .returning('id'),
);

/** The data for checking a log-in; `isKnown`: one has succeeded from the same network since that time. */
export const credentialsForLogIn = statement(
  (db, p: Params<{ email: string; knownHash: Buffer; since: string }>) =>
    db
      .selectFrom('users')
      .select((eb) => [
        'id',
        'email',
        'isWriter',
        'isBlocked',
        'passwordHash',
        eb
          .exists(
            eb
              .selectFrom('knownLogIns')
              .select(sql.lit(1).as('one'))
              .whereRef('userId', '=', 'users.id')
              .where('hash', '=', p.knownHash)
              .where('succeededAt', '>', p.since),
          )
          .as('isKnown'),
      ])
      .where('email', '=', p.email),
);

export const upsertKnownLogIn = (
  db: Db,
  { userId, hash }: { userId: number; hash: Buffer },
  succeededAt: Temporal.Instant,
) =>
  db
    .insertInto('knownLogIns')
    .values({ userId, hash, succeededAt })
    .onConflict((conflict) => conflict.columns(['userId', 'hash']).doUpdateSet({ succeededAt }))
    .execute();

/** The recipient of a reset link. The password cannot be changed until the transaction ends. */
export const recipientByEmail = (db: Db, email: string) =>
  db.selectFrom('users').select(['id', 'isBlocked']).where('email', '=', email).forShare().executeTakeFirst();

export const findPasswordHash = (db: Db, userId: number) =>
  db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirstOrThrow();

export const existingUser = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('users').select('id').where('id', '=', p.userId),
);

export const findFirstName = (db: Db, userId: number) =>
  db.selectFrom('users').select('firstName').where('id', '=', userId).executeTakeFirstOrThrow();

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

/** Returns nothing if the address is in use. */
export const insertUser = (db: Db, user: NewUser) =>
  db
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email', 'isWriter'])
    .executeTakeFirst();

export const setPasswordHash = (db: Db, userId: number, passwordHash: string) =>
  db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();

/** Returns nothing if the password has changed since it was verified, or the account was blocked. */
export const replacePasswordHash = (db: Db, verified: VerifiedPassword, passwordHash: string) =>
  db
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', verified.userId)
    .where('passwordHash', '=', verified.passwordHash)
    .where('isBlocked', '=', false)
    .returning(['id', 'email'])
    .executeTakeFirst();

export const setPersonalDetails = (
  db: Db,
  userId: number,
  names: { firstName?: string | undefined; lastName?: string | undefined; birthDate?: string | undefined },
) => db.updateTable('users').set(names).where('id', '=', userId).execute();

export const requestsAtDesk = (db: Db, userId: number) =>
  db
    .selectFrom('readingRequests')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '<>', 'CLOSED')
    .orderBy('id')
    .execute();

export const setAccess = (
  db: Db,
  userId: number,
  access: { isWriter?: boolean | undefined; isBlocked?: boolean | undefined },
) => db.updateTable('users').set(access).where('id', '=', userId).execute();

export const insertReset = (
  db: Db,
  reset: { hash: Buffer; userId: number; createdAt: Temporal.Instant; expiresAt: Temporal.Instant },
) => db.insertInto('passwordResets').values(reset).execute();

/** No row if the link is unknown, used or expired. */
const openReset = (db: Db, hash: Buffer, now: Temporal.Instant) =>
  db
    .selectFrom('passwordResets')
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toString());

export const findOpenReset = (db: Db, hash: Buffer, now: Temporal.Instant) =>
  openReset(db, hash, now).select('userId').executeTakeFirst();

export const findAddressOfReset = (db: Db, hash: Buffer, now: Temporal.Instant) =>
  openReset(db, hash, now)
    .innerJoin('users', 'users.id', 'passwordResets.userId')
    .select('users.email')
    .executeTakeFirst();

/** Like `lockUser`, and also waits for log-ins, since they insert tokens that refer to the user. */
export const lockUserExclusively = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'passwordHash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Ends all reset links of a user: when one is used, or when the password or address changes. */
export const endResetLinks = (db: Db, userId: number, now: Temporal.Instant) =>
  db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();

/** Marks a reset link as used; returns nothing if it is unknown, used or expired. */
export const consumeReset = (db: Db, hash: Buffer, now: Temporal.Instant) =>
  db
    .updateTable('passwordResets')
    .set({ usedAt: now })
    .where('hash', '=', hash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now.toString())
    .returning('userId')
    .executeTakeFirst();

export const closedAccount = statement((db, p: Params<{ userId: number }>) =>
  db.selectFrom('erasedUsers').select('userId').where('userId', '=', p.userId),
);
