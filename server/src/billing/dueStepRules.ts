import { PLANS, productIdOf } from '#contract/billing/codes.ts';
import { DAY, endsUnpaidAt } from '#contract/billing/periods.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import type { Membership } from './membershipRecord.ts';

/** When an unpaid membership ends. */
export const unpaidEndOf = (record: Membership): number => endsUnpaidAt(record.dunningSince!);

/**
 * When the record next changes by itself, not counting notices: a period or a retry is due, or it ends unpaid. Null once
 * it is canceled.
 */
export function nextStateChangeAt(record: Membership): number | null {
  if (record.status === 'canceled') return null;
  if (record.status === 'past_due') return record.dunningNextAt ?? unpaidEndOf(record);
  return record.currentPeriodEnd;
}

/** Notices of upcoming events. */
export type UpcomingNotice =
  | 'renewal_ahead'
  | 'upgrade_ahead'
  | 'skip_ending'
  | 'card_expiring'
  | 'final_notice';

/** The notices of what comes next, with the time at which each is sent. */
function upcomingNotices(record: Membership, now: number): { at: number; notice: UpcomingNotice }[] {
  if (record.status === 'past_due') return [{ at: unpaidEndOf(record) - 2 * DAY, notice: 'final_notice' }];
  const next = computeNextCharge(record, now);
  if (next === null) return [];
  const before = (days: number, notice: UpcomingNotice) => ({ at: next.date - days * DAY, notice });
  const isUpgrade = record.pendingProductId !== null;
  return [
    ...(isUpgrade ? [before(7, 'upgrade_ahead')] : []),
    ...(record.interval === 'year' ? [before(30, 'renewal_ahead')] : []),
    ...(record.paymentResumesAt === null ? [] : [before(3, 'skip_ending')]),
    before(7, 'card_expiring'),
  ];
}

/** The record with the time of its next due step. */
export function withNextAction(record: Membership): Membership {
  const since = record.noticedUntil ?? record.currentPeriodStart ?? 0;
  const moments = upcomingNotices(record, since).map(({ at }) => at);
  const next = [nextStateChangeAt(record), ...moments.filter((at) => at > since)].filter((at) => at !== null);
  return { ...record, nextActionAt: next.length === 0 ? null : Math.min(...next) };
}

/** A due step of a record. */
export type DueStep =
  | { kind: 'state_change' }
  | { kind: 'charge' }
  | { kind: 'notices'; notices: readonly UpcomingNotice[] };

export function findDueStep(record: Membership, now: number): DueStep | null {
  const at = nextStateChangeAt(record);
  if (at === null) return null;
  if (at <= now) {
    const isUnpaid = record.status === 'past_due' && record.dunningNextAt === null;
    const isSkip = record.paymentPausedAt !== null && record.currentPeriodEnd === record.paymentPausedAt;
    return { kind: isUnpaid || record.cancelAtPeriodEnd || isSkip ? 'state_change' : 'charge' };
  }
  const since = record.noticedUntil ?? record.currentPeriodStart!;
  const notices = upcomingNotices(record, now).filter((notice) => notice.at > since && notice.at <= now);
  return notices.length === 0 ? null : { kind: 'notices', notices: notices.map(({ notice }) => notice) };
}

/** What a past due membership owes. */
export const getOwedCents = ({ owedCents, interval }: Membership): number =>
  owedCents ?? PLANS[productIdOf(interval)].chargeCents;

/** The next charge and its date, if nothing changes until then; null if there is none. */
export function computeNextCharge(
  record: Membership,
  now: number,
): { date: number; amountCents: number } | null {
  const status = subscriptionStatus(record, now);
  if (status === 'canceled' || status === 'cancel_upcoming') return null;
  if (status === 'payment_failed')
    return record.dunningNextAt === null
      ? null
      : { date: record.dunningNextAt, amountCents: getOwedCents(record) };
  const amountCents = PLANS[record.pendingProductId ?? productIdOf(record.interval)].chargeCents;
  const isSkip = status === 'monthly_skip_upcoming' || status === 'monthly_skipping';
  return { date: isSkip ? record.paymentResumesAt! : record.currentPeriodEnd!, amountCents };
}
