import { subscriptionStatus } from '#contract/billing/rules.ts';
import { formatMoney } from '#contract/billing/words.ts';
import type { Refund } from '../adapters/payments/payments.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { orUnknown } from './attempts.ts';
import { numberOf } from './invoiceOf.ts';
import { type Attempt, type LockedAttempt, setOwedVoid, setPaid, setPeriodEmpty } from './ledgerSql.ts';
import {
  insertRefund,
  lockInvoice,
  lockRefund,
  refundById,
  type Refunding,
  settleRefund,
  setRefunded,
  setRefundLookAt,
} from './refundsSql.ts';
import { change, type Membership } from './rules.ts';
import { lockMembership, saveMembership } from './sql.ts';
import { announceStatus, askedBy, BY_GATEWAY, mailMember, mailOwner, note } from './tell.ts';

const LOOK_AGAIN_AFTER = { minutes: 1 } as const;
/** Gateways forget the key of a refund after a day: from then on what was given back in all tells. */
const KEY_HOLDS = { hours: 23 } as const;

/** A payment came through for what is not owed any more: it goes back, and the owner is told. */
export async function refundLatePayment(
  context: Context,
  { userId, actorId }: Attempt,
  { invoiceId, amountCents }: LockedAttempt,
): Promise<void> {
  const { db, now } = context;
  await setPaid.run(db, { id: invoiceId, periodStart: null, periodEnd: null, now });
  const byNobody = { actorId: null, idempotencyKey: null, lookAt: now };
  await insertRefund.run(db, { ...byNobody, invoiceId, userId, amountCents, endsMembership: false, now });
  await note(context, askedBy(actorId, userId), {
    userId,
    act: 'refund',
    says: `${formatMoney(amountCents)} of ${numberOf(invoiceId)} goes back.`,
    why: 'It was charged for a membership that had ended meanwhile.',
  });
  await mailOwner(context, userId, { kind: 'refunded_late', amountCents, number: numberOf(invoiceId) });
}

/**
 * Asks the gateway, outside of any transaction and always under the same key, and records its answer in one.
 * @param ifGiven keeps the answer of a call, in the transaction that records the refund
 */
export async function giveBack(
  context: Context,
  id: number,
  ifGiven?: (inside: Context) => Promise<void>,
): Promise<Refund> {
  const refund = await refundById.one(context.db, { id });
  const answer = await orUnknown(context, refund, askFor(context, refund));
  await context.transaction(async (inside) => {
    await settle(inside, refund, answer);
    if (answer.kind === 'succeeded') await ifGiven?.(inside);
  });
  return answer;
}

async function askFor({ payments, db, now }: Context, refund: Refunding): Promise<Refund> {
  const { id, gatewayRef, invoiceId, amountCents } = refund;
  const keyEnds = Temporal.Instant.from(refund.createdAt).add(KEY_HOLDS);
  if (Temporal.Instant.compare(now, keyEnds) > 0) {
    const invoice = await lockInvoice.one(db, { id: invoiceId });
    const isMade = (await payments.refundedOf(gatewayRef!)) >= invoice.refundedCents + amountCents;
    if (isMade) return { kind: 'succeeded', ref: gatewayRef! };
  }
  return payments.refund({ ref: gatewayRef!, amountCents, key: `ref${id}` });
}

async function settle(context: Context, refund: Refunding, answer: Refund): Promise<void> {
  const { db, now } = context;
  const { id, userId, invoiceId, amountCents } = refund;
  const { id: _, ...membership } = await lockMembership(db, userId, now);
  const kept = await lockRefund.one(db, { id });
  if (kept.status !== 'pending') return;
  if (answer.kind === 'unknown') {
    await setRefundLookAt.run(db, { id, lookAt: now.add(LOOK_AGAIN_AFTER) });
    return;
  }
  if (answer.kind === 'refused') {
    await settleRefund.run(db, { id, status: 'refused', gatewayRef: null, now });
    const says = `The gateway refused to give back ${formatMoney(amountCents)} of ${numberOf(invoiceId)}.`;
    return note(context, BY_GATEWAY, { userId, act: 'refund_refused', says, why: answer.says });
  }
  await settleRefund.run(db, { id, status: 'succeeded', gatewayRef: answer.ref, now });
  const { description } = await addToRefunded(context, invoiceId, amountCents);
  await mailMember(context, userId, {
    kind: 'refunded',
    amountCents,
    number: numberOf(invoiceId),
    description,
  });
  const isOver = subscriptionStatus(membership, epochSecondsOf(now)) === 'canceled';
  if (refund.endsMembership && !isOver) await endMembership(context, userId, membership, 'refunded');
}

/** Counts into an invoice what was given back of it. */
export async function addToRefunded({ db }: Context, invoiceId: number, amountCents: number) {
  const invoice = await lockInvoice.one(db, { id: invoiceId });
  const refundedCents = invoice.refundedCents + amountCents;
  const status = refundedCents < invoice.amountCents ? 'partly_refunded' : 'refunded';
  await setRefunded.run(db, { id: invoiceId, refundedCents, status });
  return invoice;
}

/** Saves a membership that was ended at once: nothing is owed for it any more. */
export async function saveEnded({ db }: Context, userId: number, ended: Membership): Promise<void> {
  await saveMembership(db, userId, ended);
  await setOwedVoid.run(db, { userId });
  const { currentPeriodStart, currentPeriodEnd } = ended;
  if (currentPeriodStart === currentPeriodEnd)
    await setPeriodEmpty.run(db, { userId, periodStart: currentPeriodStart! });
}

/** Ends a membership at once, whatever was paid for. */
export async function endMembership(
  context: Context,
  userId: number,
  before: Membership,
  why: 'refunded' | 'disputed',
): Promise<void> {
  const { record: after } = change(before, { event: 'ended' }, epochSecondsOf(context.now));
  await saveEnded(context, userId, after);
  await announceStatus(context, userId, after);
  const reasons = { refunded: 'The payment was refunded.', disputed: 'The payment was disputed.' };
  await note(context, BY_GATEWAY, {
    userId,
    act: 'end',
    says: 'The membership ended at once.',
    why: reasons[why],
  });
  await mailMember(context, userId, { kind: 'canceled', why });
}
