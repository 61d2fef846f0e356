/** What a member says of an answer. */
export const FEEDBACK_TYPES = ['like', 'dislike'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** The maximum length of the reason of a like or dislike. */
export const REASON_MAX = 1_000;
