import * as z from 'zod/mini';
import type { FeedbackType } from '#contract/feedback/codes.ts';
import { createPersistedPart } from '../platform/persistedPart.ts';

/** By type: what was typed for one is never shown or sent as the other. */
const unsent = z.object({ like: z.optional(z.string()), dislike: z.optional(z.string()) });
type Unsent = z.output<typeof unsent>;

const reasons = createPersistedPart('cachedMessage', 'reasons', z.record(z.string(), unsent));

/** The reasons that were typed for the feedback on an answer and not sent yet. */
export const readPersistedReasons = (userId: number, responseId: number): Unsent =>
  reasons.read(userId)?.[responseId] ?? {};

/** Persists one; undefined removes it. */
export function persistReason(
  userId: number,
  responseId: number,
  type: FeedbackType,
  reason: string | undefined,
) {
  const { [responseId]: known, ...others } = reasons.read(userId) ?? {};
  const { [type]: _, ...ofOther } = known ?? {};
  const ofAnswer = reason === undefined ? ofOther : { ...ofOther, [type]: reason };
  const all = Object.keys(ofAnswer).length === 0 ? others : { ...others, [responseId]: ofAnswer };
  reasons.write(userId, Object.keys(all).length === 0 ? undefined : all);
}
