import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { type Db, transaction } from '../database/database.ts';
import { type SubjectLimit, countHits, resolveHits, type ReachedLimit, tooManyRequests } from './limits.ts';

/** How long a hit waits for others that are undecided. */
const MAX_WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 250;

/** A hit that counts against its limits until it is released. */
export interface ReservedHit {
  /** What was tried failed: the hit stays counted. */
  keep(db: Db): Promise<void>;
  /** It succeeded or could not be judged: the hit does not count. */
  release(db: Db): Promise<void>;
}

/** Rolls back the hits counted for the other limits. */
class LimitsReachedError extends Error {
  readonly limits: ReachedLimit[];
  constructor(limits: ReachedLimit[]) {
    super();
    this.limits = limits;
  }
}

/**
 * Reserves a hit against all limits before the work that decides it; holds no locks afterwards. While a limit is
 * reached only because of undecided hits, it waits for them.
 * @throws {Refusal} 429 with `Retry-After`
 */
export async function reserveHit(
  { db, clock }: { db: Db; clock: Clock },
  limits: readonly SubjectLimit[],
): Promise<ReservedHit> {
  // Sorted, to prevent deadlocks.
  const sorted = limits.toSorted((a, b) => (a.subject < b.subject ? -1 : 1));
  const subjects = sorted.map(({ subject }) => subject);
  const giveUpAt = performance.now() + MAX_WAIT_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
    const now = clock.now();
    const reached = await countAllHits(db, now, sorted);
    if (reached.length === 0)
      return {
        keep: (on) => resolveHits(on, now, subjects, { isReleased: false }),
        release: (on) => resolveHits(on, now, subjects, { isReleased: true }),
      };
    const leftMs = giveUpAt - performance.now();
    if (leftMs <= 0 || !reached.every(({ hasUndecided }) => hasUndecided)) throw tooManyRequests(reached);
    await pause(Math.min(pauseMs, leftMs));
  }
}

async function countAllHits(
  db: Db,
  now: Temporal.Instant,
  limits: readonly SubjectLimit[],
): Promise<ReachedLimit[]> {
  try {
    return await transaction(db, async (tx) => {
      const reached = await countHits(tx, now, limits, { isUndecided: true });
      if (reached.length > 0) throw new LimitsReachedError(reached);
      return reached;
    });
  } catch (error) {
    if (error instanceof LimitsReachedError) return error.limits;
    throw error;
  }
}
