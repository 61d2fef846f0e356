import {
  ANNUAL,
  PLANS,
  type Action,
  type MembershipEnding,
  type ProductId,
  productIdOf,
} from '#contract/billing/codes.ts';
import { NEVER_SUBSCRIBED, subscriptionStatus } from '#contract/billing/rules.ts';
import { getAllowedActions } from '#contract/billing/allowedActions.ts';
import { DAY, addIntervals, endsUnpaidAt, UNPAID_DAYS } from '#contract/billing/periods.ts';
import { refuse } from '#contract/refusals.ts';
import { getOwedCents, nextStateChangeAt, unpaidEndOf, withNextAction } from './dueStepRules.ts';
import type { Membership } from './membershipRecord.ts';

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
  dunningSince: null,
  dunningStep: null,
  dunningNextAt: null,
  dunningStopped: false,
  noticedUntil: null,
  nextActionAt: null,
};

/** A change requested by a member or a writer; two of the actions choose a plan. */
export type Change =
  | { action: 'create' | 'update'; productId: ProductId }
  | { action: Exclude<Action, 'create' | 'update'> };

/** A change that no action requested: it happens by time, by the gateway, or because a card changed. */
export type MembershipEvent =
  /** Its next change is due, without a charge: the membership ends, a skip begins, or the retries are over. */
  | { event: 'state_change_due' }
  | { event: 'renewed' }
  /** The charge of a new period, or a retry of it, was declined. */
  | { event: 'declined'; isRetryable: boolean }
  | { event: 'card_changed' }
  | { event: 'noticed' }
  /** Disputed, fully refunded, or ended by a writer together with a block or a promotion. */
  | { event: 'ended' };

/** Days after the failed charge on which it is retried. */
const DUNNING_DAYS = [1, 3, 7, UNPAID_DAYS] as const;

/**
 * Applies an action or event to a record, and returns what to charge at once.
 * @param now epoch seconds
 * @throws {Refusal} 409 for an action that the record does not allow
 */
export function change(
  record: Membership,
  by: Change | MembershipEvent,
  now: number,
): { record: Membership; chargeCents: number } {
  const changed = 'action' in by ? applyAction(record, by, now) : applyEvent(record, by, now);
  const begins = 'action' in by && (by.action === 'create' || by.action === 'update');
  const isRetry = 'action' in by && by.action === 'retry';
  const chargeCents = isRetry ? getOwedCents(record) : begins ? PLANS[changed.productId!].chargeCents : 0;
  // A card can change at any time; every other change happens after due steps have run and notices were sent.
  const noticedUntil = 'event' in by && by.event === 'card_changed' ? record.noticedUntil : now;
  return { record: withNextAction({ ...changed, noticedUntil }), chargeCents };
}

/**
 * The time at which a call decides about a record that it has locked: `now`, when the call began, or the time of the
 * record's last change, if that came while the call waited.
 */
export const timeOfDecision = ({ noticedUntil }: Membership, now: number): number =>
  Math.max(now, noticedUntil ?? 0);

function applyAction(record: Membership, by: Change, now: number): Membership {
  refuseUnlessAllowed(record, by.action, now);
  switch (by.action) {
    case 'create':
    case 'update':
      return beginMembership(by.productId, now);
    case 'retry':
      return beginMembership(productIdOf(record.interval), now);
    case 'skip':
      return {
        ...record,
        paymentPausedAt: record.currentPeriodEnd,
        paymentResumesAt: addIntervals(record.anchor!, record.interval, record.periods + 1),
      };
    case 'unskip':
      return { ...record, ...NO_FLAGS };
    case 'cancel':
      return applyCancel(record, now);
    case 'uncancel':
      return { ...record, cancelAtPeriodEnd: false, canceledAt: null };
    case 'upgrade':
      return { ...record, pendingProductId: ANNUAL };
    case 'keep_monthly':
      return { ...record, pendingProductId: null };
  }
}

function applyEvent(record: Membership, by: MembershipEvent, now: number): Membership {
  switch (by.event) {
    case 'state_change_due':
      return applyDueStateChange(record);
    case 'renewed':
      return applyRenewal(record, now);
    case 'declined':
      return record.status === 'past_due'
        ? applyRepeatedDecline(record, by, now)
        : applyFirstDecline(record, by, now);
    case 'card_changed':
      return resumeRetries(record, now);
    case 'noticed':
      return record;
    case 'ended':
      return endAt(record, now);
  }
}

/** The currently allowed actions. */
export const getMembershipActions = (record: Membership, now: number): readonly Action[] =>
  getAllowedActions(subscriptionStatus(record, now), record.pendingProductId);

function refuseUnlessAllowed(record: Membership, action: Action, now: number): void {
  if (getMembershipActions(record, now).includes(action)) return;
  if (record.pendingProductId !== null && action === 'upgrade') refuse('upgrade_already_scheduled');
  if (record.pendingProductId !== null && action === 'skip') refuse('upgrade_pending');
  refuse(`not_allowed_in_${subscriptionStatus(record, now)}`);
}

/**
 * The change to the membership of a user who is blocked or becomes a writer; null if there is none. `at_period_end` has
 * the effect of `cancel`. If the period is over or its renewal is being charged, the membership ends at once instead.
 * @param now epoch seconds
 */
export function decideEnding(
  record: Membership,
  ending: MembershipEnding,
  { now, isCharging }: { now: number; isCharging: boolean },
): Change | MembershipEvent | null {
  if (ending === 'keep' || record.status === 'canceled') return null;
  if (ending === 'now') return { event: 'ended' };
  // It already ends by itself.
  if (record.cancelAtPeriodEnd) return null;
  const isOver = isCharging || (record.status === 'active' && record.currentPeriodEnd! <= now);
  return isOver ? { event: 'ended' } : { action: 'cancel' };
}

const NO_FLAGS = {
  cancelAtPeriodEnd: false,
  paymentPausedAt: null,
  paymentResumesAt: null,
  pendingProductId: null,
} as const;

const NO_DUNNING = {
  dunningSince: null,
  dunningStep: null,
  dunningNextAt: null,
  dunningStopped: false,
} as const;

function beginMembership(productId: ProductId, now: number): Membership {
  const { interval } = PLANS[productId];
  return {
    ...NO_MEMBERSHIP,
    status: 'active',
    interval,
    productId,
    anchor: now,
    periods: 1,
    currentPeriodStart: now,
    currentPeriodEnd: addIntervals(now, interval, 1),
  };
}

/** Paid time is kept; while skipping or past due, the membership ends at once. */
function applyCancel(record: Membership, now: number): Membership {
  const status = subscriptionStatus(record, now);
  if (status === 'monthly_skipping' || status === 'payment_failed') return endAt(record, now);
  return { ...record, ...NO_FLAGS, cancelAtPeriodEnd: true, canceledAt: now };
}

const endAt = (record: Membership, at: number): Membership => ({
  ...record,
  ...NO_FLAGS,
  ...NO_DUNNING,
  status: 'canceled',
  currentPeriodEnd: Math.min(record.currentPeriodEnd!, at),
  canceledAt: record.canceledAt ?? at,
  endedAt: at,
});

/** Ends the membership, or begins a skipped period. A skipped period is like any other, but free. */
function applyDueStateChange(record: Membership): Membership {
  const at = nextStateChangeAt(record)!;
  if (record.status === 'past_due' || record.cancelAtPeriodEnd) return endAt(record, at);
  return {
    ...record,
    currentPeriodStart: record.paymentPausedAt,
    currentPeriodEnd: record.paymentResumesAt,
    periods: record.periods + 1,
  };
}

/** A renewal's charge: for the next period, or for the current one if several have passed. */
export interface Renewal {
  productId: ProductId;
  amountCents: number;
  anchor: number;
  /** Number of periods from the anchor to the new period's end. */
  periods: number;
  periodStart: number;
  periodEnd: number;
}

/** @param now epoch seconds, not before the end of the record's period */
export function computeRenewal(record: Membership, now: number): Renewal {
  const isUpgrade = record.pendingProductId !== null;
  const productId = record.pendingProductId ?? productIdOf(record.interval);
  const { interval, chargeCents } = PLANS[productId];
  const anchor = isUpgrade ? record.currentPeriodEnd! : record.anchor!;
  let periods = isUpgrade ? 1 : record.periods + 1;
  while (addIntervals(anchor, interval, periods) <= now) periods += 1;
  return {
    productId,
    amountCents: chargeCents,
    anchor,
    periods,
    periodStart: addIntervals(anchor, interval, periods - 1),
    periodEnd: addIntervals(anchor, interval, periods),
  };
}

/** @param now the beginning of the paid period */
function applyRenewal(record: Membership, now: number): Membership {
  const { productId, anchor, periods, periodStart, periodEnd } = computeRenewal(record, now);
  return {
    ...record,
    ...NO_FLAGS,
    productId,
    interval: PLANS[productId].interval,
    anchor,
    periods,
    currentPeriodStart: periodStart,
    currentPeriodEnd: periodEnd,
  };
}

type DeclineDetails = { isRetryable: boolean };

/** The membership becomes past due. A pending upgrade takes effect, so the annual price is owed. */
function applyFirstDecline(record: Membership, { isRetryable }: DeclineDetails, now: number): Membership {
  const { productId } = computeRenewal(record, now);
  const owed: Membership = {
    ...record,
    ...NO_FLAGS,
    status: 'past_due',
    productId,
    interval: PLANS[productId].interval,
    dunningSince: now,
    dunningStep: 0,
    dunningStopped: !isRetryable,
  };
  return { ...owed, ...scheduleNextRetry(owed, now) };
}

function applyRepeatedDecline(record: Membership, { isRetryable }: DeclineDetails, now: number): Membership {
  if (now >= unpaidEndOf(record)) return endAt(record, now);
  const tried = { ...record, dunningStep: record.dunningStep! + 1, dunningStopped: !isRetryable };
  return { ...tried, ...scheduleNextRetry(tried, now) };
}

/** Continues retries that waited for another card. */
function resumeRetries(record: Membership, now: number): Membership {
  if (!record.dunningStopped) return record;
  const going = { ...record, dunningStopped: false };
  return { ...going, ...scheduleNextRetry(going, now) };
}

/** The next retry day; null while retries wait for another card. */
function scheduleNextRetry({ dunningSince, dunningStopped }: Membership, now: number) {
  if (dunningStopped) return { dunningNextAt: null };
  const days = DUNNING_DAYS.map((day) => dunningSince! + day * DAY);
  return { dunningNextAt: days.find((day) => day > now) ?? endsUnpaidAt(dunningSince!) };
}

/** The subject of a membership's invoice; `periodStart` is the time of the call. */
export interface PaidInvoice {
  purpose: 'create' | 'update' | 'renewal';
  productId: ProductId;
  periodStart: number;
}

/**
 * Applies a successful charge to a record. Null if the record has ended or changed meanwhile: then nothing is owed, and
 * the charge must be refunded.
 * @param attemptedAt epoch seconds: a late payment begins a new period then
 */
export function applyPayment(
  record: Membership,
  invoice: PaidInvoice,
  attemptedAt: number,
): Membership | null {
  const { purpose, productId, periodStart } = invoice;
  if (purpose !== 'renewal')
    return getMembershipActions(record, periodStart).includes(purpose)
      ? change(record, { action: purpose, productId }, periodStart).record
      : null;
  if (record.status === 'canceled') return null;
  if (record.status === 'past_due') return change(record, { action: 'retry' }, attemptedAt).record;
  return change(record, { event: 'renewed' }, periodStart).record;
}

/** The plan to offer first: the member's current or last plan, or else the annual plan. */
export const offeredPlan = ({ productId }: Membership): ProductId => productId ?? ANNUAL;
