import {
  ANNUAL,
  MONTHLY,
  type Action,
  type Interval,
  type ProductId,
  type RecordStatus,
  type SubscriptionStatus,
} from './codes.ts';

/** Times in epoch seconds, as everywhere in billing. */
export interface SubscriptionRecord {
  status: RecordStatus;
  interval: Interval;
  cancelAtPeriodEnd: boolean;
  paymentPausedAt: number | null;
  paymentResumesAt: number | null;
}

/**
 * The specification's derivation, in its order. `payment_failed` comes from a record that is past due; such a
 * record has no other flag set, so its place in the order changes nothing else.
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

/** Who never subscribed counts as canceled. */
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

/** Whether a member of this status may ask and send. */
export const isServiceable = (status: SubscriptionStatus): boolean => serviceable.has(status);

/** Active means monthly_active or yearly_active, nothing else. */
export const isActive = (status: SubscriptionStatus): boolean =>
  status === 'monthly_active' || status === 'yearly_active';

/** The actions that a status allows; the screen shows these and the server refuses all others. */
export const actionsFor = {
  monthly_active: ['upgrade', 'skip', 'cancel'],
  yearly_active: ['cancel'],
  cancel_upcoming: ['uncancel'],
  monthly_skip_upcoming: ['unskip', 'cancel'],
  monthly_skipping: ['update', 'cancel'],
  payment_failed: ['retry', 'cancel'],
  canceled: ['create'],
} as const satisfies Record<SubscriptionStatus, readonly Action[]>;

/** `keep_monthly` stands beside them while an upgrade is pending, in the place of these. */
const excludedByUpgrade: ReadonlySet<Action> = new Set(['upgrade', 'skip']);

/** The actions that a membership allows now, as the screen lists them. */
export function actionsAllowed(
  status: SubscriptionStatus,
  pendingProductId: ProductId | null,
): readonly Action[] {
  const allowed: readonly Action[] = actionsFor[status];
  if (pendingProductId === null) return allowed;
  return ['keep_monthly', ...allowed.filter((action) => !excludedByUpgrade.has(action))];
}

/** What is owed can be paid for so many days; then the membership ends. */
export const UNPAID_DAYS = 14;

/**
 * When a membership ends that is not paid for; epoch seconds.
 * @param failedAt when the charge was made that failed: the moment its invoice was made, which stays open
 */
export const endsUnpaidAt = (failedAt: number): number => failedAt + UNPAID_DAYS * 86_400;

export const productIdOf = (interval: Interval): ProductId => (interval === 'year' ? ANNUAL : MONTHLY);

/** The canned reply that a status calls for, offered to the writer and never sent by itself. */
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
