import type { DueWork, OwnContext } from '../platform/dueWork.ts';
import { askAgain } from './attempts.ts';
import { type Attempt, attemptsToLookAt, nextLook } from './ledgerSql.ts';
import { settle } from './settle.ts';

const LOOKED_AT = 20;

/**
 * Charges without a known answer: the gateway was silent, or the process that asked it was killed, or the member has
 * not confirmed them in time.
 */
export const settleLostCharges: DueWork = {
  name: 'lost charges',

  async nextDue({ db }) {
    const [next] = await nextLook(db, {});
    return next?.lookAt ? Temporal.Instant.from(next.lookAt) : null;
  },

  async run(context) {
    for (;;) {
      const attempts = await attemptsToLookAt(context.db, { now: context.now, limit: LOOKED_AT });
      // At once: each may wait for a gateway that is silent.
      const isSettled = await Promise.all(attempts.map((attempt) => look(context, attempt)));
      if (attempts.length < LOOKED_AT || !isSettled.includes(true)) return;
    }
  },
};

/** @returns whether it has an outcome by now, or waits until later */
async function look(context: OwnContext, attempt: Attempt): Promise<boolean> {
  const { log, now } = context;
  try {
    const charge = await askAgain(context, attempt, now);
    const { kind } = await context.transaction((inside) => settle(inside, attempt, charge));
    log.info({ attempt: attempt.id, outcome: kind }, 'looked at a lost charge');
    return true;
  } catch (error) {
    log.error({ err: error, attempt: attempt.id }, 'a lost charge could not be settled and stays due');
    return false;
  }
}
