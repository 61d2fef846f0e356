import type { Action, CardBrand } from '#contract/billing/codes.ts';
import { hasExpired } from '#contract/billing/cardRules.ts';
import { REFUSALS } from '#contract/refusals.ts';
import type { DeclineCode } from '../../adapters/payments/payments.ts';
import { formatInvoiceNumber } from '../invoices/toInvoice.ts';
import type { LockedAttempt } from '../payments/attemptsSql.ts';
import type { Notice, PaidDetails } from './notices.ts';
import { computeNextCharge, getOwedCents, type UpcomingNotice, unpaidEndOf } from '../dueStepRules.ts';
import type { Membership } from '../membershipRecord.ts';

/** The notice of an action that costs nothing now; an action that charges sends a receipt instead. */
export function buildActionNotice(
  action: Exclude<Action, 'create' | 'update' | 'retry'>,
  record: Membership,
  now: number,
): Notice {
  if (action === 'cancel')
    return record.status === 'canceled'
      ? { kind: 'canceled', reason: 'asked' }
      : { kind: 'access_until', until: record.currentPeriodEnd! };
  const next = computeNextCharge(record, now)!;
  if (action === 'skip') return { kind: 'skip_scheduled', pausedAt: record.paymentPausedAt!, next };
  return { kind: ACTION_NOTICE_KINDS[action], next };
}

const ACTION_NOTICE_KINDS = {
  unskip: 'skip_removed',
  upgrade: 'upgrade_scheduled',
  keep_monthly: 'upgrade_removed',
  uncancel: 'cancel_removed',
} as const;

type PayingCard = { brand: CardBrand; last4: string; expMonth: number; expYear: number };

/** A notice of an upcoming event; null if it no longer applies. */
export function buildUpcomingNotice(
  notice: UpcomingNotice,
  record: Membership,
  card: PayingCard | undefined,
  now: number,
): Notice | null {
  if (notice === 'final_notice')
    return { kind: notice, amountCents: getOwedCents(record), endsAt: unpaidEndOf(record) };
  const next = computeNextCharge(record, now);
  if (next === null) return null;
  if (notice !== 'card_expiring') return { kind: notice, next };
  if (card === undefined || !hasExpiredBy(card, next.date)) return null;
  return { kind: notice, card, hasExpired: hasExpiredBy(card, now), next };
}

const hasExpiredBy = (card: PayingCard, at: number) => hasExpired(card, new Date(at * 1000).toISOString());

/** The receipt of a payment for a membership. */
export function buildPaymentNotice(
  before: Membership,
  after: Membership,
  attempt: LockedAttempt,
  now: number,
): Notice {
  const next = computeNextCharge(after, now);
  const payment = { paid: buildPaidDetails(attempt, now), beganAt: after.currentPeriodStart!, next };
  if (attempt.purpose === 'create') return { kind: 'welcome', ...payment };
  if (attempt.purpose === 'update') return { kind: 'welcome_back', ...payment };
  return { kind: before.status === 'past_due' ? 'recovered' : 'renewed', ...payment };
}

/** The details of a receipt. */
export const buildPaidDetails = (attempt: LockedAttempt, now: number): PaidDetails => ({
  invoiceId: attempt.invoiceId,
  number: formatInvoiceNumber(attempt.invoiceId),
  description: attempt.description,
  amountCents: attempt.amountCents,
  card: { brand: attempt.brand, last4: attempt.last4 },
  paidAt: now,
});

/** The notice of a declined renewal or retry. If the answer came late, the next retry may be due already. */
export function buildDeclineNotice(
  before: Membership,
  after: Membership,
  { code, now }: { code: DeclineCode | 'no_card'; now: number },
): Notice {
  if (after.status === 'canceled') return { kind: 'canceled', reason: 'unpaid' };
  const owed = { amountCents: getOwedCents(after), endsAt: unpaidEndOf(after) };
  if (code === 'authentication_required') return { kind: 'authentication_wanted', ...owed };
  if (code === 'no_card') return { kind: code, ...owed };
  const kind = before.status === 'past_due' ? 'payment_failed_again' : 'payment_failed';
  const nextRetryAt = after.dunningNextAt === null ? null : Math.max(after.dunningNextAt, now);
  return { kind, ...owed, nextRetryAt, message: REFUSALS[code].message };
}
