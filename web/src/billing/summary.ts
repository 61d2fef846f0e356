import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { PLANS } from '#contract/billing/codes.ts';
import { endsUnpaidAt, planOf, UNPAID_DAYS } from '#contract/billing/rules.ts';
import { dayInWords, moneyInWords } from '#contract/billing/words.ts';
import { hasNeverSubscribed, wholeMoney } from './rules.ts';

export interface Fact {
  says: string;
  value: string;
}

export interface Summary {
  phase: 'half' | 'full' | 'empty';
  /** How it stands, for its color. */
  tone: 'good' | 'waiting' | 'bad' | 'over';
  /** The status in a few words. */
  title: string;
  /** The plan, where there is one. */
  plan: string | null;
  /** What it costs. */
  price: string | null;
  /** What happens next, and when. */
  text: string;
  /** Its dates and amounts, one by one. */
  facts: readonly Fact[];
}

/**
 * The status summary: the plan and the dates, in words that fit the member and whoever acts for them.
 * @param owedCents what a retry would charge
 * @param failedAt when the charge failed for which it is owed; epoch seconds
 */
export function summaryOf(info: SubscriptionInfo, owedCents?: number, failedAt?: number): Summary {
  if (hasNeverSubscribed(info)) return none;
  const { name, chargeCents, interval } = PLANS[info.productId ?? planOf(info.interval)];
  const plan = `${name} plan`;
  const price = `${wholeMoney(chargeCents)} a ${interval}`;
  return { plan, price, ...stateOf(info, owedCents), facts: factsOf(info, owedCents, failedAt) };
}

const none: Summary = {
  phase: 'empty',
  tone: 'over',
  title: 'No membership yet',
  plan: null,
  price: null,
  text: 'It begins with a plan and a card.',
  facts: [],
};

function stateOf(
  info: SubscriptionInfo,
  owedCents: number | undefined,
): Pick<Summary, 'phase' | 'tone' | 'title' | 'text'> {
  const end = info.currentPeriodEnd === null ? '' : dayInWords(info.currentPeriodEnd);
  switch (info.currentSubscriptionStatus) {
    case 'monthly_active':
    case 'yearly_active':
      return { phase: 'full', tone: 'good', title: 'Active', text: renewalOf(info, end) };
    case 'cancel_upcoming':
      return {
        phase: 'half',
        tone: 'waiting',
        title: 'Ends soon',
        text: `Paid until ${end}, and then it ends.`,
      };
    case 'monthly_skip_upcoming':
      return { phase: 'half', tone: 'waiting', title: 'Skip scheduled', text: skipOf(info) };
    case 'monthly_skipping':
      return { phase: 'empty', tone: 'waiting', title: 'Skipping', text: skipOf(info) };
    case 'payment_failed':
      return { phase: 'empty', tone: 'bad', title: 'Payment failed', text: owingOf(info, owedCents) };
    case 'canceled':
      return { phase: 'empty', tone: 'over', title: 'Canceled', text: `The membership ended on ${end}.` };
  }
}

function renewalOf({ nextCharge, pendingProductId }: SubscriptionInfo, end: string): string {
  if (nextCharge === null) return `Paid until ${end}.`;
  const charge = `${dayInWords(nextCharge.date)} for ${moneyInWords(nextCharge.amountCents)}`;
  return pendingProductId === null
    ? `Renews on ${charge}.`
    : `Changes to the ${PLANS[pendingProductId].name.toLowerCase()} plan on ${charge}.`;
}

function skipOf({ currentSubscriptionStatus, paymentPausedAt, paymentResumesAt }: SubscriptionInfo): string {
  const resumes =
    paymentResumesAt === null ? '' : ` It goes on by itself on ${dayInWords(paymentResumesAt)}.`;
  return currentSubscriptionStatus === 'monthly_skipping' || paymentPausedAt === null
    ? `This month is skipped and costs nothing.${resumes}`
    : `Readings pause on ${dayInWords(paymentPausedAt)} for one month that costs nothing.${resumes}`;
}

function owingOf(info: SubscriptionInfo, owedCents = info.nextCharge?.amountCents): string {
  const owed = owedCents === undefined ? 'The last payment' : `The payment of ${moneyInWords(owedCents)}`;
  const next =
    info.nextCharge === null
      ? 'It is not tried again by itself until the card changes.'
      : `It is tried again on ${dayInWords(info.nextCharge.date)}.`;
  return `${owed} did not go through. ${next} Unpaid, the membership ends ${UNPAID_DAYS} days after it failed.`;
}

function factsOf(
  info: SubscriptionInfo,
  owedCents = info.nextCharge?.amountCents,
  failedAt?: number,
): Fact[] {
  const isOwing = info.currentSubscriptionStatus === 'payment_failed';
  const isOver = isOwing || info.status === 'canceled';
  const { currentPeriodStart: start, currentPeriodEnd: end, pendingProductId, nextCharge } = info;
  const { paymentPausedAt: pausedAt, paymentResumesAt: resumesAt } = info;
  const isSkipping = info.currentSubscriptionStatus === 'monthly_skipping';
  const facts: (Fact | null)[] = [
    start === pausedAt ? null : dated('Period began', start),
    start === pausedAt ? null : dated(isOver ? 'Period ended' : 'Period ends', end),
    dated(isSkipping ? 'Paused on' : 'Pauses on', pausedAt),
    dated('Resumes on', resumesAt),
    pendingProductId === null ? null : { says: 'Next plan', value: PLANS[pendingProductId].name },
    isOwing && owedCents !== undefined ? { says: 'Owed', value: moneyInWords(owedCents) } : null,
    nextCharge && {
      says: isOwing ? 'Tried again on' : 'Next charge',
      value: isOwing
        ? dayInWords(nextCharge.date)
        : `${dayInWords(nextCharge.date)}, ${moneyInWords(nextCharge.amountCents)}`,
    },
    isOwing && failedAt !== undefined ? dated('Ends, if unpaid, on', endsUnpaidAt(failedAt)) : null,
  ];
  return facts.filter((fact) => fact !== null);
}

const dated = (says: string, epochSeconds: number | null): Fact | null =>
  epochSeconds === null ? null : { says, value: dayInWords(epochSeconds) };
