import type { FeedbackType } from './codes.ts';

export interface KnownFeedback {
  type: FeedbackType;
  reason: string;
}

interface GivenFeedback {
  type: FeedbackType;
  /** Null or undefined: nothing is said about the reason. */
  reason?: string | null | undefined;
}

/**
 * What a member's feedback does to the one that is stored: another type or another reason replaces it, the same again
 * withdraws it. A reason that is not given belongs to the stored type only: it is not carried over to another one.
 * @returns what is stored afterwards; null: withdrawn
 */
export function applyFeedback(known: KnownFeedback | undefined, given: GivenFeedback): KnownFeedback | null {
  const { type, reason } = given;
  const isSame = known?.type === type && (reason ?? known.reason) === known.reason;
  return isSame ? null : { type, reason: reason ?? '' };
}
