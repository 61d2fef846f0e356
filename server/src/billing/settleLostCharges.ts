import type { DueWork, OwnContext } from '../platform/dueWork.ts';
import { askAgain } from './attempts.ts';
import { type Attempt, attemptsToLookAt, nextLook, setLookAt } from './ledgerSql.ts';
import { settle } from './settle.ts';

const LOOKED_AT = 20;
/** Something about it fails: it is looked at again later. */
const PUT_OFF_BY = { minutes: 10 } as const;

/**
 * Charges without a known answer: the gateway was silent, or the process that asked it was killed, or the member has
 * not confirmed them in time.
 */
export const settleLostCharges: DueWork = {
  name: 'lost charges',

  async nextDue({ db }) {
    const next = await nextLook.first(db);
    return next?.lookAt ? Temporal.Instant.from(next.lookAt) : null;
  },

  async run(context) {
    for (;;) {
      const attempts = await attemptsToLookAt.all(context.db, { now: context.now, limit: LOOKED_AT });
      // At once: each may wait for a gateway that is silent.
      await Promise.all(attempts.map((attempt) => look(context, attempt)));
      if (attempts.length < LOOKED_AT) return;
    }
  },
};

/** Afterwards it has an outcome, or is looked at again later: it never stands in the way of the others. */
async function look(context: OwnContext, attempt: Attempt): Promise<void> {
  const { log, now } = context;
  try {
    const charge = await askAgain(context, attempt, now);
    const { kind } = await context.transaction((inside) => settle(inside, attempt, charge));
    log.info({ attempt: attempt.id, outcome: kind }, 'looked at a lost charge');
  } catch (error) {
    log.error({ err: error, attempt: attempt.id }, 'a lost charge could not be settled and is put off');
    await setLookAt.run(context.db, { id: attempt.id, lookAt: now.add(PUT_OFF_BY) });
  }
}
