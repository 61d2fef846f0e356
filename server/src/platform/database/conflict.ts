import { DatabaseError } from 'pg';

/** How often a transaction is run again. PostgreSQL takes a second to find a deadlock. */
const RETRIES = 2;

/** Whether PostgreSQL has rolled back a transaction because of a concurrent one, so that it may succeed when run again. */
export const isConflict = (error: unknown): boolean =>
  // Serialization failure and deadlock.
  error instanceof DatabaseError && (error.code === '40001' || error.code === '40P01');

/** Whether a lock was not available within `lock_timeout`, or at once with `nowait`. */
export const isLockTimeout = (error: unknown): boolean =>
  error instanceof DatabaseError && error.code === '55P03';

/** Runs a transaction, and again if it was rolled back because of a concurrent one. */
export async function retryConflicts<Result>(runTransaction: () => Promise<Result>): Promise<Result> {
  for (let retries = 0; ; retries++) {
    try {
      return await runTransaction();
    } catch (error) {
      if (retries === RETRIES || !isConflict(error)) throw error;
    }
  }
}
