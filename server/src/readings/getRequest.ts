import {
  getCannedReply,
  isServiceable,
  NEVER_SUBSCRIBED,
  subscriptionStatus,
} from '#contract/billing/rules.ts';
import { pick } from '#contract/pick.ts';
import { listedRequest, type ReadingRequest } from '#contract/readings/calls.ts';
import { refuse } from '#contract/refusals.ts';
import { toEpochSeconds } from '../platform/clock.ts';
import type { Context, ScopedAccess } from '../platform/context.ts';
import { toDraw, toMessage, toPersonality } from './toMessage.ts';
import { messagePage } from './messagesSql.ts';
import { HELP_LINES } from './safety/helpLines.ts';
import { threadLogOf, type RequestRow, requestById } from './sql.ts';

const NEWEST_MESSAGES = 25;
const LOG_ENTRIES = 100;

/** One request, for its member or a writer; 404 for others. */
export async function getRequest(
  context: Context<ScopedAccess>,
  { id }: { id: number },
): Promise<ReadingRequest> {
  const { db, ownerId, now } = context;
  const isWriter = ownerId === null;
  const row = await requestById({ isWriter }).first(db, { requestId: id, ownerId });
  if (row === undefined) refuse('not_found');
  const newest = { requestId: id, ownerId, before: null, offset: 0, limit: NEWEST_MESSAGES };
  const messages = await messagePage({ order: 'desc', isCounted: false }).all(db, newest);
  const log = isWriter ? await threadLogOf.all(db, { requestId: id, limit: LOG_ENTRIES }) : [];
  const { userId, firstName } = row;
  const listed = {
    ...row,
    personality: toPersonality(row),
    assignedWriter: row.assignedWriterId,
    user: { id: userId, firstName, ...(isWriter && toWriterView(row, now)) },
  };
  return {
    ...pick(listed, listedRequest.shape),
    colors: [...new Set(row.tags?.map(({ color }) => color))],
    messages: messages.map(toMessage).toReversed(),
    hasDraft: Boolean(row.hasDraft),
    draw: row.draw ? toDraw(row.draw) : null,
    helpLines: row.isFlagged ? [...HELP_LINES] : [],
    tips: row.tips.map(({ cents, at }) => ({ amountCents: cents, createdAt: new Date(at).toISOString() })),
    log,
  };
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
