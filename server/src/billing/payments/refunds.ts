import { subscriptionStatus } from '#contract/billing/rules.ts';
import { formatMoney } from '#contract/billing/format.ts';
import { REFUSALS } from '#contract/refusals.ts';
import type { Refund } from '../../adapters/payments/payments.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { formatInvoiceNumber } from '../invoices/toInvoice.ts';
import type { Attempt, LockedAttempt } from './attemptsSql.ts';
import { endMembershipNow } from '../membership/endMembershipNow.ts';
import { markInvoicePaid } from './invoiceChangesSql.ts';
import {
  hasBegunAnother,
  insertRefund,
  lockInvoice,
  lockRefund,
  refundById,
  type RefundToProcess,
  saveRefundOutcome,
  saveRefundedAmount,
  setRefundCheckTime,
} from './refundsSql.ts';
import type { Membership } from '../membershipRecord.ts';
import { lockMembership } from '../sql.ts';
import { auditActorFor, BY_GATEWAY, mailMember, mailOwner, writeAudit } from '../notices/notify.ts';

const RECHECK_AFTER = { minutes: 1 } as const;

/** A payment succeeded for something no longer owed: refunds it and notifies the owner. */
export async function refundLatePayment(
  context: Context,
  { userId, actorId }: Attempt,
  { invoiceId, amountCents }: LockedAttempt,
): Promise<void> {
  const { db, now } = context;
  await markInvoicePaid.run(db, { id: invoiceId, periodStart: null, periodEnd: null, now });
  const byNobody = { actorId: null, idempotencyKey: null, lookAt: now };
  await insertRefund.run(db, { ...byNobody, invoiceId, userId, amountCents, endsMembership: false, now });
  await writeAudit(context, auditActorFor(actorId, userId), {
    userId,
    act: 'refund',
    says: `${formatMoney(amountCents)} of ${formatInvoiceNumber(invoiceId)} is refunded automatically.`,
    why: 'The charge succeeded after the membership had ended.',
  });
  await mailOwner(context, userId, {
    kind: 'refunded_late',
    amountCents,
    number: formatInvoiceNumber(invoiceId),
  });
}

/**
 * Calls the gateway, outside of any transaction and always with the same key, and records the result in one.
 * @param onRefunded stores the response of a call, in the transaction that records the refund
 */
export async function processRefund(
  context: Context,
  id: number,
  onRefunded?: (inside: Context) => Promise<void>,
): Promise<Refund> {
  const refund = await refundById.one(context.db, { id });
  const { gatewayRef, amountCents } = refund;
  const answer = await context.payments
    .refund({ ref: gatewayRef!, amountCents, key: toRefundKey(id) })
    .catch((error: unknown) => {
      context.log.error({ err: error, refund: id }, 'the gateway gave no answer to a refund');
      return { kind: 'unknown' } as const;
    });
  return context.transaction(async (inside) => {
    const outcome = await applyRefundAnswer(inside, refund, answer);
    if (outcome.kind === 'succeeded') await onRefunded?.(inside);
    return outcome;
  });
}

/** The key under which the gateway makes a refund once. */
export const toRefundKey = (id: number): string => `ref${id}`;

/** @returns the answer, or the refusal that an event of the gateway has recorded before it */
async function applyRefundAnswer(context: Context, refund: RefundToProcess, answer: Refund): Promise<Refund> {
  const { db, now } = context;
  const { id, userId } = refund;
  const { id: _, ...membership } = await lockMembership(db, userId, now);
  const { status } = await lockRefund.one(db, { id });
  if (status === 'refused') return { kind: 'refused', message: REFUSALS.refund_refused.message };
  if (status !== 'pending') return answer;
  if (answer.kind === 'unknown') await setRefundCheckTime.run(db, { id, lookAt: now.add(RECHECK_AFTER) });
  if (answer.kind === 'refused') await recordRefusedRefund(context, refund, answer.message);
  if (answer.kind === 'succeeded') await recordOwnRefund(context, refund, membership, answer.ref);
  return answer;
}

/** Records that the gateway has not made a pending refund. */
export async function recordRefusedRefund(
  context: Context,
  refund: Pick<RefundToProcess, 'id' | 'userId' | 'invoiceId' | 'amountCents'>,
  why: string,
): Promise<void> {
  const { db, now } = context;
  const { id, userId, invoiceId, amountCents } = refund;
  await saveRefundOutcome.run(db, { id, status: 'refused', gatewayRef: null, now });
  const message = `The gateway refused to refund ${formatMoney(amountCents)} of ${formatInvoiceNumber(invoiceId)}.`;
  await writeAudit(context, BY_GATEWAY, { userId, act: 'refund_refused', says: message, why });
}

/** Records that the gateway has made a pending refund, and ends the membership if the refund is to do so. */
async function recordOwnRefund(
  context: Context,
  refund: RefundToProcess,
  membership: Membership,
  gatewayRef: string,
): Promise<void> {
  const { db, now } = context;
  const { id, userId, amountCents } = refund;
  await saveRefundOutcome.run(db, { id, status: 'succeeded', gatewayRef, now });
  const { status } = await recordRefund(context, refund);
  const isOver = subscriptionStatus(membership, toEpochSeconds(now)) === 'canceled';
  if (!refund.endsMembership || isOver) return;
  // The answer may come late: the membership that was to end may be over, and the member may have paid for another.
  if ((await hasBegunAnother.first(db, { userId, since: refund.createdAt })) !== undefined) return;
  const isWhole = status === 'refunded';
  await endMembershipNow(context, userId, membership, {
    by: auditActorFor(refund.actorId, userId),
    why: isWhole ? 'The payment was refunded.' : `${formatMoney(amountCents)} of the payment was refunded.`,
    notice: isWhole
      ? { kind: 'canceled', reason: 'refunded' }
      : { kind: 'canceled', reason: 'partly_refunded', amountCents },
  });
}

/** Adds a refund to its invoice, which is returned, and tells the member. */
export async function recordRefund(
  context: Context,
  { userId, invoiceId, amountCents }: Pick<RefundToProcess, 'userId' | 'invoiceId' | 'amountCents'>,
) {
  const invoice = await changeRefundedAmount(context, invoiceId, amountCents);
  const { description } = invoice;
  const number = formatInvoiceNumber(invoiceId);
  await mailMember(context, userId, { kind: 'refunded', amountCents, number, description });
  return invoice;
}

/** Adds to an invoice's refunded amount, and returns the invoice; a negative `byCents` subtracts. */
export async function changeRefundedAmount({ db }: Context, invoiceId: number, byCents: number) {
  const invoice = await lockInvoice.one(db, { id: invoiceId });
  const refundedCents = invoice.refundedCents + byCents;
  const status =
    refundedCents === 0 ? 'paid' : refundedCents < invoice.amountCents ? 'partly_refunded' : 'refunded';
  await saveRefundedAmount.run(db, { id: invoiceId, refundedCents, status });
  return { ...invoice, refundedCents, status };
}
