import type * as calls from '#contract/billing/calls.ts';
import type { SubscriptionInfo } from '#contract/billing/calls.ts';
import { type Action, ANNUAL, PLANS, type ProductId } from '#contract/billing/codes.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import { actorOf } from '../platform/auditLog.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Context, Self } from '../platform/context.ts';
import { inTurn } from '../platform/inTurn.ts';
import { type Intended, intendBill, intendedBefore, intendTry } from './attempts.ts';
import { billOf, bringUpToDate } from './catchUp.ts';
import { type Attempt, openAttempts, owedInvoice, setOwedVoid } from './ledgerSql.ts';
import { memberOf } from './member.ts';
import { noticeOfAction } from './noticeOf.ts';
import { sentenceOf } from './previews.ts';
import { change, type Change, dueOf, type Membership } from './rules.ts';
import { chargeOnce, refuseUnlessPaid } from './settle.ts';
import { customerById, lockMembership, payerOf, saveMembership } from './sql.ts';
import { currentMembership, infoOf } from './subscriptionInfo.ts';
import { announceStatus, mailMember, note } from './tell.ts';

/** However often a member presses, one decision at a time takes a connection. */
const oneByOne = inTurn<number>();

/** What is asked for may hang on how the membership stands. */
type Asked = (record: Membership) => Change;

/** An action that needs no more than its name. */
export const acting = (action: Exclude<Action, 'create' | 'update'>) => (context: Context<Self>) =>
  changeMembership(context, () => ({ action }));

/** The first membership, or a new one after it was canceled. */
export const takeMembership = (
  context: Context<Self>,
  { productId }: ParsedInputOf<typeof calls.createSubscription>,
) => changeMembership(context, () => ({ action: 'create', productId }));

/** Going on with a plan while it is skipped, or taking back an upgrade. */
export const updatePlan = (
  context: Context<Self>,
  { productId }: ParsedInputOf<typeof calls.updateSubscription>,
) => changeMembership(context, (record) => updateOf(record, productId));

function updateOf(record: Membership, productId: ProductId): Change {
  if (record.pendingProductId === null) return { action: 'update', productId };
  return { action: productId === ANNUAL ? 'upgrade' : 'keep_monthly' };
}

export const cancelMembership = (
  context: Context<Self>,
  { reason }: ParsedInputOf<typeof calls.cancelSubscription>,
) => changeMembership(context, () => ({ action: 'cancel' }), reason === '' ? undefined : reason);

/**
 * Does what a member, or a writer for them, asks for. Where it is charged at once, the intent is committed before the
 * gateway is asked and its answer after: killed in between, the charge is found and recorded later, and never made
 * twice.
 */
async function changeMembership(
  context: Context<Self>,
  asked: Asked,
  why?: string,
): Promise<SubscriptionInfo> {
  const { id: userId } = await memberOf(context);
  // A repeated call drops nothing: what still waits for the member's bank may be its own.
  if ((await intendedBefore(context)) === undefined) await bringUpToDate(context, userId);
  const decided = await oneByOne(userId, () =>
    context.transaction((inside) => decide(inside, userId, asked, why)),
  );
  if ('info' in decided) return decided.info;
  const outcome = await chargeOnce(context, decided, async (inside) =>
    inside.keepAnswer(await currentInfo(inside, userId)),
  );
  refuseUnlessPaid(outcome, decided.attempt);
  return currentInfo(context, userId);
}

const currentInfo = async ({ db, now }: Pick<Context, 'db' | 'now'>, userId: number) =>
  infoOf(await currentMembership(db, userId), epochSecondsOf(now));

async function decide(
  context: Context<Self>,
  userId: number,
  asked: Asked,
  why: string | undefined,
): Promise<Intended | { info: SubscriptionInfo }> {
  const { db } = context;
  const now = epochSecondsOf(context.now);
  const { id: subscriptionId, ...before } = await lockMembership(db, userId, context.now);
  const known = await intendedBefore(context);
  if (known !== undefined) return known;
  await refuseUnlessCustomer(context, userId);
  const by = asked(before);
  const { record: after, chargeCents } = change(before, by, now);
  if (dueOf(before, now) !== null || (await openAttempts.first(db, { userId })) !== undefined)
    refuse('payment_in_progress');
  if (chargeCents > 0) {
    const attempt = await intendPayment(context, { subscriptionId, userId }, by, { before, after });
    return { attempt, isRepeat: false };
  }
  await context.withCommit(saveMembership(db, userId, after));
  if (after.status === 'canceled') await context.withCommit(setOwedVoid.run(db, { userId }));
  await announceStatus(context, userId, after);
  const says = sentenceOf(by.action, before, after);
  await note(context, actorOf(context.actor), { userId, act: by.action, says, why });
  await mailMember(context, userId, noticeOfAction(by.action as Unpaid, after, now));
  const info = infoOf(after, now);
  await context.keepAnswer(info);
  return { info };
}

/** Whoever was blocked or became a writer since the call began changes nothing any more. */
async function refuseUnlessCustomer({ db, actor }: Context<Self>, userId: number): Promise<void> {
  if (!actor.isWriter && (await customerById.first(db, { userId })) === undefined) refuse('forbidden');
}

type Unpaid = Exclude<Action, 'create' | 'update' | 'retry'>;

async function intendPayment(
  context: Context<Self>,
  whose: { subscriptionId: number; userId: number },
  by: Change,
  { before, after }: { before: Membership; after: Membership },
): Promise<Attempt> {
  const { db, actor } = context;
  const payer = (await payerOf.first(db, whose)) ?? refuse('no_card');
  const asking = { payer, userId: whose.userId, actorId: actor.id };
  if (by.action === 'create' || by.action === 'update') {
    const { name, chargeCents } = PLANS[by.productId];
    const bill = {
      ...whose,
      purpose: by.action,
      productId: by.productId,
      periodStart: after.currentPeriodStart,
      periodEnd: after.currentPeriodEnd,
      amountCents: chargeCents,
      readingRequestId: null,
      description: `${name} membership`,
    };
    return intendBill(context, bill, asking);
  }
  const owed = await owedInvoice.first(db, whose);
  if (owed === undefined)
    return intendBill(context, billOf(before, whose, epochSecondsOf(context.now)), asking);
  const { id, tries, amountCents } = owed;
  return intendTry(context, { id, n: tries + 1 }, { ...asking, purpose: 'renewal', amountCents });
}
