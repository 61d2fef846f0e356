import * as z from 'zod/mini';
import { ANNUAL, MONTHLY, type ProductId } from '#contract/billing/codes.ts';
import { createPersistedPart } from '../../platform/persistedPart.ts';
import { sendUnderSharedKey } from '../../platform/sharedKey.ts';
import type { PendingCallStore } from '../../platform/useCallMutation.ts';

// Persisted while joining, until the membership has begun: the chosen plan, the last decline, and the Idempotency-Key of
// a payment without a response. Never card data.

const joining = z.object({
  productId: z.optional(z.union([z.literal(ANNUAL), z.literal(MONTHLY)])),
  /** The decline, with the id of the default card it is about; null without a card. */
  decline: z.optional(z.object({ text: z.string(), cardId: z.nullable(z.int()) })),
  attempt: z.optional(z.object({ key: z.string(), productId: z.int() })),
});
type PersistedJoining = z.output<typeof joining>;

const joiningPart = createPersistedPart('cachedNewReadingForm', 'joining', joining);

export const readPersistedJoining = (userId: number): PersistedJoining => joiningPart.read(userId) ?? {};

export const persistJoining = (userId: number, changed: Partial<PersistedJoining>) =>
  joiningPart.write(userId, { ...readPersistedJoining(userId), ...changed });

/** Stores a payment that is sent and not answered yet. Once the membership has begun, everything persisted for joining is deleted. */
export const createPendingJoiningStore = (userId: number): PendingCallStore => ({
  sendUnderKey: sendUnderSharedKey,
  read: () => {
    const { attempt } = readPersistedJoining(userId);
    return attempt && { key: attempt.key, input: { productId: attempt.productId } };
  },
  write: ({ key, input }) =>
    persistJoining(userId, { attempt: { key, productId: (input as { productId: ProductId }).productId } }),
  settle: (isDone) =>
    isDone ? joiningPart.write(userId, undefined) : persistJoining(userId, { attempt: undefined }),
});
