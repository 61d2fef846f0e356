import * as z from 'zod/mini';
import { createPersistedPart } from '../platform/persisted.ts';
import type { AttemptStore } from '../platform/useCallMutation.ts';

const persistedTips = createPersistedPart(
  'cachedMessage',
  'tips',
  z.record(z.string(), z.object({ key: z.string(), sent: z.unknown(), knownTips: z.int() })),
);

/**
 * Stores the attempt to give a tip. Once the letter shows one tip more than when it was sent, that attempt has
 * succeeded, and the same amount again is a new tip.
 */
export const createTipAttemptStore = (
  userId: number,
  requestId: number,
  knownTips: number,
): AttemptStore => ({
  read: () => {
    const persisted = persistedTips.read(userId)?.[requestId];
    if (persisted === undefined || persisted.knownTips !== knownTips) return undefined;
    return { key: persisted.key, input: persisted.sent };
  },
  write: ({ key, input }) =>
    persistedTips.write(userId, {
      ...persistedTips.read(userId),
      [requestId]: { key, sent: input, knownTips },
    }),
  settle: () => {
    const { [requestId]: _, ...others } = persistedTips.read(userId) ?? {};
    persistedTips.write(userId, Object.keys(others).length === 0 ? undefined : others);
  },
});
