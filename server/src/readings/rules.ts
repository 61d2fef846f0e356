import { CLOSES_AFTER_DAYS, type DraftSource, type RequestStatus } from '#contract/readings/codes.ts';
import type { Choices } from '#contract/readings/forms.ts';
import type { Spread } from '#contract/tarot/spreads.ts';

export interface DueHours {
  dueHours: number;
  dueHoursRushed: number;
}

/** When an answer is promised for a question that is opened at `now`. */
export const computeDueAt = (now: Temporal.Instant, isRushed: boolean, hours: DueHours): Temporal.Instant =>
  now.add({ hours: promisedHours(isRushed, hours) });

/** The same promise, counted from the same moment, when the request is rushed or not rushed any more. */
export function shiftDueAt(
  due: Temporal.Instant,
  isRushed: { before: boolean; after: boolean },
  hours: DueHours,
): Temporal.Instant {
  return due.add({ hours: promisedHours(isRushed.after, hours) - promisedHours(isRushed.before, hours) });
}

const promisedHours = (isRushed: boolean, { dueHours, dueHoursRushed }: DueHours): number =>
  isRushed ? dueHoursRushed : dueHours;

/** When a request that has this status at `now` closes by itself; only an answered one does. */
export const computeClosesAt = (now: Temporal.Instant, status: RequestStatus): Temporal.Instant | null =>
  status === 'RESPONDED' ? now.add({ hours: 24 * CLOSES_AFTER_DAYS }) : null;

/** What writers may change in a request. */
export interface ChangeableFields extends Choices {
  status: RequestStatus;
  personalityId: number | null;
  assignedWriterId: number | null;
  isFlagged: boolean;
}

/** What the thread's log says of a field that has changed. */
const CHANGES: {
  [Field in keyof ChangeableFields]: (before: ChangeableFields, after: ChangeableFields) => string;
} = {
  status: (before, after) => describeStatusChange(before.status, after.status),
  isRushed: (_, { isRushed }) => (isRushed ? 'Made it rushed' : 'Took the rush away'),
  isOracle: (_, { isOracle }) => (isOracle ? 'Made it an oracle reading' : 'Took the oracle away'),
  isAstrology: (_, { isAstrology }) => (isAstrology ? 'Added astrology' : 'Took astrology away'),
  numberOfTarotCards: (before, after) =>
    `Changed the number of cards from ${before.numberOfTarotCards} to ${after.numberOfTarotCards}`,
  personalityId: (_, { personalityId }) =>
    personalityId === null ? 'Took the personality away' : 'Changed the personality',
  assignedWriterId: (_, { assignedWriterId }) =>
    assignedWriterId === null ? 'Handed it back' : 'Assigned a writer',
  // Writers only end it.
  isFlagged: () => 'Ended the flag',
};

/** The fields that writers may change, in the order in which the log tells of them. */
const CHANGEABLE = Object.keys(CHANGES) as (keyof ChangeableFields)[];

/** A request after a change; what is undefined stays as it was. */
export const afterChange = (
  before: ChangeableFields,
  change: { [Field in keyof ChangeableFields]?: ChangeableFields[Field] | undefined },
): ChangeableFields => {
  const fields = CHANGEABLE.map((field) => [
    field,
    change[field] === undefined ? before[field] : change[field],
  ]);
  return Object.fromEntries(fields) as unknown as ChangeableFields;
};

/** One sentence for the thread's log for each thing that differs. */
export const describeChanges = (before: ChangeableFields, after: ChangeableFields): string[] =>
  CHANGEABLE.filter((field) => before[field] !== after[field]).map((field) => CHANGES[field](before, after));

export const describeStatusChange = (from: RequestStatus, to: RequestStatus): string =>
  `Changed the status from ${from} to ${to}`;

/** What the thread's log says of a draw. */
export function describeDraw(
  { name, positions }: Pick<Spread, 'name' | 'positions'>,
  { isAgain, isOracle }: { isAgain: boolean; isOracle: boolean },
): string {
  const what = positions.length === 1 ? 'one card' : `the ${name}`;
  return `Drew ${what}${isOracle ? ' from the oracle' : ''}${isAgain ? ' again' : ''}`;
}

/** Below this share of a draft its words are there by chance. */
export const MIN_KEPT_SHARE = 0.1;

/** So many words in a row are no chance: a phrase that two people would write has fewer. */
const RUN_LENGTH = 4;

/**
 * How much of a draft stands in the text that was sent, from 0 to 1 in hundredths: the share of its runs of four words
 * that are found there, each as often as it stands there.
 */
export function computeKeptShare(draft: string, text: string): number {
  const runs = toWordRuns(draft);
  const left = new Map<string, number>();
  for (const run of toWordRuns(text)) left.set(run, (left.get(run) ?? 0) + 1);
  const kept = runs.filter((run) => {
    const count = left.get(run) ?? 0;
    left.set(run, count - 1);
    return count > 0;
  });
  return runs.length === 0 ? 0 : Math.round((100 * kept.length) / runs.length) / 100;
}

/** What is typed otherwise and reads the same is the same: case, punctuation, lines. */
function toWordRuns(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}']+/gu) ?? [];
  const count = words.length === 0 ? 0 : Math.max(1, words.length - RUN_LENGTH + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + RUN_LENGTH).join(' '));
}

/** What the thread's log says of how an answer was made; from no draft it was by hand. */
export function describeAnswering(draft: { source: DraftSource; kept: number } | null): string {
  if (draft === null) return 'Answered by hand';
  return `Answered from a draft by the ${draft.source}, ${Math.round(100 * draft.kept)}% kept`;
}
