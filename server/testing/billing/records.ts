import { PLANS, SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import { addIntervals } from '#contract/billing/periods.ts';
import type { Membership } from '../../src/billing/membershipRecord.ts';
import { change, type Change, type MembershipEvent, NO_MEMBERSHIP } from '../../src/billing/rules.ts';

export const toSeconds = (moment: string) => Temporal.Instant.from(moment).epochMilliseconds / 1000;
export const toIsoText = (seconds: number) =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString();
export const DAY = 86_400;

/** When the plans of these tests begin, and the ends of their monthly periods and of the first year. */
export const START = toSeconds('2026-01-31T12:00:00Z');
export const END = toSeconds('2026-02-28T12:00:00Z');
export const SECOND_END = toSeconds('2026-03-31T12:00:00Z');
export const THIRD_END = toSeconds('2026-04-30T12:00:00Z');
export const YEAR_END = toSeconds('2027-01-31T12:00:00Z');
/** Within the first period. */
export const NOW = toSeconds('2026-02-10T00:00:00Z');

/** Applies steps to a record one after the other, each at its own time. */
export const applySteps = (
  record: Membership,
  ...steps: readonly (readonly [Change | MembershipEvent, number])[]
): Membership => steps.reduce((before, [by, now]) => change(before, by, now).record, record);

export const monthly = applySteps(NO_MEMBERSHIP, [{ action: 'create', productId: 2 }, START]);
export const yearly = applySteps(NO_MEMBERSHIP, [{ action: 'create', productId: 1 }, START]);

/** The second period, from START to END, is skipped. */
const skipping = applySteps(
  NO_MEMBERSHIP,
  [{ action: 'create', productId: 2 }, toSeconds('2025-12-31T12:00:00Z')],
  [{ action: 'skip' }, toSeconds('2026-01-10T00:00:00Z')],
  [{ event: 'state_change_due' }, START],
);
/** The payment of the second period failed half a day before NOW. */
const pastDue = applySteps(
  NO_MEMBERSHIP,
  [{ action: 'create', productId: 2 }, toSeconds('2026-01-09T00:00:00Z')],
  [{ event: 'declined', isRetryable: true }, NOW - DAY / 2],
);

/** One record of each status, at NOW. */
export const records = {
  monthly_active: monthly,
  yearly_active: yearly,
  canceled: NO_MEMBERSHIP,
  cancel_upcoming: applySteps(monthly, [{ action: 'cancel' }, START]),
  payment_failed: pastDue,
  monthly_skip_upcoming: applySteps(monthly, [{ action: 'skip' }, START]),
  monthly_skipping: skipping,
} satisfies Record<string, Membership>;
export type Status = keyof typeof records;
export const upgrading: Membership = applySteps(monthly, [{ action: 'upgrade' }, START]);

/** The rules that a record violates, as sentences. */
export function findRecordFaults(record: Membership, now: number): string[] {
  const { status, interval, productId, anchor, periods, paymentPausedAt, paymentResumesAt } = record;
  const isPaused = paymentPausedAt !== null || paymentResumesAt !== null;
  const isDunned = record.dunningSince !== null && record.dunningStep !== null;
  const hasFlags = record.cancelAtPeriodEnd || isPaused || record.pendingProductId !== null;
  const rules: Record<string, boolean> = {
    'the status is one of seven': SUBSCRIPTION_STATUSES.includes(subscriptionStatus(record, now)),
    'a past-due or canceled membership has no flags': status === 'active' || !hasFlags,
    'exactly a past-due membership is in dunning': isDunned === (status === 'past_due'),
    'no retry is scheduled outside of dunning':
      isDunned || (record.dunningNextAt === null && !record.dunningStopped),
    'a cancellation and a skip are not both scheduled': !record.cancelAtPeriodEnd || !isPaused,
    'an upgrade is pending in a monthly plan only, without a cancellation or a skip':
      record.pendingProductId === null || (interval === 'month' && !isPaused && !record.cancelAtPeriodEnd),
    'a pause has both dates, in a monthly plan only':
      !isPaused ||
      (interval === 'month' && paymentPausedAt !== null && (paymentResumesAt ?? 0) > paymentPausedAt),
    'the product has the interval of the membership':
      productId === null || PLANS[productId].interval === interval,
    'the period ends on the anchor':
      status !== 'active' || record.currentPeriodEnd === addIntervals(anchor!, interval, periods),
    'exactly a canceled membership has an end':
      productId === null || (record.endedAt !== null) === (status === 'canceled'),
  };
  return Object.entries(rules)
    .filter(([, isKept]) => !isKept)
    .map(([rule]) => rule);
}
