import { subscriptionStatus } from '#contract/billing/rules.ts';
import { formatMoney } from '#contract/billing/format.ts';
import type { GatewayRefund, Refund } from '../../adapters/payments/payments.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { formatInvoiceNumber } from '../invoices/toInvoice.ts';
import {
  type Attempt,
  type LockedAttempt,
  voidOwedInvoices,
  markInvoicePaid,
  makePeriodEmpty,
} from './ledgerSql.ts';
import {
  insertRefund,
  lockInvoice,
  lockRefund,
  refundById,
  type RefundToProcess,
  saveRefundOutcome,
  saveRefundedAmount,
  setRefundLookAt,
} from './refundsSql.ts';
import { change, type Membership } from '../rules.ts';
import { lockMembership, saveMembership } from '../sql.ts';
import {
  announceStatus,
  auditActorFor,
  BY_GATEWAY,
  mailMember,
  mailOwner,
  writeAudit,
} from '../notices/notify.ts';

const RECHECK_AFTER = { minutes: 1 } as const;
/** Gateways forget a refund's idempotency key after a day; after that the charge's refunded total decides. */
const GATEWAY_KEY_LIFETIME = { hours: 23 } as const;

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
  const answer = await requestRefund(context, refund).catch((error: unknown) => {
    context.log.error({ err: error, refund: id }, 'the gateway gave no answer to a refund');
    return { kind: 'unknown' } as const;
  });
  await context.transaction(async (inside) => {
    await applyRefundAnswer(inside, refund, answer);
    if (answer.kind === 'succeeded') await onRefunded?.(inside);
  });
  return answer;
}

async function requestRefund({ payments, now }: Context, refund: RefundToProcess): Promise<Refund> {
  const { id, gatewayRef, refundedCents, amountCents } = refund;
  const keyEnds = Temporal.Instant.from(refund.createdAt).add(GATEWAY_KEY_LIFETIME);
  if (Temporal.Instant.compare(now, keyEnds) > 0) {
    const madeCents = sumRefundedCents(await payments.listRefunds(gatewayRef!));
    if (madeCents >= refundedCents + amountCents) return { kind: 'succeeded', ref: gatewayRef! };
  }
  return payments.refund({ ref: gatewayRef!, amountCents, key: `ref${id}` });
}

/** The total of a charge's refunds at the gateway, in cents. */
export const sumRefundedCents = (refunds: readonly GatewayRefund[]): number =>
  refunds.reduce((sum, { amountCents, hasFailed }) => sum + (hasFailed ? 0 : amountCents), 0);

async function applyRefundAnswer(context: Context, refund: RefundToProcess, answer: Refund): Promise<void> {
  const { db, now } = context;
  const { id, userId, invoiceId, amountCents } = refund;
  const { id: _, ...membership } = await lockMembership(db, userId, now);
  const locked = await lockRefund.one(db, { id });
  if (locked.status !== 'pending') return;
  if (answer.kind === 'unknown') {
    await setRefundLookAt.run(db, { id, lookAt: now.add(RECHECK_AFTER) });
    return;
  }
  if (answer.kind === 'refused') {
    await saveRefundOutcome.run(db, { id, status: 'refused', gatewayRef: null, now });
    const message = `The gateway refused to refund ${formatMoney(amountCents)} of ${formatInvoiceNumber(invoiceId)}.`;
    return writeAudit(context, BY_GATEWAY, {
      userId,
      act: 'refund_refused',
      says: message,
      why: answer.message,
    });
  }
  await saveRefundOutcome.run(db, { id, status: 'succeeded', gatewayRef: answer.ref, now });
  const { description } = await changeRefundedAmount(context, invoiceId, amountCents);
  await mailMember(context, userId, {
    kind: 'refunded',
    amountCents,
    number: formatInvoiceNumber(invoiceId),
    description,
  });
  const isOver = subscriptionStatus(membership, toEpochSeconds(now)) === 'canceled';
  if (refund.endsMembership && !isOver) await endMembershipNow(context, userId, membership, 'refunded');
}

/** Adds to an invoice's refunded amount; a negative `byCents` subtracts. */
export async function changeRefundedAmount({ db }: Context, invoiceId: number, byCents: number) {
  const invoice = await lockInvoice.one(db, { id: invoiceId });
  const refundedCents = invoice.refundedCents + byCents;
  const status =
    refundedCents === 0 ? 'paid' : refundedCents < invoice.amountCents ? 'partly_refunded' : 'refunded';
  await saveRefundedAmount.run(db, { id: invoiceId, refundedCents, status });
  return invoice;
}

/** Saves a membership that was ended at once and voids what it owed. */
export async function saveEndedMembership({ db }: Context, userId: number, ended: Membership): Promise<void> {
  await saveMembership(db, userId, ended);
  await voidOwedInvoices.run(db, { userId });
  const { currentPeriodStart, currentPeriodEnd } = ended;
  if (currentPeriodStart === currentPeriodEnd)
    await makePeriodEmpty.run(db, { userId, periodStart: currentPeriodStart! });
}

/** Ends a membership at once, even within a paid period. */
export async function endMembershipNow(
  context: Context,
  userId: number,
  before: Membership,
  reason: 'refunded' | 'disputed',
): Promise<void> {
  const { record: after } = change(before, { event: 'ended' }, toEpochSeconds(context.now));
  await saveEndedMembership(context, userId, after);
  await announceStatus(context, userId, after);
  const reasons = { refunded: 'The payment was refunded.', disputed: 'The payment was disputed.' };
  await writeAudit(context, BY_GATEWAY, {
    userId,
    act: 'end',
    says: 'The membership ended at once.',
    why: reasons[reason],
  });
  await mailMember(context, userId, { kind: 'canceled', reason });
}
