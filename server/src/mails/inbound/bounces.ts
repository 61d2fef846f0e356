import { markUndeliverable } from '../../accounts/markUndeliverable.ts';
import type { SystemContext } from '../../platform/jobs/jobs.ts';
import { countBounces, findEmail, insertBounce } from './inboundSql.ts';
import type { InboundMail } from './mailWorker.ts';
import { hashAddress } from '../addresses.ts';

const BOUNCES_MAX = 3;
const WINDOW = { hours: 7 * 24 } as const;
/** Older bounces do not count. */
export const BOUNCE_RETENTION = WINDOW;

/** Records a permanent failure of a mail to a member; after three in seven days only necessary mails are sent. */
export async function receiveBounce(
  context: SystemContext,
  { userId, addressHash }: { userId: number; addressHash: string },
  { isPermanentFailure, identity }: InboundMail,
): Promise<void> {
  if (!isPermanentFailure) return;
  await context.transaction(async ({ db, now, log }) => {
    const user = await findEmail(db, userId);
    // A report about an earlier address of the member does not count for the new one.
    if (user === undefined || hashAddress(user.email) !== addressHash) return;
    await insertBounce(db, { userId, identity: Buffer.from(identity), now });
    if ((await countBounces(db, userId, now.subtract(WINDOW))) < BOUNCES_MAX) return;
    await markUndeliverable(db, userId, now);
    log.warn({ userId }, 'mails to this member fail for good: only necessary ones are sent from now on');
  });
}
