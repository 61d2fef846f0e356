import type * as calls from '#contract/billing/calls.ts';
import type { Invoice } from '#contract/billing/calls.ts';
import { formatMoney } from '#contract/billing/format.ts';
import { describeRefundLimit } from '#contract/billing/forms.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { keyedMutex } from '../../platform/keyedMutex.ts';
import { toAuditActor } from '../../platform/auditLog.ts';
import { KEY_RETENTION } from '../../platform/http/idempotency.ts';
import { loadSubscriptionStatus } from '../membership/loadSubscriptionStatus.ts';
import { loadInvoice, formatInvoiceNumber } from '../invoices/toInvoice.ts';
import { processRefund } from './refunds.ts';
import { insertRefund, lockInvoice, refundByKey, committedRefundCents } from './refundsSql.ts';
import { writeAudit } from '../notices/notify.ts';

type Input = ParsedInputOf<typeof calls.refundInvoice>;

const REFUND_LOST_AFTER = { seconds: 30 } as const;

const withInvoiceLock = keyedMutex<number>();

/** Refunds an invoice or a part of it. The refund is committed before the gateway is called. */
export async function refundInvoice(context: Context<ScopedAccess>, input: Input): Promise<Invoice> {
  const { id, status } = await withInvoiceLock(input.invoiceId, () =>
    context.transaction((inside) => createRefund(inside, input)),
  );
  const invoice = ({ db }: Pick<Context, 'db'>) => loadInvoice(db, input.invoiceId, { withUser: true });
  if (status === 'refused') refuse('refund_refused');
  if (status === 'pending') {
    const answer = await processRefund(context, id, async (inside) =>
      inside.storeResponse(await invoice(inside)),
    );
    if (answer.kind === 'refused') refuse('refund_refused', answer.message);
    if (answer.kind === 'unknown') refuse('payment_unknown');
  }
  return invoice(context);
}

async function createRefund(
  context: Context<ScopedAccess>,
  { invoiceId, amountCents, endMembership }: Input,
) {
  const { db, now, actor, idempotencyKey } = context;
  const invoice = (await lockInvoice.first(db, { id: invoiceId })) ?? refuse('not_found');
  // A repetition of a call whose process was killed or got no answer is the same refund.
  const since = now.subtract(KEY_RETENTION);
  const known =
    idempotencyKey === null
      ? undefined
      : await refundByKey.first(db, { actorId: actor.id, key: idempotencyKey, since });
  if (known !== undefined) return known;
  if (invoice.status !== 'paid' && invoice.status !== 'partly_refunded') refuse('not_refundable');
  const refunding = await committedRefundCents.one(db, { invoiceId });
  const leftCents = invoice.amountCents - refunding.cents;
  if (leftCents === 0) refuse('not_refundable');
  if (amountCents > leftCents) refuseFields([{ param: 'amount_cents', msg: describeRefundLimit(leftCents) }]);
  const { userId } = invoice;
  const lookAt = now.add(REFUND_LOST_AFTER);
  const refund = { invoiceId, userId, amountCents, endsMembership: endMembership, lookAt, now };
  const inserted = await insertRefund.one(db, { ...refund, actorId: actor.id, idempotencyKey });
  const description = `${formatMoney(amountCents)} of ${formatInvoiceNumber(invoiceId)} is refunded`;
  const ends = endMembership && (await loadSubscriptionStatus(context, userId)) !== 'canceled';
  await writeAudit(context, toAuditActor(actor), {
    userId,
    act: 'refund',
    says: ends ? `${description}, and the membership ends.` : `${description}.`,
  });
  return { id: inserted.id, status: 'pending' as const };
}
