import type { DueWork } from '../platform/dueWork.ts';
import { giveBack } from './refunds.ts';
import { nextRefundLook, refundsToLookAt } from './refundsSql.ts';

const LOOKED_AT = 20;

/** Refunds that the gateway has not answered, or was never asked for. */
export const settleLostRefunds: DueWork = {
  name: 'lost refunds',

  async nextDue({ db }) {
    const [next] = await nextRefundLook(db, {});
    return next?.lookAt ? Temporal.Instant.from(next.lookAt) : null;
  },

  async run(context) {
    for (const { id } of await refundsToLookAt(context.db, { now: context.now, limit: LOOKED_AT })) {
      await giveBack(context, id).catch((error: unknown) => {
        context.log.error({ err: error, refund: id }, 'a lost refund could not be settled and stays due');
      });
    }
  },
};
