import { subscriptionStatus } from '#contract/billing/rules.ts';
import { formatMoney } from '#contract/billing/format.ts';
import type { GatewayRefund, PaymentGateway } from '../../adapters/payments/payments.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { SystemContext } from '../../platform/jobs/jobs.ts';
import { toGatewayKey } from './attempts.ts';
import type { GatewayEventHandlers } from './handleGatewayEvent.ts';
import { formatInvoiceNumber } from '../invoices/toInvoice.ts';
import { type Attempt, attemptByNumber, paidAttemptByRef, markDisputed } from './attemptsSql.ts';
import { endMembershipNow } from '../membership/endMembershipNow.ts';
import { changeRefundedAmount, recordRefund, recordRefusedRefund, toRefundKey } from './refunds.ts';
import {
  insertExternalRefund,
  lockInvoice,
  type RecordedRefund,
  refundsOfInvoice,
  saveRefundOutcome,
} from './refundsSql.ts';
import { settleAttempt } from './settleAttempt.ts';
import { lockMembership } from '../sql.ts';
import { BY_GATEWAY, mailOwner, writeAudit } from '../notices/notify.ts';

type GatewayAttempt = NonNullable<Awaited<ReturnType<PaymentGateway['findAttempt']>>>;

/** The effects of the gateway's events. */
export const gatewayEventHandlers: GatewayEventHandlers = {
  /** Settles a finished charge at once instead of at the next check. */
  chargeChanged: settleCharge,

  /** Reports a dispute to the owner and ends the membership, unless the payment was a tip. */
  async disputed(context, { chargeRef }) {
    const paid = await findPaidAttempt(context, chargeRef);
    if (paid === undefined || !(await context.payments.isDisputed(chargeRef))) return;
    const { userId, invoiceId, purpose, amountCents } = paid;
    await context.transaction(async (inside) => {
      const { db, now } = inside;
      const { id: _, ...membership } = await lockMembership(db, userId, now);
      if ((await markDisputed.first(db, { id: paid.id, now })) === undefined) return;
      const number = formatInvoiceNumber(invoiceId);
      const message = `The payment of ${formatMoney(amountCents)} for ${number} was disputed.`;
      await writeAudit(inside, BY_GATEWAY, { userId, act: 'dispute', says: message });
      const isOver = subscriptionStatus(membership, toEpochSeconds(now)) === 'canceled';
      const ends = purpose !== 'tip' && !isOver;
      await mailOwner(inside, userId, {
        kind: ends ? 'disputed_and_ended' : 'disputed',
        amountCents,
        number,
      });
      if (!ends) return;
      await endMembershipNow(inside, userId, membership, {
        by: BY_GATEWAY,
        why: 'The payment was disputed.',
        notice: { kind: 'canceled', reason: 'disputed' },
      });
    });
  },

  /**
   * Records a refund that was made by hand in the gateway's dashboard, like a refund made here. A refund that fails
   * after the gateway accepted it is taken back, and the owner is told. If the answer that accepted it has not been
   * recorded yet, it is recorded as refused, and that answer is ignored.
   */
  async refunded(context, { chargeRef }) {
    const paid = await findPaidAttempt(context, chargeRef);
    if (paid === undefined) return;
    const { invoiceId, userId } = paid;
    const refunds = await context.payments.listRefunds(chargeRef);
    await context.transaction(async (inside) => {
      const { db, now } = inside;
      // As for the answer to a refund of ours, which may arrive at the same moment.
      await lockMembership(db, userId, now);
      await lockInvoice.run(db, { id: invoiceId });
      const recorded = await refundsOfInvoice.all(db, { invoiceId });
      for (const refund of refunds) {
        const record = recorded.find((each) => isRecordOf(each, refund));
        if (!refund.hasFailed) {
          if (record === undefined) await recordExternalRefund(inside, paid, refund);
        } else if (record?.status === 'succeeded') await takeBackRefund(inside, paid, record);
        else if (record?.status === 'pending') {
          const pending = { ...record, userId, invoiceId };
          await recordRefusedRefund(inside, pending, 'The gateway could not pay it out.');
        }
      }
    });
  },
};

async function settleCharge(context: SystemContext, { attemptId, customer }: GatewayAttempt): Promise<void> {
  const attempt = await findAttemptByGatewayKey(context, attemptId);
  if (attempt === undefined || attempt.customer !== customer) return;
  const { payments } = context;
  const answer =
    attempt.status === 'requires_action'
      ? await payments.confirmCharge(attempt.gatewayRef!)
      : await payments.findCharge({ attemptId, customer });
  if (answer.kind !== 'succeeded' && answer.kind !== 'declined') return;
  await context.transaction((inside) => settleAttempt(inside, attempt, answer));
}

/**
 * The paid attempt of a charge; undefined if the charge is not ours. A charge whose outcome was not recorded here is
 * settled first: its answer was lost, and the event came before the check of lost charges.
 */
async function findPaidAttempt(context: SystemContext, chargeRef: string) {
  const find = () => paidAttemptByRef.first(context.db, { gatewayRef: chargeRef });
  const known = await find();
  if (known !== undefined) return known;
  const attempt = await context.payments.findAttempt(chargeRef);
  if (attempt === null) return undefined;
  await settleCharge(context, attempt);
  return find();
}

type InvoiceOfMember = Pick<Attempt, 'invoiceId' | 'userId'>;

/** By the key for a refund of ours, whose record may lack the gateway's reference, if its answer was lost. */
const isRecordOf = (record: RecordedRefund, { ref, key }: GatewayRefund): boolean =>
  key === toRefundKey(record.id) || ref === record.gatewayRef;

async function recordExternalRefund(
  context: Context,
  { invoiceId, userId }: InvoiceOfMember,
  { ref, amountCents }: GatewayRefund,
): Promise<void> {
  const { db, now } = context;
  await insertExternalRefund.run(db, { invoiceId, userId, amountCents, gatewayRef: ref, now });
  await recordRefund(context, { userId, invoiceId, amountCents });
  const message = `${formatMoney(amountCents)} of ${formatInvoiceNumber(invoiceId)} was refunded at the gateway.`;
  await writeAudit(context, BY_GATEWAY, { userId, act: 'refund', says: message });
}

/** The gateway could not pay out a refund that it had accepted. */
async function takeBackRefund(
  context: Context,
  { invoiceId, userId }: InvoiceOfMember,
  { id, amountCents, gatewayRef }: RecordedRefund,
): Promise<void> {
  const { db, now } = context;
  await saveRefundOutcome.run(db, { id, status: 'refused', gatewayRef, now });
  const number = formatInvoiceNumber(invoiceId);
  await changeRefundedAmount(context, invoiceId, -amountCents);
  await writeAudit(context, BY_GATEWAY, {
    userId,
    act: 'refund_refused',
    says: `The gateway could not pay out the refund of ${formatMoney(amountCents)} of ${number}.`,
  });
  await mailOwner(context, userId, { kind: 'refund_failed', amountCents, number });
}

/** The attempt with this gateway key; undefined if the key is not one of ours. */
async function findAttemptByGatewayKey(
  { db }: SystemContext,
  attemptId: string,
): Promise<Attempt | undefined> {
  const [, invoiceId, n] = /^inv(\d{1,15})_a(\d{1,9})$/.exec(attemptId) ?? [];
  if (invoiceId === undefined || n === undefined) return undefined;
  const attempt = await attemptByNumber.first(db, { invoiceId: Number(invoiceId), n: Number(n) });
  return attempt !== undefined && toGatewayKey(attempt) === attemptId ? attempt : undefined;
}
