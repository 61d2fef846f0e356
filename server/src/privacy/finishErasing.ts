import { findGatewayCustomer } from '../billing/cards/ensureGatewayCustomer.ts';
import { endMembershipOnClosing } from '../billing/membership/endMembershipOnClosing.ts';
import type { Job, SystemContext } from '../platform/jobs/jobs.ts';
import { unclaimFiles } from '../platform/files/storedFiles.ts';
import { erase } from './erase.ts';
import { deleteSentClosedMails, nextErasure, scheduleErasure, unfinishedErasures } from './sql.ts';
import { parseTimestamp } from '../platform/clock.ts';

/** How many accounts one run processes. */
export const ERASED_AT_ONCE = 100;
const RETRY_AFTER = { minutes: 10 } as const;

/**
 * Completes the erasure of closed accounts: deletes the customer at the gateway, the last mail once it was sent, and
 * data that was written by calls that were still running when the account was closed.
 */
export const finishErasing: Job = {
  name: 'closed accounts',
  nextRunAt: async ({ db }) => {
    const next = await nextErasure(db);
    return parseTimestamp(next?.nextTryAt);
  },
  async run(context, stopping) {
    for (const { userId } of await unfinishedErasures(context.db, context.now, ERASED_AT_ONCE)) {
      if (stopping.aborted) return;
      // Rescheduled first, so that an account that fails does not delay the others.
      await scheduleErasure(context.db, userId, context.now.add(RETRY_AFTER));
      await finishErasure(context, userId);
    }
  },
};

/** Also ends the membership, which a backup may have restored with the account. */
async function finishErasure(context: SystemContext, userId: number): Promise<void> {
  const { payments, now } = context;
  await context.transaction(async (tx) => {
    await endMembershipOnClosing(tx, userId);
    await unclaimFiles(tx.db, { names: await erase(tx.db, userId), now });
  });
  const customer = await findGatewayCustomer(context.db, userId);
  if (customer !== undefined) await payments.deleteCustomer(customer);
  await context.transaction(async ({ db: tx }) => {
    if (!(await deleteSentClosedMails(tx))) await scheduleErasure(tx, userId, null);
  });
}
