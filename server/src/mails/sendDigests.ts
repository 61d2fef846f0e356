import { formatFullName } from '#contract/fullName.ts';
import { TAKE_BACK_MINUTES } from '#contract/readings/codes.ts';
import type { Job, SystemContext } from '../platform/jobs/jobs.ts';
import { processInBatches } from '../platform/jobs/processInBatches.ts';
import { waitForAll } from '../platform/jobs/waitForAll.ts';
import { buildDigestMail } from './digestMail.ts';
import {
  type DigestLetter,
  type DueDigest,
  dueDigests,
  lettersForDigests,
  nextDigestTime,
  scheduleDigest,
  rescheduleDigest,
} from './digestSql.ts';
import { findQuietEnd, findNextDigestTime } from './rules.ts';
import { buildUnsubscribeFooter, buildUnsubscribeUrl } from './unsubscribeLinks.ts';
import { parseTimestamp } from '../platform/clock.ts';

const BATCH = 100;
/**
 * Newer letters are in the next digest: they may be taken back, or be stored at this moment with a time before that of
 * the digest, which would not list them. The extra minute is for calls that are under way.
 */
const NEWEST_AGE = { minutes: TAKE_BACK_MINUTES + 1 } as const;

/** Mails the weekly digest on Mondays at 09:00 in the member's time zone, or after their quiet hours, if there are letters. */
export const sendDigests: Job = {
  name: 'digests',
  async nextRunAt({ db }) {
    const { due } = await nextDigestTime(db);
    return parseTimestamp(due);
  },
  async run(context, stopping) {
    await processInBatches(context, stopping, {
      size: BATCH,
      lockDue: ({ db, now }, limit) => dueDigests.all(db, { now, limit }),
      toId: ({ userId }) => userId,
      process: sendBatch,
      postpone: ({ db }, [userId], until) =>
        rescheduleDigest.run(db, { userId: userId!, dueAt: until, since: null }),
    });
  },
};

async function sendBatch(context: SystemContext, due: readonly DueDigest[]): Promise<void> {
  const { db, now } = context;
  const userIds = due.map(({ userId }) => userId);
  const until = now.subtract(NEWEST_AGE);
  const letters = await lettersForDigests.all(db, { userIds, until });
  const lettersOf = Map.groupBy(letters, ({ userId }) => userId);
  // Waits for all before a rollback: a later statement would run outside of the transaction.
  await waitForAll(
    due.map((digest) => sendOrWait(context, digest, { letters: lettersOf.get(digest.userId) ?? [], until })),
  );
}

async function sendOrWait(
  context: SystemContext,
  digest: DueDigest,
  { letters, until }: { letters: readonly DigestLetter[]; until: Temporal.Instant },
): Promise<void> {
  const { db, now } = context;
  const { userId, timeZone } = digest;
  const dueAt = findNextDigestTime(now, timeZone);
  if (digest.isUnscheduled) return scheduleDigest.run(db, { userId, dueAt });
  const quietEnd = findQuietEnd(now, digest);
  if (quietEnd !== null) return rescheduleDigest.run(db, { userId, dueAt: quietEnd, since: null });
  if (digest.isWanted && letters.some(({ isNew }) => isNew)) await sendDigest(context, digest, letters);
  return rescheduleDigest.run(db, { userId, dueAt, since: until });
}

function sendDigest(
  context: SystemContext,
  { userId, email, firstName, timeZone }: DueDigest,
  letters: readonly DigestLetter[],
): Promise<void> {
  const unsubscribeUrl = buildUnsubscribeUrl(context, 'digest', userId);
  return context.mail(
    buildDigestMail({
      to: { email, firstName, userId, timeZone },
      letters: letters.map(
        ({ createdAt, readerFirstName: firstName, readerLastName: lastName, isNew, isSealed }) => ({
          reader: firstName === null || lastName === null ? null : formatFullName({ firstName, lastName }),
          writtenAt: createdAt,
          isNew: isNew ?? false,
          isSealed,
        }),
      ),
      link: `${context.publicUrl()}/`,
      unsubscribeUrl,
      footer: buildUnsubscribeFooter(context, 'digest', unsubscribeUrl),
    }),
  );
}
