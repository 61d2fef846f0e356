import { deleteInBatches } from '../database/deleteInBatches.ts';
import type { Job } from './jobs.ts';
import { KEY_RETENTION } from '../http/idempotency.ts';
import { deleteExpiredLimits } from '../limits/limits.ts';
import { MAIL_RETENTION } from '../mail/mailOutbox.ts';
import { removeOrphanedFiles } from '../files/storedFiles.ts';
import { deleteOldEvents } from '../streams/deleteOldEvents.ts';
import { EVENT_RETENTION } from '../streams/streams.ts';

const INTERVAL = { minutes: 10 } as const;
/** An upload takes only seconds. */
const ORPHANED_FILE_AGE = { hours: 1 } as const;

/**
 * Deletes old delivered events, answered idempotency keys, expired limit counts, sent mails, and files that nothing
 * refers to. Has no due time: it runs when the scheduler polls, at most every ten minutes.
 */
export function createHousekeepingJob(): Job {
  let next: Temporal.Instant | undefined;
  return {
    name: 'housekeeping',
    nextRunAt: async () => null,
    async run({ db, now, files }) {
      if (next !== undefined && Temporal.Instant.compare(now, next) < 0) return;
      next = now.add(INTERVAL);
      const deleteOld = (table: string, column: string, kept: { hours: number }) =>
        deleteInBatches(db, { table, column, before: now.subtract(kept) });
      await deleteOldEvents(db, now.subtract(EVENT_RETENTION));
      await deleteOld('idempotency_keys', 'created_at', KEY_RETENTION);
      await deleteOld('mail_outbox', 'sent_at', MAIL_RETENTION);
      await deleteExpiredLimits(db, now);
      await removeOrphanedFiles(db, files, now.subtract(ORPHANED_FILE_AGE).toString());
    },
  };
}
