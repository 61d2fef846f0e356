import type { Ground } from '../platform/context.ts';
import type { DueWork } from '../platform/dueWork.ts';
import { askAgain, settle } from './attempts.ts';
import { type Attempt, attemptsToLookAt, nextLook } from './sql.ts';

/** Charges without a known answer: the gateway was silent, or the process that asked it was killed. */
export const settleLostCharges: DueWork = {
  name: 'lost charges',

  async nextDue({ db }) {
    const next = await nextLook(db);
    return next?.lookAt ? Temporal.Instant.from(next.lookAt) : null;
  },

  async run(ground, now) {
    // At once: each may wait for a gateway that is silent, and other work waits for all of them.
    await Promise.all((await attemptsToLookAt(ground.db, now)).map((attempt) => look(ground, attempt, now)));
  },
};

async function look(ground: Ground, attempt: Attempt, now: Temporal.Instant): Promise<void> {
  const { db, log } = ground;
  try {
    const charge = await askAgain(ground, attempt, now);
    const { kind } = await db.transaction().execute((tx) => settle(tx, now, attempt, charge));
    log.info({ attempt: attempt.id, outcome: kind }, 'looked at a lost charge');
  } catch (error) {
    log.error({ err: error, attempt: attempt.id }, 'a lost charge could not be settled and stays due');
  }
}
