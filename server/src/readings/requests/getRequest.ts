import {
  getCannedReply,
  isServiceable,
  NEVER_SUBSCRIBED,
  subscriptionStatus,
} from '#contract/billing/rules.ts';
import { pick } from '#contract/pick.ts';
import { listedRequest, type ReadingRequest } from '#contract/readings/shapes.ts';
import { refuse } from '#contract/refusals.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { loadMemory } from '../memory/loadMemory.ts';
import { toDrawProofs } from '../drawProof/toDrawProofs.ts';
import { toRequestEtag } from './toRequestEtag.ts';
import { toDraw, toMessage } from '../thread/toMessage.ts';
import { messagePage } from '../thread/messagesSql.ts';
import { composeFields } from './composeFields.ts';
import { parseOtherPerson } from './otherPerson.ts';
import { findOutcomeQuestions } from '../outcomes/outcomeAsks.ts';
import { findMemberHelpLines } from '../safety/findMemberHelpLines.ts';
import { type RequestRow, requestById } from './requestByIdSql.ts';

const NEWEST_MESSAGES = 25;

/** One request, for its member or a writer; 404 for others. */
export async function getRequest(
  context: Context<ScopedAccess>,
  { id }: { id: number },
): Promise<ReadingRequest> {
  const { db, ownerId, now } = context;
  const isWriter = ownerId === null;
  const { row, messages } = await readRequest(context, id);
  const { userId, firstName } = row;
  const listed = {
    ...row,
    ...composeFields(row, { isWriter }),
    user: { id: userId, firstName, ...(isWriter && toWriterView(row, now)) },
  };
  return {
    ...pick(listed, listedRequest.shape),
    etag: toRequestEtag({ ...row, personalityId: row.readerId }),
    colors: [...new Set(row.tags?.map(({ color }) => color))],
    messages: messages.map(toMessage).toReversed(),
    hasDraft: Boolean(row.hasDraft),
    draw: row.draw ? toDraw(row.draw) : null,
    ...toDrawProofs(row),
    helpLines: row.isFlagged ? await findMemberHelpLines(context, userId) : [],
    otherPerson: parseOtherPerson(row.otherPerson),
    outcome: toOutcome(row),
    asksOutcome: !isWriter && Boolean(row.wasOutcomeAsked) && (await isOutcomeAsked(context, userId, id)),
    tips: row.tips.map(toTip),
    feedback: row.feedback.map(toFeedback),
    ...(isWriter ? await loadMemory(db, { requestId: id, userId }) : { log: [] }),
  };
}

/** The request and its newest messages; 404 for requests that the caller may not see. */
async function readRequest({ db, actor, ownerId }: Context<ScopedAccess>, id: number) {
  const newest = { requestId: id, ownerId, before: null, offset: 0, limit: NEWEST_MESSAGES };
  const readMessages = () => messagePage({ order: 'desc', isCounted: false }).all(db, newest);
  const [row, read] = await Promise.all([
    requestById({ isWriter: ownerId === null }).first(db, { requestId: id, ownerId, actorId: actor.id }),
    readMessages(),
  ]);
  if (row === undefined) refuse('not_found');
  // A message may have been written between the two: its time is in the tag, so it must not be missing.
  const messages = read[0]?.createdAt === row.lastMessageTime ? read : await readMessages();
  return { row, messages };
}

const toTip = ({ cents, at }: RequestRow['tips'][number]) => ({
  amountCents: cents,
  createdAt: new Date(at).toISOString(),
});

const toFeedback = ({ type, reason, response, at }: RequestRow['feedback'][number]) => ({
  type,
  reason,
  readingResponseId: response,
  createdAt: new Date(at).toISOString(),
});

const toOutcome = ({ outcomeFeeling, outcomeText, outcomeCreatedAt, outcomeUpdatedAt }: RequestRow) =>
  outcomeFeeling === null
    ? null
    : {
        feeling: outcomeFeeling,
        text: outcomeText!,
        createdAt: outcomeCreatedAt!,
        updatedAt: outcomeUpdatedAt!,
      };

/** Whether the member is still asked about the outcome: it is no longer asked once reported or too old. */
async function isOutcomeAsked(context: Context<ScopedAccess>, userId: number, requestId: number) {
  return (await findOutcomeQuestions(context, { userId, requestId, since: null })).length > 0;
}

/** The writer's view of the member, including the reply that fits their membership's state. */
function toWriterView(row: RequestRow, now: Temporal.Instant) {
  const { lastName = '', zodiac = null, tags = [], recordStatus, interval } = row;
  const record =
    typeof recordStatus === 'string'
      ? {
          status: recordStatus,
          interval: interval === 'year' ? ('year' as const) : ('month' as const),
          cancelAtPeriodEnd: row.cancelAtPeriodEnd ?? false,
          paymentPausedAt: row.paymentPausedAt ?? null,
          paymentResumesAt: row.paymentResumesAt ?? null,
        }
      : NEVER_SUBSCRIBED;
  const currentSubscriptionStatus = subscriptionStatus(record, toEpochSeconds(now));
  return {
    lastName,
    zodiac,
    tags,
    currentSubscriptionStatus,
    isServiceable: isServiceable(currentSubscriptionStatus),
    cannedReply: getCannedReply(currentSubscriptionStatus),
  };
}
