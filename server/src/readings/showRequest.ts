import {
  getCannedReply,
  isServiceable,
  NEVER_SUBSCRIBED,
  subscriptionStatus,
} from '#contract/billing/rules.ts';
import { pick } from '#contract/pick.ts';
import { listedRequest, type ReadingRequest } from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Context, Visible } from '../platform/context.ts';
import { drawOf, messageOf, personalityOf } from './messageOf.ts';
import { messagesOf } from './messagesSql.ts';
import { HELP_LINES } from './safety/helpLines.ts';
import { logOf, type RequestRow, requestById } from './sql.ts';

const NEWEST = 25;
const LOG_SHOWN = 100;

/** One request as its member or a writer may see it; another's is not there. */
export async function showRequest(
  context: Context<Visible>,
  { id }: { id: number },
): Promise<ReadingRequest> {
  const { db, whose, now } = context;
  const isWriter = whose === null;
  const row = await requestById({ isWriter }).first(db, { requestId: id, whose });
  if (row === undefined) refuse('not_found');
  const newest = { requestId: id, whose, before: null, offset: 0, limit: NEWEST };
  const messages = await messagesOf({ order: 'desc', isCounted: false }).all(db, newest);
  const log = isWriter ? await logOf.all(db, { requestId: id, limit: LOG_SHOWN }) : [];
  const { userId, firstName } = row;
  const listed = {
    ...row,
    personality: personalityOf(row),
    assignedWriter: row.assignedWriterId,
    user: { id: userId, firstName, ...(isWriter && forWriters(row, now)) },
  };
  return {
    ...pick(listed, listedRequest.shape),
    colors: [...new Set(row.tags?.map(({ color }) => color))],
    messages: messages.map(messageOf).toReversed(),
    hasDraft: Boolean(row.hasDraft),
    draw: row.draw ? drawOf(row.draw) : null,
    helpLines: row.isFlagged ? [...HELP_LINES] : [],
    tips: row.tips.map(({ cents, at }) => ({ amountCents: cents, createdAt: new Date(at).toISOString() })),
    log,
  };
}

/** What a writer is told about the member; the reply that fits the state of their membership is among it. */
function forWriters(row: RequestRow, now: Temporal.Instant) {
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
  const currentSubscriptionStatus = subscriptionStatus(record, epochSecondsOf(now));
  return {
    lastName,
    zodiac,
    tags,
    currentSubscriptionStatus,
    isServiceable: isServiceable(currentSubscriptionStatus),
    cannedReply: getCannedReply(currentSubscriptionStatus),
  };
}
