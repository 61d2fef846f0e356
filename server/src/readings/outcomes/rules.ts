import { OUTCOME_DAYS } from '#contract/readings/codes.ts';

/** What is known when a member is to be asked what came of a letter. */
export interface OutcomeMoment {
  /** Blocked, a writer by now, or the account is closed. */
  isGone: boolean;
  isFlagged: boolean;
  /** A newer letter is in the thread, or the member has told it already. */
  isPast: boolean;
  /** What they wrote is about danger, illness or grief. */
  isDelicate: boolean;
  /** Not opened yet. */
  isSealed: boolean;
  isMembershipEnded: boolean;
}

/** Ask now, at the next time only, or not any more. */
export type OutcomeStep = 'ask' | 'later' | 'never';

export function decideOutcomeStep(moment: OutcomeMoment): OutcomeStep {
  const { isGone, isFlagged, isPast, isDelicate, isSealed, isMembershipEnded } = moment;
  if (isGone || isFlagged || isPast || isDelicate) return 'never';
  return isSealed || isMembershipEnded ? 'later' : 'ask';
}

/** The first time to ask about a letter that comes after `now`; null: all are over. */
export function findNextAskTime(letterAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | null {
  const times = OUTCOME_DAYS.map((days) => letterAt.add({ hours: 24 * days }));
  return times.find((time) => Temporal.Instant.compare(time, now) > 0) ?? null;
}
