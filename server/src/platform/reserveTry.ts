import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from './clock.ts';
import { type Db, transaction } from './database.ts';
import { type Bound, countTry, decideTry, type FullBound, tooManyRequests } from './limits.ts';

/** So long a try waits for others that are undecided. */
const WAIT_MAX_MS = 2_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 250;

/** A try that counts against its bounds until it is given back. */
export interface ReservedTry {
  /** It was a failure: it stays counted. */
  keep(db: Db): Promise<void>;
  /** It was right, or could not be judged: it does not count. */
  giveBack(db: Db): Promise<void>;
}

/** Rolls back what was counted for the bounds that were not full. */
class Full extends Error {
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
export async function reserveTry(
  { db, clock }: { db: Db; clock: Clock },
  bounds: readonly Bound[],
): Promise<ReservedTry> {
  // Always in one order, so that no two wait for each other's rows.
  const sorted = bounds.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  const subjects = sorted.map(({ subject }) => subject);
  const giveUpAt = performance.now() + WAIT_MAX_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const now = clock.now();
    const full = await countAll(db, now, sorted);
    if (full.length === 0)
      return {
        keep: (on) => decideTry(on, now, subjects, { isGivenBack: false }),
        giveBack: (on) => decideTry(on, now, subjects, { isGivenBack: true }),
      };
    const leftMs = giveUpAt - performance.now();
    if (leftMs <= 0 || !full.every(({ hasUndecided }) => hasUndecided)) throw tooManyRequests(full);
    await pause(Math.min(pauseMs, leftMs));
  }
}

async function countAll(db: Db, now: Temporal.Instant, bounds: readonly Bound[]): Promise<FullBound[]> {
  try {
    return await transaction(db, async (tx) => {
      const full = await countTry(tx, now, bounds, { isUndecided: true });
      if (full.length > 0) throw new Full(full);
      return full;
    });
  } catch (error) {
    if (error instanceof Full) return error.bounds;
    throw error;
  }
}
