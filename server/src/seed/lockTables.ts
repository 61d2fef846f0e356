import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isLockTimeout } from '../platform/database/conflict.ts';
import type { Db } from '../platform/database/database.ts';

const RETRY_MS = 200;
/** Five minutes: an autovacuum does not end for a lock that does not wait. */
const TRIES_MAX = 1_500;

/**
 * Runs `work` in a transaction that locks the tables against everybody else first. It never waits for one table while it
 * holds another: that could deadlock with a transaction of a running server.
 */
export async function runWithLockedTables<Result>(
  db: Db,
  tables: readonly string[],
  report: (line: string) => void,
  work: (tx: Db) => Promise<Result>,
): Promise<Result> {
  let isLocked = false;
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await sql.raw(`lock table ${tables.join(', ')} in access exclusive mode nowait`).execute(tx);
        isLocked = true;
        return work(tx);
      });
    } catch (error) {
      if (isLocked || !isLockTimeout(error)) throw error;
      if (tries === TRIES_MAX)
        throw new Error('Another program uses these tables. Stop it and seed again', { cause: error });
      if (tries === 1) report('waiting for another program that uses the tables');
      await pause(RETRY_MS);
    }
  }
}
