import type { Job } from '../../platform/jobs/jobs.ts';
import { repeatBatches } from '../../platform/jobs/repeatBatches.ts';
import { SNOOZE_ENDED } from '../rules.ts';
import { insertLogEntries } from './requestLogSql.ts';
import { endDueSnoozes, nextSnoozeEnd } from './dueRequestsSql.ts';
import { parseTimestamp } from '../../platform/clock.ts';

const BATCH = 200;

/** Ends snoozes whose time is over, which returns the requests to their lanes. */
export const endSnoozes: Job = {
  name: 'end snoozes',
  async nextRunAt({ db }) {
    const { due } = await nextSnoozeEnd.one(db);
    return parseTimestamp(due);
  },
  async run(context, stopping) {
    await repeatBatches(context, stopping, BATCH, async ({ db, now, announce }) => {
      const requests = await endDueSnoozes.all(db, { now, limit: BATCH });
      for (const { id: requestId, userId: memberId } of requests) {
        await insertLogEntries(db, requestId, null, [SNOOZE_ENDED], now);
        const event = { type: 'request_changed', requestId, changed: { snoozedUntil: null } } as const;
        await announce({ memberId, audience: 'writers', event });
      }
      return requests.length;
    });
  },
};
