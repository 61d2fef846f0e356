import { formatMediumDate } from '#contract/dates.ts';
import type { Job, SystemContext } from '../platform/jobs/jobs.ts';
import { processInBatches } from '../platform/jobs/processInBatches.ts';
import {
  findNextOutcomeAskTime,
  type OutcomeAsk,
  decideOutcomeAsk,
  lockDueOutcomeAsks,
  postponeOutcomeMail,
  wasAskedLately,
} from '../readings/outcomes/outcomeAsks.ts';
import { buildOutcomeMail } from './outcomeMail.ts';
import { findQuietEnd } from './rules.ts';
import { buildUnsubscribeFooter, buildUnsubscribeUrl } from './unsubscribeLinks.ts';

/** Asks members 30 and 90 days after a letter how things turned out, by mail if they want it; not in their quiet hours. */
export const sendOutcomeMails: Job = {
  name: 'outcome mails',
  nextRunAt: ({ db }) => findNextOutcomeAskTime(db),
  async run(context, stopping) {
    await processInBatches(context, stopping, {
      // Judging the texts around a letter may take half a second.
      size: 1,
      lockDue: lockDueOutcomeAsks,
      toId: ({ messageId }) => messageId,
      process: (tx, [due]) => decideOutcomeAsk(tx, due!, (outcomeAsk) => mailUnlessQuiet(tx, outcomeAsk)),
      postpone: ({ db }, [messageId], dueAt) => postponeOutcomeMail(db, messageId!, dueAt),
    });
  },
};

/** @returns the end of the current quiet hours; null if the mail was sent or is not wanted */
async function mailUnlessQuiet(
  context: SystemContext,
  outcomeAsk: OutcomeAsk,
): Promise<Temporal.Instant | null> {
  if (!outcomeAsk.isWanted) return null;
  const quietEnd = findQuietEnd(context.now, outcomeAsk);
  if (quietEnd !== null) return quietEnd;
  // Several letters of one day would be several mails at once; the home screen asks about all of them.
  if (await wasAskedLately(context, outcomeAsk.userId)) return null;
  const { userId, email, firstName, requestId, timeZone, answeredAt, readerFirstName } = outcomeAsk;
  const unsubscribeUrl = buildUnsubscribeUrl(context, 'outcomes', userId);
  await context.mail(
    buildOutcomeMail({
      to: { email, firstName, userId },
      readerFirstName,
      writtenOn: formatMediumDate(answeredAt, timeZone ?? 'UTC'),
      link: `${context.publicUrl()}/${requestId}#outcome`,
      unsubscribeUrl,
      footer: buildUnsubscribeFooter(context, 'outcomes', unsubscribeUrl),
    }),
  );
  return null;
}
