import { atMost } from '../platform/atMost.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { DueWork, OwnContext } from '../platform/dueWork.ts';
import { catchUp, putOff } from './catchUp.ts';
import type { Outcome } from './settle.ts';
import { dueMembers, nextMembershipDue } from './sql.ts';

/** So many at a time: a sweep of thousands leaves room for whoever uses the product meanwhile. */
const AT_A_TIME = 4;
const LOOKED_AT = 100;

/** Boundaries, renewals, tries and notices of all memberships. */
export const sweepMemberships: DueWork = {
  name: 'memberships',

  async nextDue({ db }) {
    const [next] = await nextMembershipDue(db, {});
    return next === undefined ? null : Temporal.Instant.fromEpochMilliseconds(next.nextActionAt! * 1000);
  },

  async run(context) {
    const now = epochSecondsOf(context.now);
    const inTurn = atMost(AT_A_TIME);
    for (;;) {
      const due = await dueMembers(context.db, { now, limit: LOOKED_AT });
      const outcomes = await Promise.all(due.map(({ userId }) => inTurn(() => sweep(context, userId))));
      const charged = outcomes.filter((outcome) => outcome !== null);
      // A gateway that is silent is not asked for everyone: the rest stays due.
      const isSilent = charged.length > 0 && charged.every(({ kind }) => kind === 'unknown');
      if (due.length < LOOKED_AT || isSilent) return;
    }
  },
};

async function sweep(context: OwnContext, userId: number): Promise<Outcome | null> {
  try {
    return await catchUp(context, userId, 'skip');
  } catch (error) {
    context.log.error({ err: error, userId }, 'a membership could not be brought up to date and is put off');
    await putOff(context, userId);
    return null;
  }
}
