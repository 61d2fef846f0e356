import { ANNUAL, MONTHLY, PLANS, type SubscriptionStatus } from '#contract/billing/codes.ts';
import { addIntervals } from '#contract/billing/periods.ts';
import type { Membership } from '../billing/membershipRecord.ts';
import { change, NO_MEMBERSHIP } from '../billing/rules.ts';

const DAY = 86_400;

/** A plausible membership, and when each of its periods began. */
export interface MembershipHistory {
  record: Membership;
  paidPeriods: readonly number[];
}

/** How long a membership has run in each status: whole periods, and days into the current one. */
const HISTORIES = {
  monthly_active: { productId: MONTHLY, periods: 6, days: 12 },
  yearly_active: { productId: ANNUAL, periods: 1, days: 160 },
  cancel_upcoming: { productId: MONTHLY, periods: 4, days: 9 },
  monthly_skip_upcoming: { productId: MONTHLY, periods: 3, days: 18 },
  monthly_skipping: { productId: MONTHLY, periods: 5, days: 6 },
  payment_failed: { productId: MONTHLY, periods: 4, days: 2 },
  canceled: { productId: MONTHLY, periods: 4, days: 14 },
} as const satisfies Record<SubscriptionStatus, object>;

/** A record with this status at `now` (epoch seconds), with the correct next due time. */
export function buildMembership(status: SubscriptionStatus, now: number): MembershipHistory {
  const { record, paidPeriods } = buildHistory(status, now);
  return { record: change(record, { event: 'noticed' }, now).record, paidPeriods };
}

function buildHistory(status: SubscriptionStatus, now: number): MembershipHistory {
  const { productId, periods, days } = HISTORIES[status];
  const { interval } = PLANS[productId];
  // Goes back by whole periods from the beginning of the current one.
  const anchor = addIntervals(now - days * DAY, interval, 1 - periods);
  const starts = Array.from({ length: periods }, (_, k) => addIntervals(anchor, interval, k));
  const end = addIntervals(anchor, interval, periods);
  const start = starts.at(-1)!;
  const begun = change(NO_MEMBERSHIP, { action: 'create', productId }, anchor).record;
  const running: Membership = {
    ...begun,
    periods,
    currentPeriodStart: start,
    currentPeriodEnd: end,
    nextActionAt: end,
  };
  const earlier = starts.slice(0, -1);
  switch (status) {
    case 'monthly_active':
    case 'yearly_active':
      return { record: running, paidPeriods: starts };
    case 'cancel_upcoming':
      return { record: change(running, { action: 'cancel' }, now - DAY).record, paidPeriods: starts };
    case 'monthly_skip_upcoming':
      return { record: change(running, { action: 'skip' }, now - 3 * DAY).record, paidPeriods: starts };
    case 'monthly_skipping':
      return { record: { ...running, paymentPausedAt: start, paymentResumesAt: end }, paidPeriods: earlier };
    case 'payment_failed':
      return { record: toPastDue(running, start, earlier.at(-1)!), paidPeriods: earlier };
    case 'canceled':
      return { record: toEnded(running, start, earlier.at(-1)!), paidPeriods: earlier };
  }
}

/** The charge failed when the period began and again the day after; the next retry is on the third day. */
function toPastDue(running: Membership, since: number, lastPaid: number): MembershipHistory['record'] {
  return {
    ...running,
    status: 'past_due',
    periods: running.periods - 1,
    currentPeriodStart: lastPaid,
    currentPeriodEnd: since,
    dunningSince: since,
    dunningStep: 1,
    dunningNextAt: since + 3 * DAY,
    nextActionAt: since + 3 * DAY,
  };
}

/** Canceled some days before the end of the paid period, which is over now. */
function toEnded(running: Membership, end: number, lastPaid: number): Membership {
  return {
    ...running,
    status: 'canceled',
    periods: running.periods - 1,
    currentPeriodStart: lastPaid,
    currentPeriodEnd: end,
    canceledAt: end - 5 * DAY,
    endedAt: end,
    nextActionAt: null,
  };
}
