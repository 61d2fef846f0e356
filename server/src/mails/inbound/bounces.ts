import { markUndeliverable } from '../../accounts/markUndeliverable.ts';
import type { SystemContext } from '../../platform/jobs.ts';
import { countBounces, emailOf, insertBounce } from './inboundSql.ts';
import type { InboundMail } from './mailWorker.ts';
import { hashAddress } from '../addresses.ts';

const BOUNCES_MAX = 3;
const WINDOW = { hours: 7 * 24 } as const;
/** Older ones count for nothing. */
export const BOUNCE_RETENTION = WINDOW;

/** Counts a report that a mail to a member has failed for good; three in seven days end all but necessary mails. */
export async function receiveBounce(
  context: SystemContext,
  { userId, addressHash }: { userId: number; addressHash: string },
  { isPermanentFailure }: InboundMail,
): Promise<void> {
  if (!isPermanentFailure) return;
  await context.transaction(async ({ db, now, log }) => {
    const user = await emailOf(db, userId);
    // A report on an address that is no longer theirs says nothing of the new one.
    if (user === undefined || hashAddress(user.email) !== addressHash) return;
    await insertBounce(db, userId, now);
    if ((await countBounces(db, userId, now.subtract(WINDOW))) < BOUNCES_MAX) return;
    await markUndeliverable(db, userId, now);
    log.warn({ userId }, 'mails to this member fail for good: only necessary ones are sent from now on');
  });
}
