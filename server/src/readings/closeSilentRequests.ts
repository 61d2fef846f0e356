import { statusAfter } from '#contract/readings/rules.ts';
import type { DueWork } from '../platform/dueWork.ts';
import { statusChange } from './rules.ts';
import { closeDue, insertLog, nextToClose } from './sql.ts';

const AT_ONCE = 200;

/** An answered request without a message for 30 days closes by itself. */
export const closeSilentRequests: DueWork = {
  name: 'close silent requests',
  async nextDue({ db }) {
    const { due } = await nextToClose(db);
    return due === null ? null : Temporal.Instant.from(due);
  },
  async run(context) {
    const status = statusAfter.silence.RESPONDED;
    for (;;) {
      const closed = await context.transaction(async ({ db, now, announce }) => {
        const requests = await closeDue(db, now, AT_ONCE);
        for (const { id, userId } of requests) {
          await insertLog(db, id, null, [statusChange('RESPONDED', status)], now);
          await announce({
            memberId: userId,
            audience: 'both',
            event: { type: 'status', requestId: id, status },
          });
        }
        return requests.length;
      });
      if (closed < AT_ONCE) return;
    }
  },
};
