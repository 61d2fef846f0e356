import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { refuse } from '#contract/refusals.ts';
import type { Clock } from './clock.ts';
import type { Db } from './database.ts';
import { type Params, statement } from './statement.ts';
import { withoutBudget } from './waitBudget.ts';

/** An answer as it was sent, kept for whoever sends the same key again. */
export interface Answer {
  status: number;
  body: string;
}

/** Keys are remembered this long at the least. */
export const KEYS_KEPT = { hours: 24 } as const;
/** A call whose answer was 202 (outcome unknown) may be made again after this long. */
const ASKED_AGAIN_AFTER = { seconds: 60 } as const;
/** The status of an answer that does not say what came of it. */
const NOT_KNOWN_YET = 202;
/** Heartbeat of the process that works on a key. */
const ALIVE_EVERY_MS = 1_000;
/** After so many seconds without a heartbeat the process counts as dead. By the database's clock, which all instances share. */
const LOST_AFTER = sql.lit(3);
const LOOK_EVERY_MS = 50;
const CARD_FIELDS = new Set(['cardNumber', 'cvc', 'cardHolder', 'cardZipcode', 'expMonth', 'expYear']);

interface Key {
  userId: number;
  key: string;
}

const claim = statement((db, p: Params<Key & { fingerprint: string; now: Temporal.Instant }>) =>
  db
    .insertInto('idempotencyKeys')
    .values({
      userId: p.userId,
      key: p.key,
      fingerprint: p.fingerprint,
      createdAt: p.now,
      aliveAt: sql`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key'),
);
const takeOver = statement((db, p: Params<Key & { before: string; now: Temporal.Instant }>) =>
  db
    .updateTable('idempotencyKeys')
    .set({ createdAt: p.now, status: null, answer: null, aliveAt: sql`clock_timestamp()` })
    .where('userId', '=', p.userId)
    .where('key', '=', p.key)
    .where((of) =>
      of.or([
        of.and([
          of('status', 'is', null),
          sql<boolean>`alive_at < clock_timestamp() - make_interval(secs => ${LOST_AFTER})`,
        ]),
        // Instances of an older version send no heartbeat.
        of.and([of('status', 'is', null), of('aliveAt', 'is', null), of('createdAt', '<', p.before)]),
        of.and([of('status', '=', sql.lit(NOT_KNOWN_YET)), of('createdAt', '<', p.before)]),
        // Answered with a secret, which is not kept: the call is made again for a fresh one.
        of.and([of('status', 'is not', null), of('answer', 'is', null)]),
      ]),
    )
    .returning('key'),
);
const stillAlive = statement((db, p: Params<Key>) =>
  db
    .updateTable('idempotencyKeys')
    .set({ aliveAt: sql`clock_timestamp()` })
    .where('userId', '=', p.userId)
    .where('key', '=', p.key)
    .where('status', 'is', null),
);
const find = statement((db, p: Params<Key>) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'answer'])
    .where('userId', '=', p.userId)
    .where('key', '=', p.key),
);
const keep = statement((db, p: Params<Key & { status: number; body: string | null }>) =>
  db
    .updateTable('idempotencyKeys')
    .set({ status: p.status, answer: p.body })
    .where('userId', '=', p.userId)
    .where('key', '=', p.key)
    .where('status', 'is', null)
    .returning('key'),
);
const forget = statement((db, p: Params<Key>) =>
  db
    .deleteFrom('idempotencyKeys')
    .where('userId', '=', p.userId)
    .where('key', '=', p.key)
    .where('status', 'is', null),
);

/** The key of a request, or undefined. @throws {Refusal} 400 for one that is empty, too long or unprintable */
export function keyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7E]{1,200}$/.test(key)) refuse('idempotency_key_invalid');
  return key;
}

/** What tells one body from another; card fields are left out, so that nothing of them is kept. */
export async function fingerprintOf(callName: string, input: unknown): Promise<string> {
  const hash = createHash('sha256').update(callName);
  for (const [key, value] of Object.entries(input as object).toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (CARD_FIELDS.has(key)) continue;
    hash.update(`\0${key}\0`);
    hash.update(
      value instanceof File ? new Uint8Array(await value.arrayBuffer()) : JSON.stringify(value ?? null),
    );
  }
  return hash.digest('base64url');
}

export interface Idempotent extends Key {
  fingerprint: string;
  now: Temporal.Instant;
}

/** Claims the key; inside a transaction this waits for the transaction that has claimed it before to end. */
export const claimKey = async (db: Db, by: Idempotent): Promise<boolean> =>
  (await claim.first(db, by)) !== undefined;

/**
 * What was answered to this key before; undefined when it is free again or still being answered.
 * @throws {Refusal} 409 when the key came with another body
 */
export async function answerTo(db: Db, by: Idempotent): Promise<Answer | undefined> {
  const found = await find.first(db, by);
  if (found === undefined) return undefined;
  if (found.fingerprint !== by.fingerprint) refuse('idempotency_key_reused');
  return found.status === null || found.answer === null
    ? undefined
    : { status: found.status, body: found.answer };
}

/**
 * Outside of any transaction: claims the key, or gives the first answer again once it is there. A claim whose process
 * was killed is taken over within seconds, and so is one that was told that nothing is known yet: whoever makes such a
 * call finds by its key what was begun under it.
 * @returns the answer that was given before, or undefined: the call is ours to make
 */
export async function claimOrAnswer(db: Db, clock: Clock, by: Idempotent): Promise<Answer | undefined> {
  for (;;) {
    if (await claimKey(db, by)) return undefined;
    // Looked at first: it also refuses a key that came with another body.
    const known = await answerTo(db, by);
    if (known === undefined || known.status === NOT_KNOWN_YET) {
      const now = clock.now();
      const before = now.subtract(ASKED_AGAIN_AFTER).toString();
      if ((await takeOver.first(db, { ...by, now, before })) !== undefined) return undefined;
    }
    if (known !== undefined) return known;
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Sends heartbeats for a claimed key, so that no other process takes it over.
 * @returns stops them
 */
export function keepAlive(db: Db, by: Idempotent): () => void {
  // A missed heartbeat is no error: a process that takes over finds in the ledger what was begun.
  const beat = () => void stillAlive.run(db, by).catch(() => {});
  // The request's time for waiting is for its own queries.
  const timer = withoutBudget(() => setInterval(beat, ALIVE_EVERY_MS));
  return () => clearInterval(timer);
}

/** Thrown when the key was answered meanwhile: rolls this transaction back, and the first answer is sent again. */
export class Repeated extends Error {}

/**
 * Keeps what was answered, unless an answer is kept already.
 * @param answer its body is null where it holds a secret: whoever repeats the call makes it again
 * @returns whether it was kept
 */
export async function keepAnswer(
  db: Db,
  by: Idempotent,
  { status, body }: { status: number; body: string | null },
): Promise<boolean> {
  return (await keep.first(db, { ...by, status, body })) !== undefined;
}

/** Deletes the key of a call that ended without an answer to keep; a kept answer stays. */
export const releaseKey = (db: Db, by: Idempotent) => forget.run(db, by);
