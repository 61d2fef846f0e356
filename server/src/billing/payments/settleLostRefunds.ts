import type { Job, SystemContext } from '../../platform/jobs/jobs.ts';
import { repeatWhileFull } from '../../platform/jobs/repeatBatches.ts';
import { waitForAll } from '../../platform/jobs/waitForAll.ts';
import { processRefund } from './refunds.ts';
import { nextRefundCheck, refundsToCheck, setRefundCheckTime } from './refundsSql.ts';
import { parseTimestamp } from '../../platform/clock.ts';

const BATCH = 20;
/** Delay before the next check after an error. */
const POSTPONE_BY = { minutes: 10 } as const;

/** Completes refunds that the gateway has not answered or that were never sent. */
export const settleLostRefunds: Job = {
  name: 'lost refunds',

  async nextRunAt({ db }) {
    const next = await nextRefundCheck.first(db);
    return parseTimestamp(next?.lookAt);
  },

  async run(context, stopping) {
    const { db, now } = context;
    await repeatWhileFull(stopping, BATCH, async () => {
      const refunds = await refundsToCheck.all(db, { now, limit: BATCH });
      // In parallel, because each may wait for an unresponsive gateway.
      await waitForAll(refunds.map(({ id }) => settleLostRefund(context, id)));
      return refunds.length;
    });
  },
};

/** Afterwards the refund has an outcome or a later check time, so it never delays other refunds. */
async function settleLostRefund(context: SystemContext, id: number): Promise<void> {
  const { db, now, log } = context;
  try {
    await processRefund(context, id);
  } catch (error) {
    log.error({ err: error, refund: id }, 'a lost refund could not be settled and is postponed');
    await setRefundCheckTime.run(db, { id, lookAt: now.add(POSTPONE_BY) });
  }
}
