import { OUTCOME_DAYS } from '#contract/readings/codes.ts';

/** The facts that decide whether a member is asked about the outcome of a letter. */
export interface OutcomeMoment {
  /** Blocked, a writer by now, or the account is closed. */
  isGone: boolean;
  isFlagged: boolean;
  /** The thread has a newer letter, or the member has already reported the outcome. */
  isSettled: boolean;
  /** What they wrote is about danger, illness or grief. */
  isSensitive: boolean;
  /** Not opened yet. */
  isSealed: boolean;
  isMembershipEnded: boolean;
}

/** Ask now, ask at the next time, or never ask. */
export type OutcomeStep = 'ask' | 'later' | 'never';

export function decideOutcomeStep(moment: OutcomeMoment): OutcomeStep {
  const { isGone, isFlagged, isSettled, isSensitive, isSealed, isMembershipEnded } = moment;
  if (isGone || isFlagged || isSettled || isSensitive) return 'never';
  return isSealed || isMembershipEnded ? 'later' : 'ask';
}

/** The next time after `now` to ask about a letter; null when all times have passed. */
export function findNextAskTime(letterAt: Temporal.Instant, now: Temporal.Instant): Temporal.Instant | null {
  const times = OUTCOME_DAYS.map((days) => letterAt.add({ hours: 24 * days }));
  return times.find((time) => Temporal.Instant.compare(time, now) > 0) ?? null;
}
