import { CLOSES_AFTER_DAYS, type DraftSource, type RequestStatus } from '#contract/readings/codes.ts';
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
  isFlagged: boolean;
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
  if (before.isFlagged && !after.isFlagged) said.push('Ended the flag');
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

/** Below this share of a draft its words are there by chance. */
export const LEAST_KEPT = 0.1;

/** So many words in a row are no chance: a phrase that two people would write has fewer. */
const IN_A_ROW = 4;

/**
 * How much of a draft stands in the text that was sent, from 0 to 1 in hundredths: the share of its runs of four words
 * that are found there, each as often as it stands there.
 */
export function shareKept(draft: string, text: string): number {
  const runs = runsOf(draft);
  const left = new Map<string, number>();
  for (const run of runsOf(text)) left.set(run, (left.get(run) ?? 0) + 1);
  const kept = runs.filter((run) => {
    const count = left.get(run) ?? 0;
    left.set(run, count - 1);
    return count > 0;
  });
  return runs.length === 0 ? 0 : Math.round((100 * kept.length) / runs.length) / 100;
}

/** What is typed otherwise and reads the same is the same: case, punctuation, lines. */
function runsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  const count = words.length === 0 ? 0 : Math.max(1, words.length - IN_A_ROW + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + IN_A_ROW).join(' '));
}

/** What the thread's log says of how an answer was made; from no draft it was by hand. */
export function answeringOf(draft: { source: DraftSource; kept: number } | null): string {
  if (draft === null) return 'Answered by hand';
  return `Answered from a draft by the ${draft.source}, ${Math.round(100 * draft.kept)}% kept`;
}
