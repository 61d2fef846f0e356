import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { type Action, PLANS } from '#contract/billing/codes.ts';
import { refuse } from '#contract/refusals.ts';
import { toAuditActor } from '../../platform/auditLog.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { keyedMutex } from '../../platform/keyedMutex.ts';
import {
  type IntendedAttempt,
  createFirstAttempt,
  findRepeatedAttempt,
  createAttempt,
} from '../payments/attempts.ts';
import { buildOwedInvoice, advanceIfDue } from './advanceMembership.ts';
import { type Attempt, openMembershipAttempts } from '../payments/attemptsSql.ts';
import { owedInvoice, voidOwedInvoices } from '../payments/invoiceChangesSql.ts';
import { refuseUnlessCustomer, requireMember } from '../requireMember.ts';
import { buildActionNotice } from '../notices/buildNotices.ts';
import { describeAction } from './previews.ts';
import { findDueStep } from '../dueStepRules.ts';
import type { Membership } from '../membershipRecord.ts';
import { change, type Change, timeOfDecision } from '../rules.ts';
import { cancelUnconfirmed, chargeOnce, refuseUnlessPaid } from '../payments/settleAttempt.ts';
import { lockMembership, findPayer, saveMembership } from '../sql.ts';
import { loadMembership, toSubscriptionInfo } from './toSubscriptionInfo.ts';
import { announceStatus, mailMember, writeAudit } from '../notices/notify.ts';

/** Decides one change per member at a time, so that repeated clicks use only one connection. */
const withMemberLock = keyedMutex<number>();

/** Returns the requested change, which may depend on the membership's state. */
type ToChange = (record: Membership) => Change;

/**
 * Applies a change requested by a member, or by a writer for them. If it is charged at once, the attempt is committed
 * before the gateway is called, and the result after. If the process is killed in between, the charge is found and
 * recorded later, and never made twice.
 */
export async function changeMembership(
  context: Context<OwnAccess>,
  toChange: ToChange,
  reason?: string,
): Promise<SubscriptionInfo> {
  const { id: userId } = await requireMember(context);
  // Skipped for a repeated call, because a charge that waits for confirmation may belong to that same call.
  if ((await findRepeatedAttempt(context)) === undefined) {
    await advanceIfDue(context, userId);
    await cancelUnconfirmedCharges(context, userId, toChange);
  }
  const decided = await withMemberLock(userId, () =>
    context.transaction((inside) => decideChange(inside, userId, toChange, reason)),
  );
  if ('info' in decided) return decided.info;
  const outcome = await chargeOnce(context, decided, async (inside) =>
    inside.storeResponse(await loadSubscriptionInfo(inside, userId)),
  );
  refuseUnlessPaid(outcome, decided.attempt);
  return loadSubscriptionInfo(context, userId);
}

/** A change that is refused leaves a charge that waits for the member's confirmation as it is. */
async function cancelUnconfirmedCharges(context: Context, userId: number, toChange: ToChange): Promise<void> {
  const open = await openMembershipAttempts.all(context.db, { userId });
  if (open.length === 0) return;
  const record = await loadMembership(context.db, userId);
  change(record, toChange(record), timeOfDecision(record, toEpochSeconds(context.now)));
  await cancelUnconfirmed(context, open);
}

const loadSubscriptionInfo = async ({ db, now }: Pick<Context, 'db' | 'now'>, userId: number) =>
  toSubscriptionInfo(await loadMembership(db, userId), toEpochSeconds(now));

async function decideChange(
  context: Context<OwnAccess>,
  userId: number,
  toChange: ToChange,
  reason: string | undefined,
): Promise<IntendedAttempt | { info: SubscriptionInfo }> {
  const { db } = context;
  const { id: subscriptionId, ...before } = await lockMembership(db, userId, context.now);
  const now = timeOfDecision(before, toEpochSeconds(context.now));
  const known = await findRepeatedAttempt(context);
  if (known !== undefined) return known;
  await refuseUnlessCustomer(context, userId);
  const by = toChange(before);
  const { record: after, chargeCents } = change(before, by, now);
  if (findDueStep(before, now) !== null || (await openMembershipAttempts.first(db, { userId })) !== undefined)
    refuse('payment_in_progress');
  if (chargeCents > 0) {
    const attempt = await createPaymentAttempt(context, { subscriptionId, userId }, by, { before, after });
    return { attempt, isRepeat: false };
  }
  await context.beforeCommit(saveMembership(db, userId, after));
  if (after.status === 'canceled') await context.beforeCommit(voidOwedInvoices.run(db, { userId }));
  await announceStatus(context, userId, after);
  const message = describeAction(by.action, before, after);
  await writeAudit(context, toAuditActor(context.actor), {
    userId,
    act: by.action,
    says: message,
    why: reason,
  });
  await mailMember(context, userId, buildActionNotice(by.action as UnchargedAction, after, now));
  const info = toSubscriptionInfo(after, now);
  await context.storeResponse(info);
  return { info };
}

type UnchargedAction = Exclude<Action, 'create' | 'update' | 'retry'>;

async function createPaymentAttempt(
  context: Context<OwnAccess>,
  owner: { subscriptionId: number; userId: number },
  by: Change,
  { before, after }: { before: Membership; after: Membership },
): Promise<Attempt> {
  const { db, actor } = context;
  const payer = (await findPayer.first(db, owner)) ?? refuse('no_card');
  const chargeIntent = { payer, userId: owner.userId, actorId: actor.id };
  if (by.action === 'create' || by.action === 'update') {
    const { name, chargeCents } = PLANS[by.productId];
    const newInvoice = {
      ...owner,
      purpose: by.action,
      productId: by.productId,
      periodStart: after.currentPeriodStart,
      periodEnd: after.currentPeriodEnd,
      amountCents: chargeCents,
      readingRequestId: null,
      readerId: null,
      description: `${name} membership`,
    };
    return createFirstAttempt(context, newInvoice, chargeIntent);
  }
  const owed = await owedInvoice.first(db, owner);
  if (owed === undefined)
    return createFirstAttempt(
      context,
      buildOwedInvoice(before, owner, toEpochSeconds(context.now)),
      chargeIntent,
    );
  const { id, tries, amountCents } = owed;
  return createAttempt(context, { id, n: tries + 1 }, { ...chargeIntent, purpose: 'renewal', amountCents });
}
