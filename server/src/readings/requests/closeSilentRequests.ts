import { statusAfter } from '#contract/readings/rules.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { describeStatusChange } from '../rules.ts';
import { insertLogEntries } from './requestLogSql.ts';
import { closeDueRequests, nextCloseTime } from './dueRequestsSql.ts';

const BATCH = 200;

/** Closes answered requests after 30 days without a message. */
export const closeSilentRequests: Job = {
  name: 'close silent requests',
  async nextRunAt({ db }) {
    const { due } = await nextCloseTime.one(db);
    return due === null ? null : Temporal.Instant.from(due);
  },
  async run(context, stopping) {
    const status = statusAfter.silence.RESPONDED;
    while (!stopping.aborted) {
      const closed = await context.transaction(async ({ db, now, announce }) => {
        const requests = await closeDueRequests.all(db, { now, limit: BATCH });
        for (const { id, userId } of requests) {
          await insertLogEntries(db, id, null, [describeStatusChange('RESPONDED', status)], now);
          await announce({
            memberId: userId,
            audience: 'both',
            event: { type: 'status', requestId: id, status },
          });
          const event = { type: 'request_changed', requestId: id, changed: { status } } as const;
          await announce({ memberId: userId, audience: 'writers', event });
        }
        return requests.length;
      });
      if (closed < BATCH) return;
    }
  },
};
