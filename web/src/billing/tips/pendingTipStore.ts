import * as z from 'zod/mini';
import { createPersistedPart } from '../../platform/persistedPart.ts';
import { sendUnderSharedKey } from '../../platform/sharedKey.ts';
import type { PendingCallStore } from '../../platform/useCallMutation.ts';

const persistedTips = createPersistedPart(
  'cachedMessage',
  'tips',
  z.record(z.string(), z.object({ key: z.string(), sent: z.unknown(), knownTips: z.int() })),
);

/**
 * Stores a tip that is sent and not answered yet. Once the letter shows one tip more than when it was sent, it has
 * succeeded, and the same amount again is a new tip.
 */
export const createPendingTipStore = (
  userId: number,
  requestId: number,
  knownTips: number,
): PendingCallStore => ({
  sendUnderKey: sendUnderSharedKey,
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
