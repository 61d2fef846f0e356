import { type SubscriptionInfo } from '#contract/billing/calls.ts';
import { type Action, BRAND_NAMES, type CardBrand, PLANS } from '#contract/billing/codes.ts';
import { planOf } from '#contract/billing/rules.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** `19200` → `$192.00`. */
export const money = (cents: number): string => dollars.format(cents / 100);

/** `$16`, where there are no cents to tell. */
export const wholeMoney = (cents: number): string => money(cents).replace(/\.00$/, '');

/** Epoch seconds → `20 November 2026`, in the time zone of whoever reads it. */
export const dayOf = (epochSeconds: number): string => days.format(epochSeconds * 1000);

interface CardFace {
  brand: CardBrand;
  last4: string;
}

/** `Visa ending in 4242`. */
export const cardName = ({ brand, last4 }: CardFace): string => `${BRAND_NAMES[brand]} ending in ${last4}`;

/** `07/31`. */
export const expiryText = ({ expMonth, expYear }: { expMonth: number; expYear: number }): string =>
  `${String(expMonth).padStart(2, '0')}/${String(expYear % 100).padStart(2, '0')}`;

/** Never subscribed is a canceled record without dates. */
export const hasNeverSubscribed = (info: SubscriptionInfo): boolean =>
  info.currentSubscriptionStatus === 'canceled' && info.currentPeriodEnd === null;

/** Whose plan it is: a writer acts for a member, whose id they give. */
const whose = (userId: number | undefined): string => (userId === undefined ? 'your' : "user's");

/** The whole sentence that a change of the membership asks first; of the first membership there is no `re`. */
export function questionOf(action: Action, userId: number | undefined, isFirst = false): string {
  const plan = `${whose(userId)} plan`;
  const acts: Record<Action, string> = {
    upgrade: `upgrade ${plan}`,
    keep_monthly: `keep ${plan} monthly`,
    skip: `skip ${whose(userId)} next billing cycle`,
    unskip: `remove the pending skip on ${plan}`,
    create: isFirst ? `start ${whose(userId)} membership` : `reactivate ${plan}`,
    update: `reactivate ${plan}`,
    retry: `retry ${whose(userId)} payment`,
    cancel: `cancel ${plan}`,
    uncancel: `remove the pending cancel on ${plan}`,
  };
  return `Are you sure you want to ${acts[action]}?`;
}

/** What a toast says after a membership began, for the first time or again. */
export const successOf = (isFirst: boolean): string =>
  isFirst ? 'Welcome! Your membership begins today.' : 'Your membership is active again!';

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
