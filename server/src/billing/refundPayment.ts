import type * as calls from '#contract/billing/calls.ts';
import type { Invoice } from '#contract/billing/calls.ts';
import { formatMoney } from '#contract/billing/words.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import type { Context, Visible } from '../platform/context.ts';
import { inTurn } from '../platform/inTurn.ts';
import { actorOf } from '../platform/auditLog.ts';
import { KEYS_KEPT } from '../platform/idempotency.ts';
import { invoiceOf, numberOf } from './invoiceOf.ts';
import { giveBack } from './refunds.ts';
import { insertRefund, lockInvoice, refundByKey, refundingCents } from './refundsSql.ts';
import { note } from './tell.ts';

type Input = ParsedInputOf<typeof calls.refundInvoice>;

const ANSWERS_WITHIN = { seconds: 30 } as const;

const oneByOne = inTurn<number>();

/** Gives back what was paid or a part of it. What is intended is committed before the gateway is asked. */
export async function refundPayment(context: Context<Visible>, input: Input): Promise<Invoice> {
  const { id, status } = await oneByOne(input.invoiceId, () =>
    context.transaction((inside) => intend(inside, input)),
  );
  const invoice = ({ db }: Pick<Context, 'db'>) => invoiceOf(db, input.invoiceId, { withUser: true });
  if (status === 'refused') refuse('refund_refused');
  if (status === 'pending') {
    const answer = await giveBack(context, id, async (inside) => inside.keepAnswer(await invoice(inside)));
    if (answer.kind === 'refused') refuse('refund_refused', answer.says);
    if (answer.kind === 'unknown') refuse('payment_unknown');
  }
  return invoice(context);
}

async function intend(context: Context<Visible>, { invoiceId, amountCents, endMembership }: Input) {
  const { db, now, actor, idempotencyKey } = context;
  const invoice = (await lockInvoice.first(db, { id: invoiceId })) ?? refuse('not_found');
  // The same call, made before, whose process was killed or not answered: it is the same refund.
  const since = now.subtract(KEYS_KEPT);
  const known =
    idempotencyKey === null
      ? undefined
      : await refundByKey.first(db, { actorId: actor.id, key: idempotencyKey, since });
  if (known !== undefined) return known;
  if (invoice.status !== 'paid' && invoice.status !== 'partly_refunded') refuse('not_refundable');
  const refunding = await refundingCents.one(db, { invoiceId });
  const leftCents = invoice.amountCents - refunding.cents;
  if (leftCents === 0) refuse('not_refundable');
  if (amountCents > leftCents)
    refuseFields([{ param: 'amount_cents', msg: `At most ${formatMoney(leftCents)} can be refunded` }]);
  const { userId } = invoice;
  const lookAt = now.add(ANSWERS_WITHIN);
  const refund = { invoiceId, userId, amountCents, endsMembership: endMembership, lookAt, now };
  const inserted = await insertRefund.one(db, { ...refund, actorId: actor.id, idempotencyKey });
  const says = `${formatMoney(amountCents)} of ${numberOf(invoiceId)} is given back`;
  await note(context, actorOf(actor), {
    userId,
    act: 'refund',
    says: endMembership ? `${says}, and the membership ends.` : `${says}.`,
  });
  return { id: inserted.id, status: 'pending' as const };
}
