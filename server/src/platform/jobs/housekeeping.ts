import { deleteInBatches } from '../database/deleteInBatches.ts';
import { createCleanupJob } from './cleanupJob.ts';
import { KEY_RETENTION } from '../http/idempotency.ts';
import { deleteExpiredLimits } from '../limits/limits.ts';
import { MAIL_RETENTION } from '../mail/mailOutbox.ts';
import { removeUnclaimedFilesBefore } from '../files/storedFiles.ts';
import { deleteOldEvents } from '../streams/deleteOldEvents.ts';
import { EVENT_RETENTION } from '../streams/streams.ts';

/** An upload takes only seconds. */
const UNCLAIMED_FILE_AGE = { hours: 1 } as const;

/**
 * Deletes old delivered events, answered idempotency keys, expired limit counts, sent mails, and unclaimed
 * files.
 */
export const createHousekeepingJob = () =>
  createCleanupJob('housekeeping', async ({ db, now, files, log }) => {
    const deleteOld = (table: string, column: string, retention: { hours: number }) =>
      deleteInBatches(db, { table, column, before: now.subtract(retention) });
    await deleteOldEvents(db, now.subtract(EVENT_RETENTION));
    await deleteOld('idempotency_keys', 'created_at', KEY_RETENTION);
    await deleteOld('mail_outbox', 'sent_at', MAIL_RETENTION);
    await deleteExpiredLimits(db, now);
    await removeUnclaimedFilesBefore({ db, files, log }, now.subtract(UNCLAIMED_FILE_AGE).toString());
  });
