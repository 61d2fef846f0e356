import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { refuse, Refusal, type RefusalCode } from '#contract/refusals.ts';
import type { Clock } from '../clock.ts';
import type { Context, Services } from '../context.ts';
import type { Db } from '../database/database.ts';
import {
  type Claim,
  deleteClaim,
  findKey,
  type IdempotencyKey,
  insertClaim,
  OUTCOME_UNKNOWN_STATUS,
  replaceResponse,
  saveResponse,
  takeOverClaim,
  updateHeartbeat,
} from './idempotencyKeysSql.ts';
import { toProblem, toRefusal } from './problem.ts';
import { withoutBudget } from '../database/waitBudget.ts';

/** A response as it was sent, kept for repetitions with the same key. */
export interface StoredResponse {
  status: number;
  body: string;
  /** A header of the first response; it is not stored, because it is in the body too. */
  etag?: string;
}

/** Minimum time for which keys are kept. */
export const KEY_RETENTION = { hours: 24 } as const;
/** A call whose answer was 202 (outcome unknown) may be made again after this long. */
const RETRY_UNKNOWN_AFTER = { seconds: 60 } as const;
/** Heartbeat interval of the process that works on a key. */
const HEARTBEAT_MS = 1_000;
const POLL_MS = 50;
const CARD_FIELDS = new Set(['cardNumber', 'cvc', 'cardHolder', 'cardZipcode', 'expMonth', 'expYear']);

/** The Idempotency-Key of a request, if any. @throws {Refusal} 400 when it is empty, too long or unprintable */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7E]{1,200}$/.test(key)) refuse('idempotency_key_invalid');
  return key;
}

/**
 * A hash of the input that distinguishes one body from another; card fields are left out, so that nothing of them is
 * kept.
 */
export async function fingerprintInput(callName: string, input: unknown): Promise<string> {
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

/** A call with a key; `fingerprint` is the hash of its input. */
export interface IdempotentCall extends IdempotencyKey {
  fingerprint: string;
  /** The user whom its input names, as in a writer's note about a member. */
  aboutUserId: number | null;
  now: Temporal.Instant;
}

/** Claims the key; inside a transaction this waits for an earlier transaction that claimed it to end. */
const claimKey = async (db: Db, by: IdempotentCall): Promise<boolean> =>
  (await insertClaim.first(db, by)) !== undefined;

/**
 * The response stored for this key; undefined when the key is free or still being processed.
 * @throws {Refusal} 409 when the key was used with another body
 */
async function findStoredResponse(db: Db, by: IdempotentCall): Promise<StoredResponse | undefined> {
  const found = await findKey.first(db, by);
  if (found === undefined) return undefined;
  if (found.fingerprint !== by.fingerprint) refuse('idempotency_key_reused');
  return found.status === null || found.answer === null
    ? undefined
    : { status: found.status, body: found.answer };
}

/**
 * Outside of any transaction: claims the key, or waits for the first response and returns it. The claim of a killed
 * process is taken over within seconds. So is one that was answered "outcome unknown": the call then uses the key to
 * find what was started under it.
 * @returns the stored response, or the claim that the caller now holds
 */
async function claimOrReplay(db: Db, clock: Clock, by: IdempotentCall): Promise<StoredResponse | Claim> {
  for (;;) {
    if (await claimKey(db, by)) return { ...by, claimedAt: by.now };
    // Checked first: this also refuses a key used with another body.
    const known = await findStoredResponse(db, by);
    if (known === undefined || known.status === OUTCOME_UNKNOWN_STATUS) {
      const now = clock.now();
      const before = now.subtract(RETRY_UNKNOWN_AFTER).toString();
      if ((await takeOverClaim.first(db, { ...by, now, before })) !== undefined)
        return { ...by, claimedAt: now };
    }
    if (known !== undefined) return known;
    await pause(POLL_MS);
  }
}

/**
 * Sends heartbeats for a claimed key, so that no other process takes it over.
 * @returns a function that stops them
 */
function startHeartbeat(db: Db, claim: Claim): () => void {
  // A missed heartbeat is no error: a process that takes over finds in the ledger what was begun.
  const beat = () => void updateHeartbeat.run(db, claim).catch(() => {});
  // The request's wait budget is for its own queries.
  const timer = withoutBudget(() => setInterval(beat, HEARTBEAT_MS));
  return () => clearInterval(timer);
}

/** Thrown when the key was answered meanwhile: rolls back this transaction, and the first response is sent again. */
export class RepeatedCall extends Error {}

/**
 * Stores the response, unless one is stored already.
 * @param answer its body is null when it contains a secret; a repetition then makes the call again
 * @returns whether it was stored
 */
export async function storeResponse(
  db: Db,
  by: IdempotentCall,
  { status, body }: { status: number; body: string | null },
): Promise<boolean> {
  return (await saveResponse.first(db, { ...by, status, body })) !== undefined;
}

/** For a call whose effect was undone: replaces its stored response with a refusal, which repetitions get from now on. */
export async function refuseRepetitions(
  db: Db,
  { code, ...key }: IdempotencyKey & { code: RefusalCode },
): Promise<void> {
  const { status, body } = toProblem(new Refusal(code));
  await replaceResponse.run(db, { ...key, status, body });
}

/**
 * For a call in one transaction: the key is claimed in it, alongside the use case, and a duplicate waits until the
 * first call has ended. A duplicate always returns the first response, even if its own run was refused.
 */
export async function runIdempotentTransaction(
  { db }: Services,
  by: IdempotentCall,
  inTransaction: Context['transaction'],
  answer: (context: Context) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  for (;;) {
    try {
      return await inTransaction(async (context) => {
        const claimed = claimKey(context.db, by);
        claimed.catch(() => {});
        try {
          const given = await answer(context);
          if (!(await claimed)) throw new RepeatedCall();
          await context.beforeCommit(storeResponse(context.db, by, given));
          return given;
        } catch (error) {
          throw (await claimed) ? error : new RepeatedCall();
        }
      });
    } catch (error) {
      if (!(error instanceof RepeatedCall)) throw error;
      const known = await findStoredResponse(db, by);
      if (known !== undefined) return known;
    }
  }
}

/**
 * For a call that opens its own transactions: a declined payment (402) or an unknown outcome (202) is stored, any other
 * refusal frees the key. A response that the use case stored with a commit is returned even if the call fails later.
 */
export async function runIdempotently(
  { db, clock }: Services,
  by: IdempotentCall,
  answer: () => Promise<StoredResponse>,
): Promise<StoredResponse> {
  for (;;) {
    const claim = await claimOrReplay(db, clock, by);
    if (!('claimedAt' in claim)) return claim;
    const stop = startHeartbeat(db, claim);
    try {
      const given = await answer();
      await storeResponse(db, by, given);
      return given;
    } catch (error) {
      if (error instanceof RepeatedCall) continue;
      const refusal = toRefusal(error);
      if (refusal !== undefined && (refusal.status === 402 || refusal.status === 202)) {
        const { status, body } = toProblem(refusal);
        const hasSecret = 'clientSecret' in refusal.extensions;
        await storeResponse(db, by, { status, body: hasSecret ? null : body });
        return { status, body };
      }
      await deleteClaim.run(db, claim);
      const storedResponse = await findStoredResponse(db, by);
      if (storedResponse === undefined) throw error;
      return storedResponse;
    } finally {
      stop();
    }
  }
}
