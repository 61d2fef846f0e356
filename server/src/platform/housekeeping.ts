import { deleteInBatches } from './deleteInBatches.ts';
import type { DueWork } from './dueWork.ts';
import { KEYS_KEPT } from './idempotency.ts';
import { deleteExpiredLimits } from './limits.ts';
import { MAILS_KEPT } from './mailOutbox.ts';
import { removeLeftFiles } from './storedFiles.ts';
import { EVENTS_KEPT } from './streams/streams.ts';

const EVERY = { minutes: 10 } as const;
/** An upload takes seconds. */
const FILES_LEFT_FOR = { hours: 1 } as const;

/** Removes what was kept long enough: told events, answered keys, counted hits, sent mails, files that nothing refers to. Nothing waits for it. */
export function housekeeping(): DueWork {
  let next: Temporal.Instant | undefined;
  return {
    name: 'housekeeping',
    nextDue: async () => null,
    async run({ db, now, files }) {
      if (next !== undefined && Temporal.Instant.compare(now, next) < 0) return;
      next = now.add(EVERY);
      const clear = (table: string, column: string, kept: { hours: number }) =>
        deleteInBatches(db, { table, column, before: now.subtract(kept) });
      await clear('events', 'created_at', EVENTS_KEPT);
      await clear('idempotency_keys', 'created_at', KEYS_KEPT);
      await clear('mail_outbox', 'sent_at', MAILS_KEPT);
      await deleteExpiredLimits(db, now);
      await removeLeftFiles(db, files, now.subtract(FILES_LEFT_FOR).toString());
    },
  };
}
