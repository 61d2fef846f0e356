import { createCleanupJob } from '../platform/jobs/cleanupJob.ts';
import { KNOWN_LOG_IN_RETENTION } from './logInLimits.ts';
import { deleteKnownLogIns } from './sql.ts';

/** Deletes known log-in networks without a recent log-in. */
export const createDeleteOldLogInsJob = () =>
  createCleanupJob(
    'old log-ins',
    async ({ db, now }) =>
      void (await deleteKnownLogIns(db, { before: now.subtract(KNOWN_LOG_IN_RETENTION) })),
  );
