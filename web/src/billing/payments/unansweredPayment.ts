import * as z from 'zod/mini';
import { ACTIONS, SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { createPersistedPart } from '../../platform/persistedPart.ts';

/** A payment that the bank has not answered, persisted so that it is still shown after a reload and on other screens. */
const unanswered = z.object({
  /** In milliseconds. */
  since: z.number(),
  action: z.enum(ACTIONS),
  successMessage: z.string(),
  /** The membership before the payment, which changes with its outcome. */
  before: z.object({
    currentSubscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
    currentPeriodStart: z.nullable(z.number()),
  }),
});
export type UnansweredPayment = z.output<typeof unanswered>;

const unansweredPart = createPersistedPart('cachedNewReadingForm', 'payment', unanswered);

/** The server settles most open charges within a minute; after this time the bank has refused or not answered. */
export const SETTLED_WITHIN_MS = 90_000;

/** The payment that a member waits for, or null; once it is overdue, it is shown only where it was made. */
export function readUnansweredPayment(userId: number): UnansweredPayment | null {
  const persisted = unansweredPart.read(userId);
  return persisted !== undefined && Date.now() - persisted.since < SETTLED_WITHIN_MS ? persisted : null;
}

export const persistUnansweredPayment = (userId: number, value: UnansweredPayment | null) =>
  unansweredPart.write(userId, value ?? undefined);
