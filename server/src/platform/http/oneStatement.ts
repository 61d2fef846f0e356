// A writing call in one statement: one round trip to PostgreSQL instead of a transaction's three.
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Access, Context } from '../context.ts';
import type { IdempotentCall } from './idempotency.ts';
import type { AnsweredKey } from './idempotencyKeysSql.ts';
import { type SubjectLimit, type Hit, toHit } from '../limits/limits.ts';

/**
 * Does a whole call in one statement, including its Idempotency-Key and its limit.
 * @returns the body of the response, as stored under the key; or undefined when nothing was written. Then the use case
 * runs in a transaction, which succeeds or knows the refusal.
 */
export type OneStatement<Granted extends Access, Input> = (
  context: Context<Granted>,
  input: Input,
  records: CallRecords,
) => Promise<string | undefined>;

/** What a call writes besides its own rows: its key and its limit hit. Each is omitted when its key or subject is null. */
export type CallRecords = AnsweredKey & Omit<Hit, 'subject'> & { subject: string | null };

/** Placeholder for a call without a limit. */
const UNCOUNTED: SubjectLimit = { subject: '', max: 0, seconds: 0 };

/**
 * @param by the call's key, if it has one
 * @param limit the call's limit, if it has one
 */
export const toCallRecords = (
  call: Pick<AnsweredKey, 'actorId' | 'now' | 'responseStatus'>,
  by: IdempotentCall | undefined,
  limit: SubjectLimit | undefined,
): CallRecords => ({
  ...toHit(call.now, limit ?? UNCOUNTED),
  ...call,
  subject: limit?.subject ?? null,
  key: by?.key ?? null,
  fingerprint: by?.fingerprint ?? null,
});

/**
 * Part of a statement, before its first lock: the statement waits for each lock only this long, then fails and is rolled
 * back. A transaction may hold locks for longer and takes them in another order, so the two could deadlock.
 */
export const waitBriefly = sql<string>`set_config('lock_timeout', '20ms', true)`;

/** Lock timeout, deadlock, or an Idempotency-Key that another call has claimed. */
const isBlockedByOtherCall = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (error.code === '55P03' ||
    error.code === '40P01' ||
    (error.code === '23505' && error.constraint === 'idempotency_keys_pkey'));

/** The result of a statement, or undefined if another call blocked it and nothing was written. */
export async function undefinedIfBlocked<Result>(running: Promise<Result>): Promise<Result | undefined> {
  try {
    return await running;
  } catch (error) {
    if (isBlockedByOtherCall(error)) return undefined;
    throw error;
  }
}
