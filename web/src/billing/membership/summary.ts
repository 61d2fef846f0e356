import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { PLANS, productIdOf } from '#contract/billing/codes.ts';
import { endsUnpaidAt, UNPAID_DAYS } from '#contract/billing/periods.ts';
import { formatBillingDate, formatMoney, formatPlan, formatPlanPrice } from '#contract/billing/format.ts';
import { formatStatus } from '#contract/billing/formatStatus.ts';
import { hasNeverSubscribed } from '../rules.ts';

export interface Fact {
  label: string;
  value: string;
}

export interface Summary {
  phase: 'half' | 'full' | 'empty';
  /** Decides its colour. */
  tone: 'good' | 'waiting' | 'bad' | 'over';
  /** The status in a few words. */
  title: string;
  /** The plan, where there is one. */
  plan: string | null;
  price: string | null;
  /** What happens next, and when. */
  text: string;
  /** Its dates and amounts, one by one. */
  facts: readonly Fact[];
}

/**
 * The status summary: the plan and the dates, in words for the member and for writers.
 * @param owedCents the amount that a retry would charge
 * @param failedAt when the charge failed, in epoch seconds; without it the end is a number of days
 */
export function buildSummary(info: SubscriptionInfo, owedCents?: number, failedAt?: number): Summary {
  if (hasNeverSubscribed(info)) return noMembership;
  const productId = info.productId ?? productIdOf(info.interval);
  return {
    plan: formatPlan(productId),
    price: formatPlanPrice(productId),
    title: formatStatus(info),
    ...describeStatus(info, owedCents, failedAt),
    facts: buildBillingFacts(info, owedCents, failedAt),
  };
}

const noMembership: Summary = {
  phase: 'empty',
  tone: 'over',
  title: 'No membership yet',
  plan: null,
  price: null,
  text: 'Choose a plan and add a card to begin.',
  facts: [],
};

function describeStatus(
  info: SubscriptionInfo,
  owedCents: number | undefined,
  failedAt: number | undefined,
): Pick<Summary, 'phase' | 'tone' | 'text'> {
  const end = info.currentPeriodEnd === null ? '' : formatBillingDate(info.currentPeriodEnd);
  switch (info.currentSubscriptionStatus) {
    case 'monthly_active':
    case 'yearly_active':
      return { phase: 'full', tone: 'good', text: describeRenewal(info, end) };
    case 'cancel_upcoming':
      return { phase: 'half', tone: 'waiting', text: `Paid until ${end}, and then it ends.` };
    case 'monthly_skip_upcoming':
      return { phase: 'half', tone: 'waiting', text: describeSkip(info) };
    case 'monthly_skipping':
      return { phase: 'empty', tone: 'waiting', text: describeSkip(info) };
    case 'payment_failed':
      return { phase: 'empty', tone: 'bad', text: describeOwedPayment(info, owedCents, failedAt) };
    case 'canceled':
      // An unpaid membership ends up to two weeks after its last period.
      return { phase: 'empty', tone: 'over', text: `The last period ended on ${end}.` };
  }
}

function describeRenewal({ nextCharge, pendingProductId }: SubscriptionInfo, end: string): string {
  if (nextCharge === null) return `Paid until ${end}.`;
  const charge = `${formatBillingDate(nextCharge.date)} for ${formatMoney(nextCharge.amountCents)}`;
  return pendingProductId === null
    ? `Renews on ${charge}.`
    : `Changes to the ${PLANS[pendingProductId].name.toLowerCase()} plan on ${charge}.`;
}

function describeSkip({ currentSubscriptionStatus, paymentPausedAt, nextCharge }: SubscriptionInfo): string {
  const resumes =
    nextCharge === null
      ? ''
      : ` It resumes on ${formatBillingDate(nextCharge.date)}, when ${formatMoney(nextCharge.amountCents)} is charged.`;
  return currentSubscriptionStatus === 'monthly_skipping' || paymentPausedAt === null
    ? `This month is skipped and costs nothing.${resumes}`
    : `The plan pauses on ${formatBillingDate(paymentPausedAt)} for one month, which costs nothing.${resumes}`;
}

function describeOwedPayment(
  info: SubscriptionInfo,
  owedCents = info.nextCharge?.amountCents,
  failedAt?: number,
): string {
  const owed = owedCents === undefined ? 'The last payment' : `The payment of ${formatMoney(owedCents)}`;
  const next =
    info.nextCharge === null
      ? // The bank refused the card for good, or wants the payment confirmed by the member, who can do so during a retry.
        'It is not tried again automatically. Retry the payment, and confirm it if the bank asks, or use another card.'
      : `It will be tried again on ${formatBillingDate(info.nextCharge.date)}.`;
  const end =
    failedAt === undefined
      ? `${UNPAID_DAYS} days after the payment failed`
      : `on ${formatBillingDate(endsUnpaidAt(failedAt))}`;
  return `${owed} did not go through. ${next} If it stays unpaid, the membership ends ${end}.`;
}

function buildBillingFacts(
  info: SubscriptionInfo,
  owedCents = info.nextCharge?.amountCents,
  failedAt?: number,
): Fact[] {
  const isOwing = info.currentSubscriptionStatus === 'payment_failed';
  const isOver = isOwing || info.status === 'canceled';
  const { currentPeriodStart: start, currentPeriodEnd: end, pendingProductId, nextCharge } = info;
  const isSkipping = info.currentSubscriptionStatus === 'monthly_skipping';
  // The derivation of the status ignores the pause of any other record.
  const isPausing = isSkipping || info.currentSubscriptionStatus === 'monthly_skip_upcoming';
  const pausedAt = isPausing ? info.paymentPausedAt : null;
  const resumesAt = isPausing ? info.paymentResumesAt : null;
  const facts: (Fact | null)[] = [
    start === pausedAt ? null : toDateFact('Period began', start),
    start === pausedAt ? null : toDateFact(isOver ? 'Period ended' : 'Period ends', end),
    toDateFact(isSkipping ? 'Paused on' : 'Pauses on', pausedAt),
    toDateFact('Resumes on', resumesAt),
    pendingProductId === null ? null : { label: 'Next plan', value: PLANS[pendingProductId].name },
    isOwing && owedCents !== undefined ? { label: 'Owed', value: formatMoney(owedCents) } : null,
    nextCharge && {
      label: isOwing ? 'Tried again on' : 'Next charge',
      value: isOwing
        ? formatBillingDate(nextCharge.date)
        : `${formatBillingDate(nextCharge.date)}, ${formatMoney(nextCharge.amountCents)}`,
    },
    isOwing && failedAt !== undefined ? toDateFact('Ends, if unpaid, on', endsUnpaidAt(failedAt)) : null,
  ];
  return facts.filter((fact) => fact !== null);
}

const toDateFact = (label: string, epochSeconds: number | null): Fact | null =>
  epochSeconds === null ? null : { label, value: formatBillingDate(epochSeconds) };
