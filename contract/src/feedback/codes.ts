/** What a member says of an answer. */
export const FEEDBACK_TYPES = ['like', 'dislike'] as const;
export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

export const FEEDBACK_REASON_MAX = 1_000;
