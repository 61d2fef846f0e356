import { ANNUAL, type Action, PLANS, productIdOf } from '#contract/billing/codes.ts';
import { subscriptionStatus } from '#contract/billing/rules.ts';
import type { NewSubscriptionInfo } from '#contract/billing/calls.ts';
import { formatBillingDate, formatMoney } from '#contract/billing/format.ts';
import type { Membership } from '../membershipRecord.ts';
import { getOwedCents } from '../dueStepRules.ts';
import { getMembershipActions, change, type Change, offeredPlan } from '../rules.ts';

type Previews = NewSubscriptionInfo['actions'];
type Preview = NonNullable<Previews[Action]>;

/** The effect of each currently allowed action, so that a confirmation can state date and amount. */
export function buildPreviews(record: Membership, now: number): Previews {
  return Object.fromEntries(
    getMembershipActions(record, now).map((action) => [action, buildPreview(record, action, now)]),
  );
}

function buildPreview(record: Membership, action: Action, now: number): Preview {
  const by: Change =
    action === 'create' || action === 'update' ? { action, productId: offeredPlan(record) } : { action };
  const { record: after, chargeCents } = change(record, by, now);
  const waitsForPeriodEnd = action === 'skip' || action === 'upgrade' || after.cancelAtPeriodEnd;
  return {
    effectiveAt: waitsForPeriodEnd ? record.currentPeriodEnd! : now,
    amountCents: action === 'upgrade' ? PLANS[ANNUAL].chargeCents : chargeCents,
    statusAfter: subscriptionStatus(after, now),
    sentence: describeAction(action, record, after),
  };
}

/**
 * A sentence that says what an action changes, when, and how much is charged. It is shown to the member and to a writer
 * acting for them, so it does not say "your".
 */
export const describeAction = (action: Action, before: Membership, after: Membership): string =>
  ACTION_SENTENCES[action](before, after);

const ACTION_SENTENCES: Record<Action, (before: Membership, after: Membership) => string> = {
  skip: (before, after) =>
    `The plan pauses on ${formatBillingDate(after.paymentPausedAt!)} and resumes on ${formatBillingDate(after.paymentResumesAt!)}, ` +
    `when ${formatPrice(before)} is charged.`,
  unskip: (before) => `The plan continues without a pause. ${describeNextCharge(before)}`,
  cancel: (before, after) =>
    after.cancelAtPeriodEnd
      ? `The membership ends on ${formatBillingDate(before.currentPeriodEnd!)}. Nothing more is charged.`
      : 'The membership ends now. Nothing more is charged.',
  uncancel: (before) => `The membership continues. ${describeNextCharge(before)}`,
  upgrade: (before) =>
    `The plan becomes Annual on ${formatBillingDate(before.currentPeriodEnd!)}, ` +
    `when ${formatMoney(PLANS[ANNUAL].chargeCents)} is charged.`,
  keep_monthly: (before) => `The plan stays Monthly. ${describeNextCharge(before)}`,
  create: () => 'The membership begins today. The price of the chosen plan is charged now.',
  update: () => 'The plan resumes today. The price of the chosen plan is charged now.',
  retry: (before) => `${formatMoney(getOwedCents(before))} is charged now and a new period begins today.`,
};

const describeNextCharge = (record: Membership) =>
  `${formatPrice(record)} is charged on ${formatBillingDate(record.currentPeriodEnd!)}.`;

const formatPrice = ({ interval }: Membership) => formatMoney(PLANS[productIdOf(interval)].chargeCents);
