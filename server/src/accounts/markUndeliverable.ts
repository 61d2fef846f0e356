import type { Db } from '../platform/database.ts';

/** Notes that mails to a user's address fail for good; it ends when the address changes. */
export const markUndeliverable = (db: Db, userId: number, now: Temporal.Instant) =>
  db
    .updateTable('users')
    .set({ emailUndeliverableAt: now })
    .where('id', '=', userId)
    .where('emailUndeliverableAt', 'is', null)
    .execute();
