import { ANNUAL, type Action, PLANS } from '#contract/billing/codes.ts';
import { productIdOf, subscriptionStatus } from '#contract/billing/rules.ts';
import type { NewSubscriptionInfo } from '#contract/billing/calls.ts';
import { formatBillingDate, formatMoney } from '#contract/billing/words.ts';
import { actionsOf, change, type Change, type Membership, planOffered } from './rules.ts';

type Previews = NewSubscriptionInfo['actions'];
type Preview = NonNullable<Previews[Action]>;

/** What each action that is allowed now would do, so that a confirmation can state date and amount. */
export function previewsOf(record: Membership, now: number): Previews {
  return Object.fromEntries(actionsOf(record, now).map((action) => [action, previewOf(record, action, now)]));
}

function previewOf(record: Membership, action: Action, now: number): Preview {
  const by: Change =
    action === 'create' || action === 'update' ? { action, productId: planOffered(record) } : { action };
  const { record: after, chargeCents } = change(record, by, now);
  const waitsForPeriodEnd = action === 'skip' || action === 'upgrade' || after.cancelAtPeriodEnd;
  return {
    effectiveAt: waitsForPeriodEnd ? record.currentPeriodEnd! : now,
    amountCents: action === 'upgrade' ? PLANS[ANNUAL].chargeCents : chargeCents,
    statusAfter: subscriptionStatus(after, now),
    sentence: sentenceOf(action, record, after),
  };
}

/** What an action changes, when and for how much, said so that it fits the member and whoever acts for them. */
export const sentenceOf = (action: Action, before: Membership, after: Membership): string =>
  SENTENCES[action](before, after);

const SENTENCES: Record<Action, (before: Membership, after: Membership) => string> = {
  skip: (before, after) =>
    `The plan pauses on ${formatBillingDate(after.paymentPausedAt!)} and resumes on ${formatBillingDate(after.paymentResumesAt!)}, ` +
    `when ${priceOf(before)} is charged.`,
  unskip: (before) => `The plan goes on without a pause. ${nextCharge(before)}`,
  cancel: (before, after) =>
    after.cancelAtPeriodEnd
      ? `The membership stays until ${formatBillingDate(before.currentPeriodEnd!)}. Nothing more is charged.`
      : 'The membership ends now. Nothing more is charged.',
  uncancel: (before) => `The membership goes on. ${nextCharge(before)}`,
  upgrade: (before) =>
    `The plan becomes Annual on ${formatBillingDate(before.currentPeriodEnd!)}, ` +
    `when ${formatMoney(PLANS[ANNUAL].chargeCents)} is charged.`,
  keep_monthly: (before) => `The plan stays Monthly. ${nextCharge(before)}`,
  create: () => 'The membership begins today. The plan that is chosen is charged now.',
  update: () => 'The plan goes on from today. The plan that is chosen is charged now.',
  retry: (before) => `${priceOf(before)} is charged now and a new period begins today.`,
};

const nextCharge = (record: Membership) =>
  `${priceOf(record)} is charged on ${formatBillingDate(record.currentPeriodEnd!)}.`;

const priceOf = ({ interval }: Membership) => formatMoney(PLANS[productIdOf(interval)].chargeCents);
