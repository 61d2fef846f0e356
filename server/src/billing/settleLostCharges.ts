import type { DueWork } from '../platform/dueWork.ts';
import { askAgain, settle } from './attempts.ts';
import { attemptsToLookAt, nextLook } from './sql.ts';

/** Charges without a known answer: the gateway was silent, or the process that asked it was killed. */
export const settleLostCharges: DueWork = {
  name: 'lost charges',

  async nextDue({ db }) {
    const next = await nextLook(db);
    return next?.lookAt ? Temporal.Instant.from(next.lookAt) : null;
  },

  async run(ground, now) {
    const { db, log } = ground;
    for (const attempt of await attemptsToLookAt(db, now)) {
      const charge = await askAgain(ground, attempt, now).catch((error: unknown) => {
        log.error({ err: error, attempt: attempt.id }, 'the gateway could not be asked for a lost charge');
        return { kind: 'unknown' } as const;
      });
      const outcome = await db.transaction().execute((tx) => settle(tx, now, attempt, charge));
      log.info({ attempt: attempt.id, outcome: outcome.kind }, 'looked at a lost charge');
    }
  },
};
