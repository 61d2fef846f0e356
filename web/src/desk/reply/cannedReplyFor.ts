import type { ReadingRequest } from '#contract/readings/shapes.ts';

/** The reply that fits the state of the member's membership; null while the membership lets them ask and write. */
export const cannedReplyFor = ({ user }: ReadingRequest): string | null =>
  user.isServiceable === false ? (user.cannedReply ?? null) : null;
