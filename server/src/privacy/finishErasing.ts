import { findGatewayCustomer } from '../billing/cards/ensureGatewayCustomer.ts';
import { endMembershipOnClosing } from '../billing/membership/endMembershipOnClosing.ts';
import type { Job, SystemContext } from '../platform/jobs.ts';
import { unclaimFiles } from '../platform/storedFiles.ts';
import { erase } from './erase.ts';
import { deleteSentClosedMails, nextErasure, planErasure, unfinishedErasures } from './sql.ts';

/** How many accounts one run takes on. */
export const ERASED_AT_ONCE = 100;
const RETRY_AFTER = { minutes: 10 } as const;

/**
 * Does what is left after an account was closed: deletes the customer at the gateway, the last mail once it was sent,
 * and anything that a call wrote which was being answered at that moment.
 */
export const finishErasing: Job = {
  name: 'closed accounts',
  nextRunAt: async ({ db }) => {
    const { nextTryAt = null } = (await nextErasure(db)) ?? {};
    return nextTryAt === null ? null : Temporal.Instant.from(nextTryAt);
  },
  async run(context, stopping) {
    for (const { userId } of await unfinishedErasures(context.db, context.now, ERASED_AT_ONCE)) {
      if (stopping.aborted) return;
      // First, so that one that fails does not hold up the others.
      await planErasure(context.db, userId, context.now.add(RETRY_AFTER));
      await finish(context, userId);
    }
  },
};

/** Ends the membership too, which a backup may have brought back with the account. */
async function finish(context: SystemContext, userId: number): Promise<void> {
  const { payments, now } = context;
  await context.transaction(async (tx) => {
    await endMembershipOnClosing(tx, userId);
    await unclaimFiles(tx.db, { names: await erase(tx.db, userId), now });
  });
  const customer = await findGatewayCustomer(context.db, userId);
  if (customer !== undefined) await payments.deleteCustomer(customer);
  await context.transaction(async ({ db: tx }) => {
    if (!(await deleteSentClosedMails(tx))) await planErasure(tx, userId, null);
  });
}
