import { ANNUAL, type Action, PLANS } from '#contract/billing/codes.ts';
import { planOf, subscriptionStatus } from '#contract/billing/rules.ts';
import type { NewSubscriptionInfo } from '#contract/billing/calls.ts';
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
    sentence: SENTENCES[action](record, after),
  };
}

const SENTENCES: Record<Action, (before: Membership, after: Membership) => string> = {
  skip: (before, after) =>
    `Your plan pauses on ${dayFrom(after.paymentPausedAt!)} and resumes on ${dayFrom(after.paymentResumesAt!)}, ` +
    `when ${priceOf(before)} is charged.`,
  unskip: (before) => `Your plan goes on without a pause. ${nextCharge(before)}`,
  cancel: (before, after) =>
    after.cancelAtPeriodEnd
      ? `You keep your membership until ${dayFrom(before.currentPeriodEnd!)}. Nothing more is charged.`
      : 'Your membership ends now. Nothing more is charged.',
  uncancel: (before) => `Your membership goes on. ${nextCharge(before)}`,
  upgrade: (before) =>
    `Your plan becomes Annual on ${dayFrom(before.currentPeriodEnd!)}, ` +
    `when ${dollars(PLANS[ANNUAL].chargeCents)} is charged.`,
  keep_monthly: (before) => `You stay on the Monthly plan. ${nextCharge(before)}`,
  create: () => 'Your membership begins today. The plan you choose is charged now.',
  update: () => 'Your plan goes on from today. The plan you choose is charged now.',
  retry: (before) => `${priceOf(before)} is charged now and a new period begins today.`,
};

const nextCharge = (record: Membership) =>
  `${priceOf(record)} is charged on ${dayFrom(record.currentPeriodEnd!)}.`;

const priceOf = ({ interval }: Membership) => dollars(PLANS[planOf(interval)].chargeCents);

/** Plans cost whole dollars. */
const dollars = (cents: number) => `$${cents / 100}`;

const dayFrom = (seconds: number) =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toLocaleString('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
