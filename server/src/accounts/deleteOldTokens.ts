import { deleteInBatches } from '../platform/database/deleteInBatches.ts';
import { createCleanupJob } from '../platform/jobs/cleanupJob.ts';
import { TOKEN_LIFETIME, TOKEN_IDLE_LIMIT } from './tokenLimits.ts';

const RETENTION = { hours: 30 * 24 } as const;

/** Deletes ended tokens and used or expired reset links after thirty days. */
export const createDeleteOldTokensJob = () =>
  createCleanupJob('old tokens and reset links', async ({ db, now }) => {
    const before = now.subtract(RETENTION);
    // A used link expires within the hour.
    await deleteInBatches(db, { table: 'password_resets', column: 'expires_at', before });
    await deleteInBatches(db, { table: 'email_changes', column: 'expires_at', before: now });
    await deleteInBatches(db, {
      table: 'tokens',
      column: 'last_used_at',
      before: before.subtract(TOKEN_IDLE_LIMIT),
    });
    await deleteInBatches(db, {
      table: 'tokens',
      column: 'created_at',
      before: before.subtract(TOKEN_LIFETIME),
    });
  });
