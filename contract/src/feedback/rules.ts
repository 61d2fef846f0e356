import type { FeedbackType } from './codes.ts';

/** A member's stored feedback; `reason` is empty if there is none. */
export interface KnownFeedback {
  type: FeedbackType;
  reason: string;
}

interface GivenFeedback {
  type: FeedbackType;
  /** Null or undefined when no reason is given. */
  reason?: string | null | undefined;
}

/**
 * Applies a member's feedback to the stored one. Another type or reason replaces it. The same type withdraws it, unless
 * another reason is given.
 * @returns the feedback to store; null when it was withdrawn
 */
export function applyFeedback(known: KnownFeedback | undefined, given: GivenFeedback): KnownFeedback | null {
  const { type, reason } = given;
  const isSame = known?.type === type && (reason ?? known.reason) === known.reason;
  return isSame ? null : { type, reason: reason ?? '' };
}
