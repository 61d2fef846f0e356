import { CLOSES_AFTER_DAYS, type RequestStatus } from '#contract/readings/codes.ts';
import type { Choices } from '#contract/readings/forms.ts';
import type { Spread } from '#contract/tarot/spreads.ts';

export interface DueHours {
  dueHours: number;
  dueHoursRushed: number;
}

/** The due time of a question that is opened at `now`. */
export const computeDueAt = (now: Temporal.Instant, isRushed: boolean, hours: DueHours): Temporal.Instant =>
  now.add({ hours: promisedHours(isRushed, hours) });

/** The new due time, from the same start, when the request becomes rushed or is no longer rushed. */
export function shiftDueAt(
  due: Temporal.Instant,
  isRushed: { before: boolean; after: boolean },
  hours: DueHours,
): Temporal.Instant {
  return due.add({ hours: promisedHours(isRushed.after, hours) - promisedHours(isRushed.before, hours) });
}

const promisedHours = (isRushed: boolean, { dueHours, dueHoursRushed }: DueHours): number =>
  isRushed ? dueHoursRushed : dueHours;

/** When a request with this status at `now` closes automatically; null unless it is answered. */
export const computeClosesAt = (now: Temporal.Instant, status: RequestStatus): Temporal.Instant | null =>
  status === 'RESPONDED' ? now.add({ hours: 24 * CLOSES_AFTER_DAYS }) : null;

/** The fields of a request that writers may change. */
export interface ChangeableFields extends Choices {
  status: RequestStatus;
  personalityId: number | null;
  assignedWriterId: number | null;
  isFlagged: boolean;
  /** As PostgreSQL writes it. */
  snoozedUntil: string | null;
}

/** Log texts for changed fields. */
const CHANGES: {
  [Field in keyof ChangeableFields]: (
    before: ChangeableFields,
    after: ChangeableFields,
    actorId: number,
  ) => string;
} = {
  status: (before, after) => describeStatusChange(before.status, after.status),
  isRushed: (_, { isRushed }) => (isRushed ? 'Made it rushed' : 'Made it no longer rushed'),
  isOracle: (_, { isOracle }) => (isOracle ? 'Made it an oracle reading' : 'Made it a tarot reading'),
  isAstrology: (_, { isAstrology }) => (isAstrology ? 'Added astrology' : 'Removed astrology'),
  numberOfTarotCards: (before, after) =>
    `Changed the number of cards from ${before.numberOfTarotCards} to ${after.numberOfTarotCards}`,
  personalityId: (_, { personalityId }) =>
    personalityId === null ? 'Removed the personality' : 'Changed the personality',
  assignedWriterId: (_, { assignedWriterId }, actorId) => {
    if (assignedWriterId === null) return 'Gave the request back';
    return assignedWriterId === actorId ? 'Claimed the request' : 'Assigned the request to another writer';
  },
  // Writers can only remove the flag.
  isFlagged: () => 'Removed the flag',
  snoozedUntil: (_, { snoozedUntil }) =>
    snoozedUntil === null ? SNOOZE_ENDED : `Snoozed the request until ${describeMoment(snoozedUntil)}`,
};

/** The log text for a request that is no longer snoozed. */
export const SNOOZE_ENDED = 'No longer snoozed';

/** The log text for a request whose writer no longer answers. */
export const CLAIM_RELEASED = 'Released the request, because its writer no longer answers requests';

/** `2026-11-20 12:00 UTC` */
const describeMoment = (moment: string): string =>
  `${moment.slice(0, 'yyyy-mm-dd'.length)} ${moment.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length)} UTC`;

/** The fields that writers may change, in log order. */
const CHANGEABLE = Object.keys(CHANGES) as (keyof ChangeableFields)[];

/** A request after a change; undefined fields stay the same. */
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

/** One log sentence for each changed field. */
export const describeChanges = (
  before: ChangeableFields,
  after: ChangeableFields,
  actorId: number,
): string[] => findChanged(before, after).map((field) => CHANGES[field](before, after, actorId));

/** Whether only the assigned writer or the snooze has changed, so that nothing changes for the member. */
export const changesOnlyDeskFields = (before: ChangeableFields, after: ChangeableFields): boolean =>
  findChanged(before, after).every((field) => field === 'assignedWriterId' || field === 'snoozedUntil');

/** Whether a draft written before the change would be written differently after it. */
export const changesDraft = (
  before: Pick<ChangeableFields, DraftField>,
  after: Pick<ChangeableFields, DraftField>,
): boolean => DRAFT_FIELDS.some((field) => before[field] !== after[field]);

const DRAFT_FIELDS = ['isOracle', 'isAstrology', 'personalityId'] as const;
type DraftField = (typeof DRAFT_FIELDS)[number];

const findChanged = (before: ChangeableFields, after: ChangeableFields) =>
  CHANGEABLE.filter((field) => before[field] !== after[field]);

export const describeStatusChange = (from: RequestStatus, to: RequestStatus): string =>
  `Changed the status from ${from} to ${to}`;

/** The log text for a draw. */
export function describeDraw(
  { name, positions }: Pick<Spread, 'name' | 'positions'>,
  { isAgain, isOracle }: { isAgain: boolean; isOracle: boolean },
): string {
  const what = positions.length === 1 ? 'one card' : `the ${name}`;
  return `Drew ${what}${isOracle ? ' from the oracle' : ''}${isAgain ? ' again' : ''}`;
}
