import { ANNUAL, PLANS, type Action, type Interval, type ProductId } from '#contract/billing/codes.ts';
import {
  actionsFor,
  NEVER_SUBSCRIBED,
  planOf,
  type SubscriptionRecord,
  subscriptionStatus,
} from '#contract/billing/rules.ts';
import { refuse } from '#contract/refusals.ts';

/** A membership as the rules see it; times in epoch seconds. Every record but a canceled one has its period. */
export interface Membership extends SubscriptionRecord {
  productId: ProductId | null;
  pendingProductId: ProductId | null;
  currentPeriodStart: number | null;
  currentPeriodEnd: number | null;
  /** The k-th period ends k months (or years) after it. */
  anchor: number | null;
  periods: number;
  canceledAt: number | null;
  endedAt: number | null;
  dunningNextAt: number | null;
  nextActionAt: number | null;
}

export const NO_MEMBERSHIP: Membership = {
  ...NEVER_SUBSCRIBED,
  productId: null,
  pendingProductId: null,
  currentPeriodStart: null,
  currentPeriodEnd: null,
  anchor: null,
  periods: 0,
  canceledAt: null,
  endedAt: null,
  dunningNextAt: null,
  nextActionAt: null,
};

/** What a member or a writer asks for; two of the actions choose a plan. */
export type Change =
  | { action: 'create' | 'update'; productId: ProductId }
  | { action: Exclude<Action, 'create' | 'update'> };

/**
 * What an action makes of a record, and what is charged at once for it.
 * @throws {Refusal} 409 for an action that the record does not allow
 */
export function change(
  record: Membership,
  by: Change,
  now: number,
): { record: Membership; chargeCents: number } {
  refuseUnlessAllowed(record, by.action, now);
  const unpaid = (changes: Partial<Membership>) => ({ record: { ...record, ...changes }, chargeCents: 0 });
  switch (by.action) {
    case 'create':
    case 'update':
      return begin(record, by.productId, now);
    case 'retry':
      return begin(record, planOf(record.interval), now);
    case 'skip':
      return unpaid({
        paymentPausedAt: record.currentPeriodEnd,
        paymentResumesAt: boundary(record.anchor!, record.interval, record.periods + 1),
      });
    case 'unskip':
      return unpaid({ paymentPausedAt: null, paymentResumesAt: null });
    case 'cancel':
      return unpaid(cancelled(record, now));
    case 'uncancel':
      return unpaid({ cancelAtPeriodEnd: false, canceledAt: null });
    case 'upgrade':
      return unpaid({ pendingProductId: ANNUAL });
    case 'keep_monthly':
      return unpaid({ pendingProductId: null });
  }
}

/** The actions that a record allows now. */
export function actionsOf(record: Membership, now: number): readonly Action[] {
  const allowed: readonly Action[] = actionsFor[subscriptionStatus(record, now)];
  if (record.pendingProductId === null) return allowed;
  return [...allowed.filter((action) => action !== 'upgrade' && action !== 'skip'), 'keep_monthly'];
}

function refuseUnlessAllowed(record: Membership, action: Action, now: number): void {
  if (actionsOf(record, now).includes(action)) return;
  if (record.pendingProductId !== null && action === 'upgrade') refuse('upgrade_already_scheduled');
  if (record.pendingProductId !== null && action === 'skip') refuse('upgrade_pending');
  refuse(`not_allowed_in_${subscriptionStatus(record, now)}`);
}

function begin(record: Membership, productId: ProductId, now: number) {
  const { interval, chargeCents } = PLANS[productId];
  const end = boundary(now, interval, 1);
  const begun: Membership = {
    ...NO_MEMBERSHIP,
    status: 'active',
    interval,
    productId,
    anchor: now,
    periods: 1,
    currentPeriodStart: now,
    currentPeriodEnd: end,
    nextActionAt: end,
  };
  return { record: { ...record, ...begun }, chargeCents };
}

/** Who has paid keeps what is paid for; who skips or owes leaves at once. */
function cancelled(record: Membership, now: number): Partial<Membership> {
  const cleared = { pendingProductId: null, paymentPausedAt: null, paymentResumesAt: null, canceledAt: now };
  const status = subscriptionStatus(record, now);
  if (status !== 'monthly_skipping' && status !== 'payment_failed')
    return { ...cleared, cancelAtPeriodEnd: true };
  return {
    ...cleared,
    status: 'canceled',
    currentPeriodEnd: Math.min(record.currentPeriodEnd!, now),
    endedAt: now,
    dunningNextAt: null,
    nextActionAt: null,
  };
}

/**
 * The end of the k-th period: k months or years after the anchor, on its day or the month's last. Reckoned from
 * the anchor and not from the last boundary, which would drift: 31 January, 28 February, 31 March.
 * @param anchor epoch seconds, as is what comes back
 */
export function boundary(anchor: number, interval: Interval, k: number): number {
  const begun = Temporal.Instant.fromEpochMilliseconds(anchor * 1000).toZonedDateTimeISO('UTC');
  return begun.add({ months: interval === 'year' ? 12 * k : k }).epochMilliseconds / 1000;
}

/** What will be charged next and when, as things stand. */
export function nextChargeOf(record: Membership, now: number): { date: number; amountCents: number } | null {
  const status = subscriptionStatus(record, now);
  if (status === 'canceled' || status === 'cancel_upcoming') return null;
  const amountCents = PLANS[record.pendingProductId ?? planOf(record.interval)].chargeCents;
  if (status === 'payment_failed')
    return record.dunningNextAt === null ? null : { date: record.dunningNextAt, amountCents };
  const isSkip = status === 'monthly_skip_upcoming' || status === 'monthly_skipping';
  return { date: isSkip ? record.paymentResumesAt! : record.currentPeriodEnd!, amountCents };
}

/** The plan that is offered first: the one a member has or had, else the annual one. */
export const planOffered = ({ productId }: Membership): ProductId => productId ?? ANNUAL;
