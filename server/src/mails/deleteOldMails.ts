import { deleteInBatches } from '../platform/database/deleteInBatches.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { BOUNCE_RETENTION } from './inbound/bounces.ts';

const INTERVAL = { minutes: 10 } as const;
/** A second copy of a mail is recognised for this long. */
const INBOUND_RETENTION = { hours: 30 * 24 } as const;

/** Deletes received mails after thirty days, and reports of failed mails that no longer count. */
export function createDeleteOldMailsJob(): Job {
  let next: Temporal.Instant | undefined;
  return {
    name: 'old mails',
    nextRunAt: async () => null,
    async run({ db, now }) {
      if (next !== undefined && Temporal.Instant.compare(now, next) < 0) return;
      next = now.add(INTERVAL);
      const deleteOld = (table: string, kept: { hours: number }) =>
        deleteInBatches(db, { table, column: 'created_at', before: now.subtract(kept) });
      await deleteOld('inbound_mails', INBOUND_RETENTION);
      await deleteOld('mail_bounces', BOUNCE_RETENTION);
    },
  };
}
