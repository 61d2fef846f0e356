import type { Interval, RecordStatus, SubscriptionStatus } from './codes.ts';

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
