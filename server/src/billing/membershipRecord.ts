import type { ProductId } from '#contract/billing/codes.ts';
import type { SubscriptionRecord } from '#contract/billing/rules.ts';

/** A membership as the rules use it. Times are in epoch seconds. Every record that is not canceled has a period. */
export interface Membership extends SubscriptionRecord {
  productId: ProductId | null;
  pendingProductId: ProductId | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  /** The start of the first period: the k-th period ends k months (or years) after it. */
  anchor: number | null;
  periods: number;
  canceledAt: number | null;
  endedAt: number | null;
  /** Time of the failed charge that made the membership past due. */
  dunningSince: number | null;
  /** Number of retries since then. */
  dunningStep: number | null;
  dunningNextAt: number | null;
  /** True while retries wait for another card. */
  dunningStopped: boolean;
  /** Notices of upcoming events were sent up to this time. */
  noticedUntil: number | null;
  nextActionAt: number | null;
  /** The amount of the open invoice of a past due membership, which keeps the price of its day. Read, and not saved. */
  owedCents?: number | null;
}
