import type { Action, Interval, ProductId, RecordStatus, SubscriptionStatus } from './codes.ts';

/** A stored membership. Times are epoch seconds, as everywhere in billing. */
export interface SubscriptionRecord {
  status: RecordStatus;
  interval: Interval;
  cancelAtPeriodEnd: boolean;
  paymentPausedAt: number | null;
  paymentResumesAt: number | null;
}

/**
 * The status shown at `now` (epoch seconds). The order of the checks counts: a yearly membership that is canceled for
 * the end of its period is shown as `cancel_upcoming`. A past due record has no other flag set, so the place of
 * `payment_failed` in the order does not matter.
 */
export function subscriptionStatus(record: SubscriptionRecord, now: number): SubscriptionStatus {
  if (record.status === 'canceled') return 'canceled';
  if (record.status === 'past_due') return 'payment_failed';
  if (record.cancelAtPeriodEnd) return 'cancel_upcoming';
  if (record.interval === 'year') return 'yearly_active';
  const { paymentPausedAt, paymentResumesAt } = record;
  if (paymentPausedAt === null || paymentResumesAt === null) return 'monthly_active';
  if (now < paymentPausedAt) return 'monthly_skip_upcoming';
  return now < paymentResumesAt ? 'monthly_skipping' : 'monthly_active';
}

/** The record of a member who never subscribed; its status is canceled. */
export const NEVER_SUBSCRIBED: SubscriptionRecord = {
  status: 'canceled',
  interval: 'month',
  cancelAtPeriodEnd: false,
  paymentPausedAt: null,
  paymentResumesAt: null,
};

const serviceable: ReadonlySet<SubscriptionStatus> = new Set([
  'monthly_active',
  'yearly_active',
  'cancel_upcoming',
  'monthly_skip_upcoming',
]);

/** Whether a member with this status may ask for readings and send messages. */
export const isServiceable = (status: SubscriptionStatus): boolean => serviceable.has(status);

/** Whether the status is monthly_active or yearly_active. */
export const isActive = (status: SubscriptionStatus): boolean =>
  status === 'monthly_active' || status === 'yearly_active';

/** The actions that each status allows: the screen shows these and the server refuses all others. */
export const actionsFor = {
  monthly_active: ['upgrade', 'skip', 'cancel'],
  yearly_active: ['cancel'],
  cancel_upcoming: ['uncancel'],
  monthly_skip_upcoming: ['unskip', 'cancel'],
  monthly_skipping: ['update', 'cancel'],
  payment_failed: ['retry', 'cancel'],
  canceled: ['create'],
} as const satisfies Record<SubscriptionStatus, readonly Action[]>;

/** While an upgrade is pending, `keep_monthly` replaces these actions. */
const excludedByUpgrade: ReadonlySet<Action> = new Set(['upgrade', 'skip']);

/** The actions that a membership allows now, as the screen lists them. */
export function getAllowedActions(
  status: SubscriptionStatus,
  pendingProductId: ProductId | null,
): readonly Action[] {
  const allowed: readonly Action[] = actionsFor[status];
  if (pendingProductId === null) return allowed;
  return ['keep_monthly', ...allowed.filter((action) => !excludedByUpgrade.has(action))];
}

/** For how many days a failed renewal can still be paid before the membership ends. */
export const UNPAID_DAYS = 14;

/**
 * When an unpaid membership ends; epoch seconds.
 * @param failedAt when the failed charge was made, in epoch seconds: the creation time of its invoice, which stays open
 */
export const endsUnpaidAt = (failedAt: number): number => failedAt + UNPAID_DAYS * 86_400;

/**
 * The time `count` months or years after `anchor`, in epoch seconds: on the same day of the month in UTC, or on that
 * month's last. Add to the first period's start and not to the last period's end, which would drift: 31 January,
 * 28 February, 28 March.
 */
export function addIntervals(anchor: number, interval: Interval, count: number): number {
  const begin = new Date(anchor * 1000);
  const month = begin.getUTCMonth() + count * (interval === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(begin.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return begin.setUTCMonth(month, Math.min(begin.getUTCDate(), lastDay)) / 1000;
}

/** The canned reply for a status, offered to the writer and never sent automatically; null for a status without one. */
export function getCannedReply(status: SubscriptionStatus): string | null {
  const begins = "I'd love to answer this for you! Your account is";
  if (status === 'canceled')
    return `${begins} canceled right now. Please reactivate it and your reading will be done.`;
  if (status === 'monthly_skipping')
    return `${begins} skipped right now. Please reactivate it and your reading will be done.`;
  if (status === 'payment_failed')
    return `${begins} not current right now. Please get current first and your reading will be done.`;
  return null;
}
