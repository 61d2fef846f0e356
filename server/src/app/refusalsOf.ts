import * as accounts from '#contract/accounts/calls.ts';
import * as billing from '#contract/billing/calls.ts';
import { type Action, SUBSCRIPTION_STATUSES } from '#contract/billing/codes.ts';
import { declineRefusals } from '#contract/billing/refusals.ts';
import { actionsFor } from '#contract/billing/rules.ts';
import type { Call } from '#contract/call.ts';
import * as people from '#contract/people/calls.ts';
import * as profiles from '#contract/profiles/calls.ts';
import * as readings from '#contract/readings/calls.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { anyoneOrForMember } from '../billing/planOffer.ts';
import { customers, forMember, writers } from '../platform/guards.ts';
import type { Route } from '../platform/route.ts';

const declines = Object.keys(declineRefusals) as (keyof typeof declineRefusals)[];
/** Of what is charged at once. */
const charging = ['no_card', ...declines, 'payment_unknown', 'payment_in_progress'] as const;
/** Of an action: the statuses that do not allow it. */
const notAllowed = (action: Action) =>
  SUBSCRIPTION_STATUSES.filter((status) => !(actionsFor[status] as readonly Action[]).includes(action)).map(
    (status) => `not_allowed_in_${status}` as const,
  );

/** What single calls refuse besides what is asked of all of them. */
const OWN: readonly (readonly [Call, ...RefusalCode[]])[] = [
  [accounts.logIn, 'wrong_credentials', 'too_many_requests'],
  [accounts.confirmPasswordReset, 'reset_link_invalid'],
  [profiles.createProfile, 'profile_exists'],
  [billing.addCard, ...declines, 'raw_card_refused'],
  [billing.startCardSetup, 'no_card_setup'],
  [billing.removeCard, 'only_card', 'payment_in_progress'],
  [billing.makeDefaultCard, 'already_default'],
  [billing.createSubscription, ...charging, ...notAllowed('create')],
  [billing.updateSubscription, ...charging, ...notAllowed('update'), 'upgrade_already_scheduled'],
  [billing.skipSubscription, 'payment_in_progress', ...notAllowed('skip'), 'upgrade_pending'],
  [billing.unskipSubscription, 'payment_in_progress', ...notAllowed('unskip')],
  [billing.cancelSubscription, 'payment_in_progress', ...notAllowed('cancel')],
  [billing.uncancelSubscription, 'payment_in_progress', ...notAllowed('uncancel')],
  [billing.upgradeSubscription, 'payment_in_progress', ...notAllowed('upgrade'), 'upgrade_already_scheduled'],
  [billing.retryPayment, ...charging, ...notAllowed('retry')],
  [billing.confirmPayment, ...declines, 'payment_unknown'],
  [billing.refundInvoice, 'not_found', 'not_refundable', 'refund_refused', 'payment_unknown'],
  [billing.giveTip, 'not_found', 'no_answer_yet', ...charging, 'tipped_just_now'],
  [billing.getNewSubscriptionInfo, 'unauthenticated'],
  [billing.listAttempts, 'not_found'],
  [readings.createRequest, 'not_serviceable'],
  [readings.listRequests, 'forbidden'],
  [readings.postMessage, 'not_serviceable'],
  [readings.postResponse, 'not_found', 'answered_meanwhile'],
  [readings.drawCards, 'draw_answered'],
  [readings.newestDraft, 'no_draft'],
  [people.addUserTag, 'not_found'],
  [people.patchStaffUser, 'own_writer_role'],
];

/** The codes by which a call may be refused, without those that any request may meet (too large, not ready, …). */
export function refusalsOf({ call, guard, limits = [] }: Route): ReadonlySet<RefusalCode> {
  const isPublic = call.isPublic === true;
  const isForMember = guard === forMember || guard === anyoneOrForMember;
  const asksRole = guard === writers || guard === customers;
  const isRepeatable = call.method === 'POST' && !isPublic && call.answersToken !== true;
  const own = OWN.filter(([each]) => each === call).flatMap(([, ...codes]) => codes);
  return new Set<RefusalCode>([
    'invalid',
    ...codesIf(call.method !== 'GET', 'malformed'),
    ...codesIf(isRepeatable, 'idempotency_key_invalid', 'idempotency_key_reused'),
    ...codesIf(!isPublic, 'unauthenticated'),
    ...codesIf(asksRole || isForMember, 'forbidden'),
    ...codesIf(isForMember || call.path.includes('{'), 'not_found'),
    ...codesIf(limits.length > 0, 'too_many_requests'),
    ...own,
  ]);
}

const codesIf = (isSo: boolean, ...codes: RefusalCode[]) => (isSo ? codes : []);
