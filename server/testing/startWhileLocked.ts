import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/platform/database/database.ts';

/** How many statements on this database wait for a lock. */
export async function countWaitingForLocks(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
}

/**
 * Starts calls while these users are locked, and lets them go on when all wait for a lock: so each has made the checks
 * that it makes without a lock before the others write.
 */
export const startWhileLocked = <Response>(
  db: Db,
  userIds: readonly number[],
  start: () => readonly Promise<Response>[],
): Promise<Response[]> =>
  db
    .transaction()
    .execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('id', 'in', userIds).forUpdate().execute();
      const started = start();
      await expect.poll(() => countWaitingForLocks(db)).toBe(started.length);
      return { started };
    })
    .then(({ started }) => Promise.all(started));
