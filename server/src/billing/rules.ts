import {
  ANNUAL,
  PLANS,
  type Action,
  type Interval,
  type MembershipEnding,
  type ProductId,
} from '#contract/billing/codes.ts';
import {
  actionsAllowed,
  endsUnpaidAt,
  NEVER_SUBSCRIBED,
  productIdOf,
  type SubscriptionRecord,
  subscriptionStatus,
  UNPAID_DAYS,
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
  /** When the charge failed for which the membership is past due. */
  dunningSince: number | null;
  /** How many times it was tried again since. */
  dunningStep: number | null;
  dunningNextAt: number | null;
  /** Tries wait for another card. */
  dunningStopped: boolean;
  /** Notices of what is to come were sent up to then. */
  noticedUntil: number | null;
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
  dunningSince: null,
  dunningStep: null,
  dunningNextAt: null,
  dunningStopped: false,
  noticedUntil: null,
  nextActionAt: null,
};

/** What a member or a writer asks for; two of the actions choose a plan. */
export type Change =
  | { action: 'create' | 'update'; productId: ProductId }
  | { action: Exclude<Action, 'create' | 'update'> };

/** What happens to a membership by itself, or through a card. */
export type Event =
  /** A boundary at which nothing is charged: what was paid for ends, a skip begins, or nobody paid. */
  | { event: 'boundary' }
  | { event: 'renewed' }
  /** The charge of a new period, or one of the tries after it, was declined. */
  | { event: 'declined'; mayBeTriedAgain: boolean }
  | { event: 'card_changed' }
  | { event: 'noticed' }
  /** Disputed, refunded for good, or ended by a writer together with a block or a promotion. */
  | { event: 'ended' };

const DAY = 86_400;
/** Days after the failed charge on which it is tried again. */
const DUNNING_DAYS = [1, 3, 7, UNPAID_DAYS] as const;

/**
 * What an action or an event makes of a record, and what is charged at once for it.
 * @param now epoch seconds
 * @throws {Refusal} 409 for an action that the record does not allow
 */
export function change(
  record: Membership,
  by: Change | Event,
  now: number,
): { record: Membership; chargeCents: number } {
  const changed = 'action' in by ? afterAction(record, by, now) : afterEvent(record, by, now);
  const begins =
    'action' in by && (by.action === 'create' || by.action === 'update' || by.action === 'retry');
  const chargeCents = begins ? PLANS[changed.productId!].chargeCents : 0;
  // A card changes at any time; before all else the clock has run, and told what was to be told.
  const noticedUntil = 'event' in by && by.event === 'card_changed' ? record.noticedUntil : now;
  return { record: scheduled({ ...changed, noticedUntil }), chargeCents };
}

function afterAction(record: Membership, by: Change, now: number): Membership {
  refuseUnlessAllowed(record, by.action, now);
  switch (by.action) {
    case 'create':
    case 'update':
      return begun(by.productId, now);
    case 'retry':
      return begun(productIdOf(record.interval), now);
    case 'skip':
      return {
        ...record,
        paymentPausedAt: record.currentPeriodEnd,
        paymentResumesAt: boundary(record.anchor!, record.interval, record.periods + 1),
      };
    case 'unskip':
      return { ...record, ...NO_FLAGS };
    case 'cancel':
      return canceled(record, now);
    case 'uncancel':
      return { ...record, cancelAtPeriodEnd: false, canceledAt: null };
    case 'upgrade':
      return { ...record, pendingProductId: ANNUAL };
    case 'keep_monthly':
      return { ...record, pendingProductId: null };
  }
}

function afterEvent(record: Membership, by: Event, now: number): Membership {
  switch (by.event) {
    case 'boundary':
      return pastBoundary(record);
    case 'renewed':
      return renewed(record, now);
    case 'declined':
      return record.status === 'past_due' ? owingStill(record, by, now) : owing(record, by, now);
    case 'card_changed':
      return goingOn(record, now);
    case 'noticed':
      return record;
    case 'ended':
      return ended(record, now);
  }
}

/** The actions that a record allows now. */
export const actionsOf = (record: Membership, now: number): readonly Action[] =>
  actionsAllowed(subscriptionStatus(record, now), record.pendingProductId);

function refuseUnlessAllowed(record: Membership, action: Action, now: number): void {
  if (actionsOf(record, now).includes(action)) return;
  if (record.pendingProductId !== null && action === 'upgrade') refuse('upgrade_already_scheduled');
  if (record.pendingProductId !== null && action === 'skip') refuse('upgrade_pending');
  refuse(`not_allowed_in_${subscriptionStatus(record, now)}`);
}

/**
 * What a block or a promotion makes of a membership; null: it stays as it is. `at_period_end` is what `cancel` does
 * where that is allowed. A period that is over, or that is being charged just now, is not renewed: it ends at once.
 * @param now epoch seconds
 */
export function endingOf(
  record: Membership,
  ending: MembershipEnding,
  { now, isCharging }: { now: number; isCharging: boolean },
): Change | Event | null {
  if (ending === 'keep' || record.status === 'canceled') return null;
  if (ending === 'now') return { event: 'ended' };
  // Its end comes by itself.
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

function begun(productId: ProductId, now: number): Membership {
  const { interval } = PLANS[productId];
  return {
    ...NO_MEMBERSHIP,
    status: 'active',
    interval,
    productId,
    anchor: now,
    periods: 1,
    currentPeriodStart: now,
    currentPeriodEnd: boundary(now, interval, 1),
  };
}

/** Who has paid keeps what is paid for; who skips or owes leaves at once. */
function canceled(record: Membership, now: number): Membership {
  const status = subscriptionStatus(record, now);
  if (status === 'monthly_skipping' || status === 'payment_failed') return ended(record, now);
  return { ...record, ...NO_FLAGS, cancelAtPeriodEnd: true, canceledAt: now };
}

const ended = (record: Membership, at: number): Membership => ({
  ...record,
  ...NO_FLAGS,
  ...NO_DUNNING,
  status: 'canceled',
  currentPeriodEnd: Math.min(record.currentPeriodEnd!, at),
  canceledAt: record.canceledAt ?? at,
  endedAt: at,
});

/** What the next boundary does where it does not charge. The skipped period is one like any other, but free. */
function pastBoundary(record: Membership): Membership {
  const at = boundaryAt(record)!;
  if (record.status === 'past_due' || record.cancelAtPeriodEnd) return ended(record, at);
  return {
    ...record,
    currentPeriodStart: record.paymentPausedAt,
    currentPeriodEnd: record.paymentResumesAt,
    periods: record.periods + 1,
  };
}

/** A charge that the clock asks for: the next period, or the one that holds by now where several have gone by. */
export interface Renewal {
  productId: ProductId;
  amountCents: number;
  anchor: number;
  /** Of the period's end, counted from the anchor. */
  periods: number;
  periodStart: number;
  periodEnd: number;
}

/** @param now epoch seconds, not before the end of the record's period */
export function renewalOf(record: Membership, now: number): Renewal {
  const isUpgrade = record.pendingProductId !== null;
  const productId = record.pendingProductId ?? productIdOf(record.interval);
  const { interval, chargeCents } = PLANS[productId];
  const anchor = isUpgrade ? record.currentPeriodEnd! : record.anchor!;
  let periods = isUpgrade ? 1 : record.periods + 1;
  while (boundary(anchor, interval, periods) <= now) periods += 1;
  return {
    productId,
    amountCents: chargeCents,
    anchor,
    periods,
    periodStart: boundary(anchor, interval, periods - 1),
    periodEnd: boundary(anchor, interval, periods),
  };
}

/** @param now the beginning of the period that was paid for */
function renewed(record: Membership, now: number): Membership {
  const { productId, anchor, periods, periodStart, periodEnd } = renewalOf(record, now);
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

type Declined = { mayBeTriedAgain: boolean };

/** From here on the plan that was to be paid for is owed, also where it was to begin with this payment. */
function owing(record: Membership, { mayBeTriedAgain }: Declined, now: number): Membership {
  const { productId } = renewalOf(record, now);
  const owed: Membership = {
    ...record,
    ...NO_FLAGS,
    status: 'past_due',
    productId,
    interval: PLANS[productId].interval,
    dunningSince: now,
    dunningStep: 0,
    dunningStopped: !mayBeTriedAgain,
  };
  return { ...owed, ...nextTry(owed, now) };
}

function owingStill(record: Membership, { mayBeTriedAgain }: Declined, now: number): Membership {
  if (now >= unpaidEndOf(record)) return ended(record, now);
  const tried = { ...record, dunningStep: record.dunningStep! + 1, dunningStopped: !mayBeTriedAgain };
  return { ...tried, ...nextTry(tried, now) };
}

/** Tries that waited for another card go on. */
function goingOn(record: Membership, now: number): Membership {
  if (!record.dunningStopped) return record;
  const going = { ...record, dunningStopped: false };
  return { ...going, ...nextTry(going, now) };
}

/** The next of the days on which it is tried again; none while tries wait for another card. */
function nextTry({ dunningSince, dunningStopped }: Membership, now: number) {
  if (dunningStopped) return { dunningNextAt: null };
  const days = DUNNING_DAYS.map((day) => dunningSince! + day * DAY);
  return { dunningNextAt: days.find((day) => day > now) ?? endsUnpaidAt(dunningSince!) };
}

/** When an unpaid membership ends. */
export const unpaidEndOf = (record: Membership): number => endsUnpaidAt(record.dunningSince!);

/** When something next happens to the record by itself, notices aside; null once it is canceled. */
function boundaryAt(record: Membership): number | null {
  if (record.status === 'canceled') return null;
  if (record.status === 'past_due') return record.dunningNextAt ?? unpaidEndOf(record);
  return record.currentPeriodEnd;
}

/** Notices of what is to come, and how long before. */
export type NoticeAhead =
  | 'renewal_ahead'
  | 'upgrade_ahead'
  | 'skip_ending'
  | 'card_expiring'
  | 'final_notice';

function noticesAhead(record: Membership, now: number): { at: number; notice: NoticeAhead }[] {
  if (record.status === 'past_due') return [{ at: unpaidEndOf(record) - 2 * DAY, notice: 'final_notice' }];
  const next = nextChargeOf(record, now);
  if (next === null) return [];
  const before = (days: number, notice: NoticeAhead) => ({ at: next.date - days * DAY, notice });
  const isUpgrade = record.pendingProductId !== null;
  return [
    ...(isUpgrade ? [before(7, 'upgrade_ahead')] : []),
    ...(record.interval === 'year' ? [before(30, 'renewal_ahead')] : []),
    ...(record.paymentResumesAt === null ? [] : [before(3, 'skip_ending')]),
    before(7, 'card_expiring'),
  ];
}

/** The record with the moment at which it is to be looked at next. */
function scheduled(record: Membership): Membership {
  const since = record.noticedUntil ?? record.currentPeriodStart ?? 0;
  const moments = noticesAhead(record, since).map(({ at }) => at);
  const next = [boundaryAt(record), ...moments.filter((at) => at > since)].filter((at) => at !== null);
  return { ...record, nextActionAt: next.length === 0 ? null : Math.min(...next) };
}

/** What has come due for a record. */
export type Due =
  | { kind: 'boundary' }
  | { kind: 'charge' }
  | { kind: 'notices'; notices: readonly NoticeAhead[] };

export function dueOf(record: Membership, now: number): Due | null {
  const at = boundaryAt(record);
  if (at === null) return null;
  if (at <= now) {
    const isUnpaid = record.status === 'past_due' && record.dunningNextAt === null;
    const isSkip = record.paymentPausedAt !== null && record.currentPeriodEnd === record.paymentPausedAt;
    return { kind: isUnpaid || record.cancelAtPeriodEnd || isSkip ? 'boundary' : 'charge' };
  }
  const since = record.noticedUntil ?? record.currentPeriodStart!;
  const notices = noticesAhead(record, now).filter((notice) => notice.at > since && notice.at <= now);
  return notices.length === 0 ? null : { kind: 'notices', notices: notices.map(({ notice }) => notice) };
}

/**
 * The end of the k-th period: k months or years after the anchor, on its day or the month's last. Reckoned from
 * the anchor and not from the last boundary, which would drift: 31 January, 28 February, 31 March.
 * @param anchor epoch seconds, as is what comes back
 */
export function boundary(anchor: number, interval: Interval, k: number): number {
  const begins = Temporal.Instant.fromEpochMilliseconds(anchor * 1000).toZonedDateTimeISO('UTC');
  return begins.add({ months: interval === 'year' ? 12 * k : k }).epochMilliseconds / 1000;
}

/** What will be charged next and when, as things stand. */
export function nextChargeOf(record: Membership, now: number): { date: number; amountCents: number } | null {
  const status = subscriptionStatus(record, now);
  if (status === 'canceled' || status === 'cancel_upcoming') return null;
  const amountCents = PLANS[record.pendingProductId ?? productIdOf(record.interval)].chargeCents;
  if (status === 'payment_failed')
    return record.dunningNextAt === null ? null : { date: record.dunningNextAt, amountCents };
  const isSkip = status === 'monthly_skip_upcoming' || status === 'monthly_skipping';
  return { date: isSkip ? record.paymentResumesAt! : record.currentPeriodEnd!, amountCents };
}

/** What an invoice of a membership is for; `periodStart` is when it was asked for. */
export interface PaidFor {
  purpose: 'create' | 'update' | 'renewal';
  productId: ProductId;
  periodStart: number;
}

/**
 * What a successful charge makes of a record; null where the record has ended meanwhile, or gone another way: then
 * nothing is owed, and the money goes back.
 * @param askedAt epoch seconds: who pays late begins a new period then
 */
export function paid(record: Membership, invoice: PaidFor, askedAt: number): Membership | null {
  const { purpose, productId, periodStart } = invoice;
  if (purpose !== 'renewal')
    return actionsOf(record, periodStart).includes(purpose)
      ? change(record, { action: purpose, productId }, periodStart).record
      : null;
  if (record.status === 'canceled') return null;
  if (record.status === 'past_due') return change(record, { action: 'retry' }, askedAt).record;
  return change(record, { event: 'renewed' }, periodStart).record;
}

/** The plan that is offered first: the one a member has or had, else the annual one. */
export const planOffered = ({ productId }: Membership): ProductId => productId ?? ANNUAL;
