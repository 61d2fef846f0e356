import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { PLANS } from '#contract/billing/codes.ts';
import { planOf } from '#contract/billing/rules.ts';
import { dayOf, hasNeverSubscribed, money } from './rules.ts';

export interface Summary {
  phase: 'half' | 'full' | 'empty';
  /** The status in a few words. */
  title: string;
  /** The plan, where there is one. */
  plan: string | null;
  /** What happens next, and when. */
  text: string;
}

/** The status summary: the plan and the dates, in words that fit the member and whoever acts for them. */
export function summaryOf(info: SubscriptionInfo): Summary {
  const { name } = PLANS[info.productId ?? planOf(info.interval)];
  const plan = `${name} plan`;
  const end = info.currentPeriodEnd === null ? '' : dayOf(info.currentPeriodEnd);
  switch (info.currentSubscriptionStatus) {
    case 'monthly_active':
    case 'yearly_active':
      return { phase: 'full', title: 'Active', plan, text: renewalOf(info, end) };
    case 'cancel_upcoming':
      return { phase: 'half', title: 'Ends soon', plan, text: `Paid until ${end}, and then it ends.` };
    case 'monthly_skip_upcoming':
      return { phase: 'half', title: 'Skip scheduled', plan, text: skipOf(info) };
    case 'monthly_skipping':
      return { phase: 'empty', title: 'Skipping', plan, text: skipOf(info) };
    case 'payment_failed':
      return {
        phase: 'empty',
        title: 'Payment failed',
        plan,
        text: 'The last payment did not go through. A card that works sets it right.',
      };
    case 'canceled':
      return hasNeverSubscribed(info)
        ? {
            phase: 'empty',
            title: 'No membership yet',
            plan: null,
            text: 'It begins with a plan and a card.',
          }
        : { phase: 'empty', title: 'Canceled', plan, text: `The membership ended on ${end}.` };
  }
}

function renewalOf({ nextCharge, pendingProductId }: SubscriptionInfo, end: string): string {
  if (nextCharge === null) return `Paid until ${end}.`;
  const charge = `${dayOf(nextCharge.date)} for ${money(nextCharge.amountCents)}`;
  return pendingProductId === null
    ? `Renews on ${charge}.`
    : `Changes to the ${PLANS[pendingProductId].name.toLowerCase()} plan on ${charge}.`;
}

function skipOf({ currentSubscriptionStatus, paymentPausedAt, paymentResumesAt }: SubscriptionInfo): string {
  const resumes = paymentResumesAt === null ? '' : ` It goes on by itself on ${dayOf(paymentResumesAt)}.`;
  return currentSubscriptionStatus === 'monthly_skipping' || paymentPausedAt === null
    ? `This month is skipped and costs nothing.${resumes}`
    : `Readings pause on ${dayOf(paymentPausedAt)} for one month that costs nothing.${resumes}`;
}
