import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type Params, statement } from '../database/statement.ts';

/** The status of a response that leaves the outcome open. */
export const OUTCOME_UNKNOWN_STATUS = 202;
/**
 * After this many seconds without a heartbeat the process counts as dead. Uses the database's clock, which all
 * instances share.
 */
const DEAD_AFTER_SECONDS = sql.lit(3);

export interface IdempotencyKey {
  userId: number;
  key: string;
}

/** A key while a call holds it. One that took it over from a dead process has a later time. */
export interface Claim extends IdempotencyKey {
  claimedAt: Temporal.Instant;
}

/** Waits for another transaction that has inserted the key. Returns no row when the key exists. */
export const insertClaim = statement(
  (
    db,
    p: Params<IdempotencyKey & { fingerprint: string; aboutUserId: number | null; now: Temporal.Instant }>,
  ) =>
    db
      .insertInto('idempotencyKeys')
      .values({
        userId: p.userId,
        key: p.key,
        fingerprint: p.fingerprint,
        aboutUserId: p.aboutUserId,
        createdAt: p.now,
        aliveAt: sql`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
      .returning('key'),
);

/**
 * Claims a key again: that of a process that counts as dead, or one with a response that must not be repeated. Returns no
 * row when the claim or its response stands.
 * @param before time before which a claim without a heartbeat, or a response that leaves the outcome open, is too old
 */
export const takeOverClaim = statement(
  (db, p: Params<IdempotencyKey & { before: string; now: Temporal.Instant }>) =>
    db
      .updateTable('idempotencyKeys')
      .set({ createdAt: p.now, status: null, answer: null, aliveAt: sql`clock_timestamp()` })
      .where('userId', '=', p.userId)
      .where('key', '=', p.key)
      .where((eb) =>
        eb.or([
          eb.and([
            eb('status', 'is', null),
            sql<boolean>`alive_at < clock_timestamp() - make_interval(secs => ${DEAD_AFTER_SECONDS})`,
          ]),
          // Instances of an older version send no heartbeat.
          eb.and([eb('status', 'is', null), eb('aliveAt', 'is', null), eb('createdAt', '<', p.before)]),
          eb.and([eb('status', '=', sql.lit(OUTCOME_UNKNOWN_STATUS)), eb('createdAt', '<', p.before)]),
          // Responses with a secret are not kept: the call is made again and returns a new secret.
          eb.and([eb('status', 'is not', null), eb('answer', 'is', null)]),
        ]),
      )
      .returning('key'),
);

/** Changes nothing once there is a response, or the key was taken over. */
export const updateHeartbeat = statement((db, p: Params<Claim>) =>
  db
    .updateTable('idempotencyKeys')
    .set({ aliveAt: sql`clock_timestamp()` })
    .where('userId', '=', p.userId)
    .where('key', '=', p.key)
    .where('createdAt', '=', p.claimedAt)
    .where('status', 'is', null),
);

/** `status` is null while the call runs; `answer` is also null when the response contained a secret. */
export const findKey = statement((db, p: Params<IdempotencyKey>) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'answer'])
    .where('userId', '=', p.userId)
    .where('key', '=', p.key),
);

/** Returns no row when there is a response already, or no claim. */
export const saveResponse = statement(
  (db, p: Params<IdempotencyKey & { status: number; body: string | null }>) =>
    db
      .updateTable('idempotencyKeys')
      .set({ status: p.status, answer: p.body })
      .where('userId', '=', p.userId)
      .where('key', '=', p.key)
      .where('status', 'is', null)
      .returning('key'),
);

/** Changes nothing while the call runs. */
export const replaceResponse = statement((db, p: Params<IdempotencyKey & { status: number; body: string }>) =>
  db
    .updateTable('idempotencyKeys')
    .set({ status: p.status, answer: p.body })
    .where('userId', '=', p.userId)
    .where('key', '=', p.key)
    .where('status', 'is not', null),
);

/** Frees the key, unless there is a response, or the key was taken over. */
export const deleteClaim = statement((db, p: Params<Claim>) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', p.userId)
    .where('key', '=', p.key)
    .where('createdAt', '=', p.claimedAt)
    .where('status', 'is', null),
);

/** A key and its response, for writing both in one statement. With `key: null` nothing is written. */
export interface AnsweredKey {
  actorId: number;
  key: string | null;
  fingerprint: string | null;
  responseStatus: number;
  now: Temporal.Instant;
}

/** Part of a statement: whether the key is known already. */
export const isKeyKnown = (db: Db, p: Params<AnsweredKey>) =>
  sql<boolean>`exists (${db
    .selectFrom('idempotencyKeys')
    .select('key')
    .where('userId', '=', p.actorId)
    .where('key', '=', sql<string>`${p.key}::text`)})`;

/**
 * Part of a statement: writes the key with its response. Waits for a transaction that has claimed the key. Fails when
 * the key is known, which rolls back the statement.
 * @param from one row from which the body is built; without a row nothing is written
 */
export const insertAnsweredKey = (
  db: Db,
  p: Params<AnsweredKey>,
  { from, body }: { from: RawBuilder<unknown>; body: Expression<string> },
) =>
  db
    .insertInto('idempotencyKeys')
    .columns(['userId', 'key', 'fingerprint', 'status', 'answer', 'createdAt', 'aliveAt'])
    .expression(
      sql`select ${p.actorId}::bigint, ${p.key}::text, ${p.fingerprint}::text, ${p.responseStatus}::int, ${body},
          ${p.now}::timestamptz, clock_timestamp()
        from ${from} where ${p.key}::text is not null`,
    );
