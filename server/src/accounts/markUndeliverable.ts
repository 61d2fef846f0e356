import type { Db } from '../platform/database/database.ts';

/** Records that mails to a user's address fail permanently. Changing the address or confirming it again clears it. */
export const markUndeliverable = (db: Db, userId: number, now: Temporal.Instant) =>
  db
    .updateTable('users')
    .set({ emailUndeliverableAt: now })
    .where('id', '=', userId)
    .where('emailUndeliverableAt', 'is', null)
    .execute();
