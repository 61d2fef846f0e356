import { deleteInBatches } from '../platform/database/deleteInBatches.ts';
import { createCleanupJob } from '../platform/jobs/cleanupJob.ts';
import { KNOWN_LOG_IN_RETENTION } from './logInLimits.ts';

/** Deletes known log-in networks without a recent log-in. */
export const createDeleteOldLogInsJob = () =>
  createCleanupJob('old log-ins', ({ db, now }) =>
    deleteInBatches(db, {
      table: 'known_log_ins',
      column: 'succeeded_at',
      before: now.subtract(KNOWN_LOG_IN_RETENTION),
    }),
  );
