import type { Invoice, refundInvoice } from '#contract/billing/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { actorOf } from '../platform/auditLog.ts';
import { invoiceOf, numberOf } from './invoiceOf.ts';
import { giveBack } from './refunds.ts';
import { insertRefund, lockInvoice, refundingCents } from './refundsSql.ts';
import { note } from './tell.ts';
import { moneyInWords } from './words.ts';

type Input = ParsedInputOf<typeof refundInvoice>;

const ANSWERS_WITHIN = { seconds: 30 } as const;

/** Gives back what was paid or a part of it. What is intended is committed before the gateway is asked. */
export async function refundPayment(context: Context<Visible>, input: Input): Promise<Invoice> {
  const refundId = await context.transaction((inside) => intend(inside, input));
  const answer = await giveBack(context, refundId);
  if (answer.kind === 'refused') refuse('refund_refused', answer.says);
  if (answer.kind === 'unknown') refuse('payment_unknown');
  return invoiceOf(context.db, input.invoiceId, { withUser: true });
}

async function intend(context: Context<Visible>, { invoiceId, amountCents, endMembership }: Input) {
  const { db, now, actor } = context;
  const invoice = (await lockInvoice(db, { id: invoiceId }))[0] ?? refuse('not_found');
  if (invoice.status !== 'paid' && invoice.status !== 'partly_refunded') refuse('not_refundable');
  const [refunding] = await refundingCents(db, { invoiceId });
  const leftCents = invoice.amountCents - refunding!.cents;
  if (leftCents === 0) refuse('not_refundable');
  if (amountCents > leftCents)
    refuseFields([{ param: 'amount_cents', msg: `At most ${moneyInWords(leftCents)} can be refunded` }]);
  const { userId } = invoice;
  const lookAt = now.add(ANSWERS_WITHIN);
  const refund = { invoiceId, userId, amountCents, endsMembership: endMembership, lookAt, now };
  const [inserted] = await insertRefund(db, refund);
  const says = `${moneyInWords(amountCents)} of ${numberOf(invoiceId)} is given back`;
  await note(context, actorOf(actor), {
    userId,
    act: 'refund',
    says: endMembership ? `${says}, and the membership ends` : says,
  });
  return inserted!.id;
}
