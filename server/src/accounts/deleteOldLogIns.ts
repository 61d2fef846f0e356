import type { Job } from '../platform/jobs/jobs.ts';
import { KNOWN_LOG_IN_RETENTION } from './logInBounds.ts';
import { deleteKnownLogIns } from './sql.ts';

/** Deletes known log-in networks without a recent log-in. Has no due time: it runs when the scheduler polls. */
export const deleteOldLogIns: Job = {
  name: 'old log-ins',
  nextRunAt: async () => null,
  run: async ({ db, now }) =>
    void (await deleteKnownLogIns(db, { before: now.subtract(KNOWN_LOG_IN_RETENTION) })),
};
