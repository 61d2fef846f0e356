import { deleteInBatches } from '../platform/database/deleteInBatches.ts';
import { createCleanupJob } from '../platform/jobs/cleanupJob.ts';
import { BOUNCE_RETENTION } from './inbound/bounces.ts';

/** A second copy of a mail is recognised for this long. */
const INBOUND_RETENTION = { hours: 30 * 24 } as const;

/** Deletes received mails after thirty days, and reports of failed mails that no longer count. */
export const createDeleteOldMailsJob = () =>
  createCleanupJob('old mails', async ({ db, now }) => {
    const deleteOld = (table: string, retention: { hours: number }) =>
      deleteInBatches(db, { table, column: 'created_at', before: now.subtract(retention) });
    await deleteOld('inbound_mails', INBOUND_RETENTION);
    await deleteOld('mail_bounces', BOUNCE_RETENTION);
  });
