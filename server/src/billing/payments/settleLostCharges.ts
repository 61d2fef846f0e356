import type { Job, SystemContext } from '../../platform/jobs.ts';
import { resolveAttempt } from './attempts.ts';
import { type Attempt, attemptsToCheck, nextAttemptCheck, setLookAt } from './ledgerSql.ts';
import { settleAttempt } from './settleAttempt.ts';

const BATCH = 20;
/** Something about it fails: it is looked at again later. */
const POSTPONE_BY = { minutes: 10 } as const;

/**
 * Charges without a known answer: the gateway was silent, or the process that asked it was killed, or the member has
 * not confirmed them in time.
 */
export const settleLostCharges: Job = {
  name: 'lost charges',

  async nextRunAt({ db }) {
    const next = await nextAttemptCheck.first(db);
    return next?.lookAt ? Temporal.Instant.from(next.lookAt) : null;
  },

  async run(context) {
    for (;;) {
      const attempts = await attemptsToCheck.all(context.db, { now: context.now, limit: BATCH });
      // At once: each may wait for a gateway that is silent.
      await Promise.all(attempts.map((attempt) => settleLostCharge(context, attempt)));
      if (attempts.length < BATCH) return;
    }
  },
};

/** Afterwards it has an outcome, or is looked at again later: it never stands in the way of the others. */
async function settleLostCharge(context: SystemContext, attempt: Attempt): Promise<void> {
  const { log, now } = context;
  try {
    const charge = await resolveAttempt(context, attempt, now);
    const { kind } = await context.transaction((inside) => settleAttempt(inside, attempt, charge));
    log.info({ attempt: attempt.id, outcome: kind }, 'looked at a lost charge');
  } catch (error) {
    log.error({ err: error, attempt: attempt.id }, 'a lost charge could not be settled and is put off');
    await setLookAt.run(context.db, { id: attempt.id, lookAt: now.add(POSTPONE_BY) });
  }
}
