// When members are asked about the outcome of a letter. The mails that ask are built and sent by the feature `mails`.
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import type { Message } from '#contract/readings/shapes.ts';
import { loadSubscriptionStatus } from '../../billing/membership/loadSubscriptionStatus.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { createTextJudge } from './sensitiveTexts.ts';
import {
  type OutcomeFilter,
  askedOutcomes,
  deleteOutcomeAsk,
  dueOutcomeAsk,
  holdOutcomeAsk,
  insertOutcomeAsk,
  markOutcomeAsked,
  nextOutcomeAskTime,
  type OutcomeAskRow,
  lockOutcomeMailsOf,
  outcomeAskOfLetter,
  postponeOutcomeAsk,
  wasAskedSince,
} from './outcomesSql.ts';
import { decideOutcomeStep, findNextAskTime, type OutcomeStep } from './rules.ts';
import { parseTimestamp } from '../../platform/clock.ts';

/** A letter to ask about, with the member's mail settings and the reader who signed it. */
export type OutcomeAsk = OutcomeAskRow;

/** Schedules the question about the outcome of a new letter. */
export function scheduleOutcomeAsk(db: Db, userId: number, { id: messageId, requestId, createdAt }: Message) {
  const letterAt = Temporal.Instant.from(createdAt);
  return insertOutcomeAsk.run(db, {
    messageId,
    requestId,
    userId,
    dueAt: findNextAskTime(letterAt, letterAt),
  });
}

/** The letter that has been due longest, locked; none if no letter is due. */
export const lockDueOutcomeAsks = ({ db, now }: Context): Promise<OutcomeAsk[]> =>
  dueOutcomeAsk.all(db, { now });

/**
 * Decides about a due letter, and asks about it, in the transaction that has locked it.
 * @param ask mails the question, or returns a later time at which it can be asked
 */
export async function decideOutcomeAsk(
  context: Context,
  due: OutcomeAsk,
  ask: (asked: OutcomeAsk) => Promise<Temporal.Instant | null>,
): Promise<void> {
  const { db, now } = context;
  const { messageId, userId, answeredAt } = due;
  const status = await loadSubscriptionStatus(context, userId);
  const judged = await decideStep(due, status, createTextJudge(db));
  // Read again: while the texts were judged, the member may have told the outcome, or another letter may have come.
  const asked = await outcomeAskOfLetter.one(db, { messageId });
  const isMembershipEnded = status === 'canceled';
  const step =
    judged === 'ask' ? decideOutcomeStep({ ...asked, isMembershipEnded, isSensitive: false }) : judged;
  const dueAt = findNextAskTime(Temporal.Instant.from(answeredAt), now);
  if (step === 'never' || (step === 'later' && dueAt === null)) await deleteOutcomeAsk.run(db, { messageId });
  else if (step === 'later') await postponeOutcomeAsk.run(db, { messageId, dueAt });
  else {
    const until = await ask(asked);
    if (until === null) await markOutcomeAsked.run(db, { messageId, dueAt, now });
    else await holdOutcomeAsk.run(db, { messageId, dueAt: until });
  }
}

/** Whether a member was asked about a letter within the last day. Until the commit, no other process asks them. */
export async function wasAskedLately({ db, now }: Context, userId: number): Promise<boolean> {
  await lockOutcomeMailsOf(db, userId);
  return wasAskedSince(db, { userId, since: now.subtract({ hours: 24 }) });
}

/** Postpones the question about a letter. */
export const postponeOutcomeMail = (db: Db, messageId: number, dueAt: Temporal.Instant): Promise<void> =>
  holdOutcomeAsk.run(db, { messageId, dueAt });

/** When the next letter is due, or null. */
export async function findNextOutcomeAskTime(db: Db): Promise<Temporal.Instant | null> {
  const { due } = await nextOutcomeAskTime(db);
  return parseTimestamp(due);
}

/**
 * The letters that a member was asked about and is still asked about, considering what they reported or wrote since. A
 * member who wrote very much gets the rest of them with a later call.
 */
export async function findOutcomeQuestions(
  context: Pick<Context, 'db' | 'now'>,
  filter: OutcomeFilter,
): Promise<OutcomeAsk[]> {
  const rows = await askedOutcomes.all(context.db, filter);
  if (rows.length === 0) return [];
  const status = await loadSubscriptionStatus(context, filter.userId);
  const judge = createTextJudge(context.db);
  const questions: OutcomeAsk[] = [];
  // One after the other, because most of their texts are the same and are judged once.
  for (const row of rows) if ((await decideStep(row, status, judge)) === 'ask') questions.push(row);
  return questions;
}

async function decideStep(
  { answeredAt, ...ask }: OutcomeAsk,
  status: SubscriptionStatus,
  judge: ReturnType<typeof createTextJudge>,
): Promise<OutcomeStep> {
  const moment = { ...ask, isMembershipEnded: status === 'canceled' };
  const step = decideOutcomeStep({ ...moment, isSensitive: false });
  if (step === 'never') return step;
  const isSensitive = await judge({ userId: ask.userId, requestId: ask.requestId, since: answeredAt });
  return isSensitive === null ? 'later' : decideOutcomeStep({ ...moment, isSensitive });
}
