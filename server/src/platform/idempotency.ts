import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { refuse } from '#contract/refusals.ts';
import type { Clock } from './clock.ts';
import { type Db, statement } from './database.ts';

/** An answer as it was sent, kept for whoever sends the same key again. */
export interface Answer {
  status: number;
  body: string;
}

/** Keys are remembered this long at the least. */
export const KEYS_KEPT = { hours: 24 } as const;
/** A call that has not answered by then was cut off, or said that it did not know yet: its key may be taken over. */
const CUT_OFF_AFTER = { seconds: 60 } as const;
/** The status of an answer that does not say what came of it. */
const NOT_KNOWN_YET = 202;
const LOOK_EVERY_MS = 50;
const CARD_FIELDS = new Set(['cardNumber', 'cvc', 'cardHolder', 'cardZipcode', 'expMonth', 'expYear']);

interface Key {
  userId: number;
  key: string;
}

const claim = statement((db, p: Key & { fingerprint: string; now: Temporal.Instant }) =>
  db
    .insertInto('idempotencyKeys')
    .values({ userId: p.userId, key: p.key, fingerprint: p.fingerprint, createdAt: p.now })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key'),
);
const takeOver = statement((db, p: Key & { before: string; now: Temporal.Instant }) =>
  db
    .updateTable('idempotencyKeys')
    .set({ createdAt: p.now, status: null, answer: null })
    .where('userId', '=', p.userId)
    .where('key', '=', p.key)
    .where((of) => of.or([of('status', 'is', null), of('status', '=', sql.lit(NOT_KNOWN_YET))]))
    .where('createdAt', '<', p.before)
    .returning('key'),
);
const find = statement((db, p: Key) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['fingerprint', 'status', 'answer'])
    .where('userId', '=', p.userId)
    .where('key', '=', p.key),
);
const keep = statement((db, p: Key & Answer) =>
  db
    .updateTable('idempotencyKeys')
    .set({ status: p.status, answer: p.body })
    .where('userId', '=', p.userId)
    .where('key', '=', p.key),
);
const forget = statement((db, p: Key) =>
  db.deleteFrom('idempotencyKeys').where('userId', '=', p.userId).where('key', '=', p.key),
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
export const claimKey = async (db: Db, by: Idempotent): Promise<boolean> => (await claim(db, by)).length > 0;

/**
 * What was answered to this key before; undefined when it is free again or still being answered.
 * @throws {Refusal} 409 when the key came with another body
 */
export async function answerTo(db: Db, by: Idempotent): Promise<Answer | undefined> {
  const [found] = await find(db, by);
  if (found === undefined) return undefined;
  if (found.fingerprint !== by.fingerprint) refuse('idempotency_key_reused');
  return found.status === null || found.answer === null
    ? undefined
    : { status: found.status, body: found.answer };
}

/**
 * Outside of any transaction: claims the key, or gives the first answer again once it is there. A claim that was cut
 * off is taken over, and so is one that was told that nothing is known yet: whoever makes such a call finds by its key
 * what was begun under it.
 * @returns the answer that was given before, or undefined: the call is ours to make
 */
export async function claimOrAnswer(db: Db, clock: Clock, by: Idempotent): Promise<Answer | undefined> {
  for (;;) {
    if (await claimKey(db, by)) return undefined;
    // Looked at first: it also refuses a key that came with another body.
    const known = await answerTo(db, by);
    const now = clock.now();
    if (known === undefined || known.status === NOT_KNOWN_YET) {
      const before = now.subtract(CUT_OFF_AFTER).toString();
      if ((await takeOver(db, { ...by, now, before })).length > 0) return undefined;
    }
    if (known !== undefined) return known;
    await pause(LOOK_EVERY_MS);
  }
}

/** Keeps what was answered. */
export const keepAnswer = (db: Db, by: Idempotent, answer: Answer) => keep(db, { ...by, ...answer });

/** Gives the key free again: the call ended without an answer worth keeping. */
export const releaseKey = (db: Db, by: Idempotent) => forget(db, by);
