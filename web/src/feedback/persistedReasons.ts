import * as z from 'zod/mini';
import { createPersistedPart } from '../platform/persistedPart.ts';

const reasons = createPersistedPart('cachedMessage', 'reasons', z.record(z.string(), z.string()));

/** The reason that was typed for the feedback on an answer and not sent yet. */
export const readPersistedReason = (userId: number, responseId: number): string | undefined =>
  reasons.read(userId)?.[responseId];

/** Persists it; undefined removes it. */
export function persistReason(userId: number, responseId: number, reason: string | undefined) {
  const { [responseId]: _, ...others } = reasons.read(userId) ?? {};
  const all = reason === undefined ? others : { ...others, [responseId]: reason };
  reasons.write(userId, Object.keys(all).length === 0 ? undefined : all);
}
