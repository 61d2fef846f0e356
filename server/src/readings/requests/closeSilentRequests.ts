import { statusAfter } from '#contract/readings/rules.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { repeatBatches } from '../../platform/jobs/repeatBatches.ts';
import { describeStatusChange } from '../rules.ts';
import { insertLogEntries } from './requestLogSql.ts';
import { closeDueRequests, nextCloseTime } from './dueRequestsSql.ts';
import { parseTimestamp } from '../../platform/clock.ts';

const BATCH = 200;

/** Closes answered requests after 30 days without a message. */
export const closeSilentRequests: Job = {
  name: 'close silent requests',
  async nextRunAt({ db }) {
    const { due } = await nextCloseTime.one(db);
    return parseTimestamp(due);
  },
  async run(context, stopping) {
    const status = statusAfter.silence.RESPONDED;
    await repeatBatches(context, stopping, BATCH, async ({ db, now, announce }) => {
      const requests = await closeDueRequests.all(db, { now, limit: BATCH });
      for (const { id: requestId, userId: memberId } of requests) {
        await insertLogEntries(db, requestId, null, [describeStatusChange('RESPONDED', status)], now);
        await announce({ memberId, audience: 'both', event: { type: 'status', requestId, status } });
        const event = { type: 'request_changed', requestId, changed: { status } } as const;
        await announce({ memberId, audience: 'writers', event });
      }
      return requests.length;
    });
  },
};
