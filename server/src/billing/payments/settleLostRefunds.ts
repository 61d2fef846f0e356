import type { Job } from '../../platform/jobs/jobs.ts';
import { processRefund } from './refunds.ts';
import { nextRefundCheck, refundsToCheck, setRefundLookAt } from './refundsSql.ts';

const BATCH = 20;
/** Delay before the next check after an error. */
const POSTPONE_BY = { minutes: 10 } as const;

/** Completes refunds that the gateway has not answered or that were never sent. */
export const settleLostRefunds: Job = {
  name: 'lost refunds',

  async nextRunAt({ db }) {
    const next = await nextRefundCheck.first(db);
    return next?.lookAt ? Temporal.Instant.from(next.lookAt) : null;
  },

  async run(context) {
    const { db, now, log } = context;
    for (;;) {
      const refunds = await refundsToCheck.all(db, { now, limit: BATCH });
      for (const { id } of refunds)
        await processRefund(context, id).catch(async (error: unknown) => {
          log.error({ err: error, refund: id }, 'a lost refund could not be settled and is postponed');
          await setRefundLookAt.run(db, { id, lookAt: now.add(POSTPONE_BY) });
        });
      if (refunds.length < BATCH) return;
    }
  },
};
