import type { Job, SystemContext } from '../../platform/jobs/jobs.ts';
import { repeatWhileFull } from '../../platform/jobs/repeatBatches.ts';
import { waitForAll } from '../../platform/jobs/waitForAll.ts';
import { resolveAttempt } from './attempts.ts';
import { type Attempt, attemptsToCheck, nextAttemptCheck, setAttemptCheckTime } from './attemptsSql.ts';
import { settleAttempt } from './settleAttempt.ts';
import { parseTimestamp } from '../../platform/clock.ts';

const BATCH = 20;
/** Delay before the next check after an error. */
const POSTPONE_BY = { minutes: 10 } as const;

/**
 * Finds the outcome of charges without a known answer: the gateway did not respond, the process was killed, or the
 * member did not confirm in time.
 */
export const settleLostCharges: Job = {
  name: 'lost charges',

  async nextRunAt({ db }) {
    const next = await nextAttemptCheck.first(db);
    return parseTimestamp(next?.lookAt);
  },

  async run(context, stopping) {
    await repeatWhileFull(stopping, BATCH, async () => {
      const attempts = await attemptsToCheck.all(context.db, { now: context.now, limit: BATCH });
      // In parallel, because each may wait for an unresponsive gateway.
      await waitForAll(attempts.map((attempt) => settleLostCharge(context, attempt)));
      return attempts.length;
    });
  },
};

/** Afterwards the attempt has an outcome or a later check time, so it never delays other attempts. */
async function settleLostCharge(context: SystemContext, attempt: Attempt): Promise<void> {
  const { log, now } = context;
  try {
    const charge = await resolveAttempt(context, attempt, now);
    const { kind } = await context.transaction((inside) => settleAttempt(inside, attempt, charge));
    log.info({ attempt: attempt.id, outcome: kind }, 'looked up a lost charge');
  } catch (error) {
    log.error({ err: error, attempt: attempt.id }, 'a lost charge could not be settled and is postponed');
    await setAttemptCheckTime.run(context.db, { id: attempt.id, lookAt: now.add(POSTPONE_BY) });
  }
}
