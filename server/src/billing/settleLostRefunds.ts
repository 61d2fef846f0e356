import type { DueWork } from '../platform/dueWork.ts';
import { giveBack } from './refunds.ts';
import { nextRefundLook, refundsToLookAt, setRefundLookAt } from './refundsSql.ts';

const LOOKED_AT = 20;
/** Something about it fails: it is looked at again later. */
const PUT_OFF_BY = { minutes: 10 } as const;

/** Refunds that the gateway has not answered, or was never asked for. */
export const settleLostRefunds: DueWork = {
  name: 'lost refunds',

  async nextDue({ db }) {
    const next = await nextRefundLook.first(db);
    return next?.lookAt ? Temporal.Instant.from(next.lookAt) : null;
  },

  async run(context) {
    const { db, now, log } = context;
    for (;;) {
      const refunds = await refundsToLookAt.all(db, { now, limit: LOOKED_AT });
      for (const { id } of refunds)
        await giveBack(context, id).catch(async (error: unknown) => {
          log.error({ err: error, refund: id }, 'a lost refund could not be settled and is put off');
          await setRefundLookAt.run(db, { id, lookAt: now.add(PUT_OFF_BY) });
        });
      if (refunds.length < LOOKED_AT) return;
    }
  },
};
