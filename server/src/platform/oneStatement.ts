// A writing call in one statement: one round trip to PostgreSQL instead of a transaction's three.
import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Access, Context } from './context.ts';
import type { AnsweredKey, IdempotentCall } from './idempotency.ts';
import { type Bound, type Hit, toHit } from './limits.ts';

/**
 * Does a whole call in one statement, with its Idempotency-Key and its limit.
 * @returns the body of the response, as it is stored under the key; undefined: nothing was written, and the use case
 * runs in its transaction, which also knows why the call is refused
 */
export type OneStatement<Granted extends Access, Input> = (
  context: Context<Granted>,
  input: Input,
  records: CallRecords,
) => Promise<string | undefined>;

/** What a call leaves behind beside its own rows; without a key or subject, nothing. */
export type CallRecords = AnsweredKey & Omit<Hit, 'subject'> & { subject: string | null };

/** Stands for no bound. */
const UNCOUNTED: Bound = { subject: '', max: 0, seconds: 0 };

/**
 * @param by the call's key, if it has one
 * @param bound what limits the call, if anything does
 */
export const toCallRecords = (
  of: Pick<AnsweredKey, 'actorId' | 'now' | 'responseStatus'>,
  by: IdempotentCall | undefined,
  bound: Bound | undefined,
): CallRecords => ({
  ...toHit(of.now, bound ?? UNCOUNTED),
  ...of,
  subject: bound?.subject ?? null,
  key: by?.key ?? null,
  fingerprint: by?.fingerprint ?? null,
});

/**
 * Within a statement, before its first lock: it waits for each lock only this long, and is undone after that. A
 * transaction may hold locks for long, and takes them in another order, so that each could wait for the other.
 */
export const waitBriefly = sql<string>`set_config('lock_timeout', '20ms', true)`;

/** Not to get a lock, a deadlock, and the key of another call. */
const isInTheWay = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  (error.code === '55P03' ||
    error.code === '40P01' ||
    (error.code === '23505' && error.constraint === 'idempotency_keys_pkey'));

/** The result of a statement; undefined if another call was in its way, so that nothing was written. */
export async function unlessInTheWay<Result>(running: Promise<Result>): Promise<Result | undefined> {
  try {
    return await running;
  } catch (error) {
    if (isInTheWay(error)) return undefined;
    throw error;
  }
}
