import { CLOSES_AFTER_DAYS, type RequestStatus } from '#contract/readings/codes.ts';
import type { Spread } from '#contract/tarot/spreads.ts';

export interface DueHours {
  dueHours: number;
  dueHoursRushed: number;
}

/** When an answer is promised for a question that is opened at `now`. */
export const dueFrom = (now: Temporal.Instant, isRushed: boolean, hours: DueHours): Temporal.Instant =>
  now.add({ hours: promised(isRushed, hours) });

/** The same promise, counted from the same moment, when the request is rushed or not rushed any more. */
export function dueWhenRushed(
  due: Temporal.Instant,
  isRushed: { before: boolean; after: boolean },
  hours: DueHours,
): Temporal.Instant {
  return due.add({ hours: promised(isRushed.after, hours) - promised(isRushed.before, hours) });
}

const promised = (isRushed: boolean, { dueHours, dueHoursRushed }: DueHours): number =>
  isRushed ? dueHoursRushed : dueHours;

/** When a request that has this status at `now` closes by itself; only an answered one does. */
export const closesFrom = (now: Temporal.Instant, status: RequestStatus): Temporal.Instant | null =>
  status === 'RESPONDED' ? now.add({ hours: 24 * CLOSES_AFTER_DAYS }) : null;

/** What writers may change in a request. */
export interface Changeable {
  status: RequestStatus;
  isRushed: boolean;
  isOracle: boolean;
  isAstrology: boolean;
  numberOfTarotCards: number;
  personalityId: number | null;
  assignedWriterId: number | null;
}

/** One sentence for the thread's log for each thing that differs. */
export function changesBetween(before: Changeable, after: Changeable): string[] {
  const said: string[] = [];
  if (before.status !== after.status) said.push(statusChange(before.status, after.status));
  if (before.isRushed !== after.isRushed) said.push(after.isRushed ? 'Made it rushed' : 'Took the rush away');
  if (before.isOracle !== after.isOracle)
    said.push(after.isOracle ? 'Made it an oracle reading' : 'Took the oracle away');
  if (before.isAstrology !== after.isAstrology)
    said.push(after.isAstrology ? 'Added astrology' : 'Took astrology away');
  if (before.numberOfTarotCards !== after.numberOfTarotCards)
    said.push(`Changed the number of cards from ${before.numberOfTarotCards} to ${after.numberOfTarotCards}`);
  if (before.personalityId !== after.personalityId)
    said.push(after.personalityId === null ? 'Took the personality away' : 'Changed the personality');
  if (before.assignedWriterId !== after.assignedWriterId)
    said.push(after.assignedWriterId === null ? 'Handed it back' : 'Assigned a writer');
  return said;
}

export const statusChange = (from: RequestStatus, to: RequestStatus): string =>
  `Changed the status from ${from} to ${to}`;

/** What the thread's log says of a draw. */
export function drawingOf(
  { name, positions }: Pick<Spread, 'name' | 'positions'>,
  { isAgain, isOracle }: { isAgain: boolean; isOracle: boolean },
): string {
  const what = positions.length === 1 ? 'one card' : `the ${name}`;
  return `Drew ${what}${isOracle ? ' from the oracle' : ''}${isAgain ? ' again' : ''}`;
}
