// When members are asked about the outcome of a letter. The mails that ask are built and sent by the feature `mails`.
import type { Message } from '#contract/readings/shapes.ts';
import { loadSubscriptionStatus } from '../../billing/membership/loadSubscriptionStatus.ts';
import { classifySensitivity, classifyTopic, mayReadCards } from '../../composer/topics.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import { indicatesDanger } from '../safety/indicatesDanger.ts';
import {
  type Asked,
  askedOutcomes,
  deleteOutcomeAsk,
  dueOutcomeAsks,
  insertOutcomeAsk,
  markOutcomeAsked,
  nextOutcomeAskTime,
  type OutcomeAskRow,
  postponeOutcomeAsk,
  newestTextsOfMember,
} from './outcomesSql.ts';
import { decideOutcomeStep, findNextAskTime, type OutcomeStep } from './rules.ts';

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

/**
 * Decides about the letters that have been due longest, and asks about them, in a transaction.
 * @param ask mails the question, or returns a later time at which it can be asked
 * @returns the number of letters processed
 */
export async function decideDueOutcomeAsks(
  context: Context,
  limit: number,
  ask: (asked: OutcomeAsk) => Promise<Temporal.Instant | null>,
): Promise<number> {
  const { db, now } = context;
  const due = await dueOutcomeAsks.all(db, { now, limit });
  for (const each of due) {
    const { messageId } = each;
    const step = await decideStep(context, each);
    const dueAt = findNextAskTime(Temporal.Instant.from(each.answeredAt), now);
    if (step === 'never' || (step === 'later' && dueAt === null))
      await deleteOutcomeAsk.run(db, { messageId });
    else if (step === 'later') await postponeOutcomeAsk.run(db, { messageId, dueAt });
    else {
      const until = await ask(each);
      if (until === null) await markOutcomeAsked.run(db, { messageId, dueAt, now });
      else await postponeOutcomeAsk.run(db, { messageId, dueAt: until });
    }
  }
  return due.length;
}

/** When the next letter is due, or null. */
export async function findNextOutcomeAskTime(db: Db): Promise<Temporal.Instant | null> {
  const { due } = await nextOutcomeAskTime(db);
  return due === null ? null : Temporal.Instant.from(due);
}

/** The letters that a member was asked about and is still asked about, considering what they reported or wrote since. */
export async function findOutcomeQuestions(
  context: Pick<Context, 'db' | 'now'>,
  asked: Asked,
): Promise<OutcomeAsk[]> {
  const rows = await askedOutcomes.all(context.db, asked);
  const steps = await Promise.all(rows.map((row) => decideStep(context, row)));
  return rows.filter((_, n) => steps[n] === 'ask');
}

async function decideStep(context: Pick<Context, 'db' | 'now'>, ask: OutcomeAsk): Promise<OutcomeStep> {
  const { userId, requestId, answeredAt } = ask;
  const status = await loadSubscriptionStatus(context, userId);
  const written = await newestTextsOfMember.all(context.db, { userId, requestId, since: answeredAt });
  return decideOutcomeStep({
    ...ask,
    isDelicate: written.some(({ title, text }) => isDelicate(`${title ?? ''}\n${text}`)),
    isMembershipEnded: status === 'canceled',
  });
}

/** Whether the words of a text are about danger, illness or grief. */
const isDelicate = (text: string): boolean =>
  indicatesDanger(text) || !mayReadCards(classifySensitivity(text)) || classifyTopic(text) === 'loss';
