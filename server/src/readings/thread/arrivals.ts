// Pending arrival mails for messages of writers. One is dropped when its message is read or taken back. The mails
// themselves are built and sent by the feature `mails`.
import type { Message } from '#contract/readings/shapes.ts';
import { TAKE_BACK_MINUTES } from '#contract/readings/codes.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/database.ts';
import {
  type ArrivalRow,
  deleteArrivals,
  deleteArrivalsUpTo,
  deleteWaitingMails,
  dueArrivals,
  insertArrival,
  holdArrivals,
  nextArrivalTime,
} from './arrivalsSql.ts';
import { parseTimestamp } from '../../platform/clock.ts';

/** While a letter can be taken back no mail is sent; a member who reads the letter in this time needs none. */
const ARRIVAL_DELAY = { minutes: TAKE_BACK_MINUTES } as const;

/** A message with a pending mail, with the member's mail settings and the reader who signed it. */
export type Arrival = ArrivalRow;

/** What happens to the pending mails of a thread. */
export interface ArrivalDecision {
  /** The ids of messages whose mail was sent or is not needed. */
  done: readonly number[];
  /** The ids of messages whose mail waits until `until`. */
  postponed: readonly number[];
  until: Temporal.Instant | null;
}

/** Schedules the mail for a new message of a writer. */
export function scheduleArrivalMail(
  db: Db,
  userId: number,
  { id: messageId, requestId, createdAt, responseMode }: Message,
): Promise<void> {
  const isLetter = responseMode === 'ReadingResponse';
  const dueAt = Temporal.Instant.from(createdAt).add(ARRIVAL_DELAY);
  return insertArrival.run(db, { messageId, requestId, userId, isLetter, dueAt });
}

/** Drops pending mails after the member has read up to this message, also those that the mail server has not accepted. */
export async function withdrawArrivalMails(
  db: Db,
  upTo: { userId: number; requestId: number; messageId: number },
): Promise<void> {
  await Promise.all([deleteArrivalsUpTo.run(db, upTo), deleteWaitingMails.run(db, upTo)]);
}

/** The pending mails of the threads that have been due longest, locked. */
export const lockDueArrivals = ({ db, now }: Context, limit: number): Promise<Arrival[]> =>
  dueArrivals.all(db, { now, limit });

/**
 * Decides about pending mails, in the transaction that has locked them.
 * @param decide gets all waiting messages of one thread, oldest first
 */
export async function decideArrivals(
  { db }: Context,
  due: readonly Arrival[],
  decide: (arrivals: readonly Arrival[]) => ArrivalDecision | Promise<ArrivalDecision>,
): Promise<void> {
  const allDone: number[] = [];
  for (const arrivals of Map.groupBy(due, ({ requestId }) => requestId).values()) {
    const { done, postponed, until } = await decide(arrivals);
    allDone.push(...done);
    if (until !== null) await holdArrivals(db, postponed, until);
  }
  if (allDone.length > 0) await deleteArrivals(db, allDone);
}

/** Lets the pending mails for these messages wait. */
export const postponeArrivalMails = holdArrivals;

/** When the next thread is due, or null. */
export async function findNextArrivalTime(db: Db): Promise<Temporal.Instant | null> {
  const { due } = await nextArrivalTime(db);
  return parseTimestamp(due);
}
