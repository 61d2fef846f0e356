import { formatMediumDate } from '#contract/dates.ts';
import { formatFullName } from '#contract/fullName.ts';
import { READER_PICTURES } from '#contract/readers/codes.ts';
import type { OutgoingMail } from '../platform/context.ts';
import type { Job, SystemContext } from '../platform/jobs/jobs.ts';
import { processInBatches } from '../platform/jobs/processInBatches.ts';
import {
  type Arrival,
  type ArrivalDecision,
  findNextArrivalTime,
  decideArrivals,
  lockDueArrivals,
  postponeArrivalMails,
} from '../readings/thread/arrivals.ts';
import { buildReplyAddress } from './addresses.ts';
import { type ArrivalContent, buildLetterArrivalMail, buildMessageArrivalMail } from './arrivalMail.ts';
import { decideArrival } from './rules.ts';
import { buildUnsubscribeFooter, buildUnsubscribeUrl } from './unsubscribeLinks.ts';

const BATCH = 100;

/** Mails members about new messages of readers, unless they have read them already; not in their quiet hours. */
export const sendArrivalMails: Job = {
  name: 'arrival mails',
  nextRunAt: ({ db }) => findNextArrivalTime(db),
  async run(context, stopping) {
    await processInBatches(context, stopping, {
      size: BATCH,
      lockDue: lockDueArrivals,
      toId: ({ messageId }) => messageId,
      process: (tx, due) => decideArrivals(tx, due, (arrivals) => decide(tx, arrivals)),
      postpone: ({ db }, ids, until) => postponeArrivalMails(db, ids, until),
    });
  },
};

async function decide(context: SystemContext, arrivals: readonly Arrival[]): Promise<ArrivalDecision> {
  const { now } = context;
  const step = decideArrival(arrivals, now);
  const ids = arrivals.map(({ messageId }) => messageId);
  if (step.kind === 'wait') return { done: [], postponed: ids, until: step.until };
  if (step.kind === 'send') {
    const { messageId } = step.message;
    await context.mail({ ...buildArrivalMail(context, step.message), messageId });
  }
  return { done: ids, postponed: [], until: null };
}

function buildArrivalMail(context: SystemContext, arrival: Arrival): OutgoingMail {
  const { requestId, userId, email, firstName, createdAt, timeZone, isLetter } = arrival;
  const unsubscribeUrl = buildUnsubscribeUrl(context, 'answers', userId);
  const content: ArrivalContent = {
    to: { email, firstName, userId },
    reader: describeReader(context, arrival),
    writtenOn: formatMediumDate(createdAt, timeZone ?? 'UTC'),
    link: `${context.publicUrl()}/${requestId}`,
    replyTo: buildReplyAddress(context, { requestId, userId, now: context.now }),
    unsubscribeUrl,
    footer: buildUnsubscribeFooter(context, 'answers', unsubscribeUrl),
  };
  return isLetter ? buildLetterArrivalMail(content) : buildMessageArrivalMail(content);
}

/** Includes the picture only with PUBLIC_URL, since mails need an absolute address; few mail programs support SVG. */
function describeReader({ config }: SystemContext, arrival: Arrival): ArrivalContent['reader'] {
  const { readerFirstName: firstName, readerLastName: lastName, readerPicture: picture } = arrival;
  if (firstName === null || lastName === null) return null;
  const isHosted =
    config.publicUrl !== undefined &&
    picture?.startsWith(READER_PICTURES) === true &&
    !picture.endsWith('.svg');
  const pictureUrl = isHosted ? `${config.publicUrl}${picture}` : null;
  return { firstName, name: formatFullName({ firstName, lastName }), pictureUrl };
}
