import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import { type Db, transaction } from './database.ts';
import { type Bound, countHits, resolveHits, type FullBound, tooManyRequests } from './limits.ts';

/** So long a try waits for others that are undecided. */
const MAX_WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 250;

/** A try that counts against its bounds until it is given back. */
export interface ReservedAttempt {
  /** It was a failure: it stays counted. */
  keep(db: Db): Promise<void>;
  /** It was right, or could not be judged: it does not count. */
  release(db: Db): Promise<void>;
}

/** Rolls back what was counted for the bounds that were not full. */
class BoundsFullError extends Error {
  readonly bounds: FullBound[];
  constructor(bounds: FullBound[]) {
    super();
    this.bounds = bounds;
  }
}

/**
 * Reserves a try against all of the bounds before the work that judges it; nothing is locked after it. While a bound is
 * full of tries that others have not decided yet, it waits for them.
 * @throws {Refusal} 429 with `Retry-After`
 */
export async function reserveAttempt(
  { db, clock }: { db: Db; clock: Clock },
  bounds: readonly Bound[],
): Promise<ReservedAttempt> {
  // Always in one order, so that no two wait for each other's rows.
  const sorted = bounds.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  const subjects = sorted.map(({ subject }) => subject);
  const giveUpAt = performance.now() + MAX_WAIT_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const now = clock.now();
    const full = await countAllHits(db, now, sorted);
    if (full.length === 0)
      return {
        keep: (on) => resolveHits(on, now, subjects, { isGivenBack: false }),
        release: (on) => resolveHits(on, now, subjects, { isGivenBack: true }),
      };
    const leftMs = giveUpAt - performance.now();
    if (leftMs <= 0 || !full.every(({ hasUndecided }) => hasUndecided)) throw tooManyRequests(full);
    await pause(Math.min(pauseMs, leftMs));
  }
}

async function countAllHits(db: Db, now: Temporal.Instant, bounds: readonly Bound[]): Promise<FullBound[]> {
  try {
    return await transaction(db, async (tx) => {
      const full = await countHits(tx, now, bounds, { isUndecided: true });
      if (full.length > 0) throw new BoundsFullError(full);
      return full;
    });
  } catch (error) {
    if (error instanceof BoundsFullError) return error.bounds;
    throw error;
  }
}
