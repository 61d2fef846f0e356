import type { DueWork } from './dueWork.ts';
import { KEYS_KEPT } from './idempotency.ts';
import { LIMIT_HITS_KEPT } from './limits.ts';
import { EVENTS_KEPT } from './streams/streams.ts';

const EVERY = { minutes: 10 } as const;

/** Removes what was kept long enough: told events, answered keys, counted hits. Nothing waits for it. */
export function housekeeping(): DueWork {
  let next: Temporal.Instant | undefined;
  return {
    name: 'housekeeping',
    nextDue: async () => null,
    async run({ db, now }) {
      if (next !== undefined && Temporal.Instant.compare(now, next) < 0) return;
      next = now.add(EVERY);
      const before = (kept: { hours: number }) => now.subtract(kept).toString();
      await db.deleteFrom('events').where('createdAt', '<', before(EVENTS_KEPT)).execute();
      await db.deleteFrom('idempotencyKeys').where('createdAt', '<', before(KEYS_KEPT)).execute();
      await db.deleteFrom('limitHits').where('createdAt', '<', before(LIMIT_HITS_KEPT)).execute();
    },
  };
}
