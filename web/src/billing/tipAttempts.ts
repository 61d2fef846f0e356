import * as z from 'zod/mini';
import { keptPart } from '../platform/kept.ts';
import type { AttemptStore } from '../platform/useAct.ts';

const keptTips = keptPart(
  'cachedMessage',
  'tips',
  z.record(z.string(), z.object({ key: z.string(), sent: z.unknown(), knownTips: z.int() })),
);

/**
 * Where the attempt to give a tip is kept. Once the letter shows one tip more than when it was sent, it has been given:
 * whoever gives the same again means another one.
 */
export const tipAttempts = (userId: number, requestId: number, knownTips: number): AttemptStore => ({
  read: () => {
    const kept = keptTips.read(userId)?.[requestId];
    if (kept === undefined || kept.knownTips !== knownTips) return undefined;
    return { key: kept.key, input: kept.sent };
  },
  write: ({ key, input }) =>
    keptTips.write(userId, { ...keptTips.read(userId), [requestId]: { key, sent: input, knownTips } }),
  answered: () => {
    const { [requestId]: _, ...others } = keptTips.read(userId) ?? {};
    keptTips.write(userId, Object.keys(others).length === 0 ? undefined : others);
  },
});
