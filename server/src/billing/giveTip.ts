import type * as calls from '#contract/billing/calls.ts';
import type { Invoice } from '#contract/billing/calls.ts';
import { toCents } from '#contract/billing/forms.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Self } from '../platform/context.ts';
import { inTurn } from '../platform/inTurn.ts';
import { type Intended, intendBill, intendedBefore } from './attempts.ts';
import { invoiceOf } from './invoiceOf.ts';
import { chargeOnce, refuseUnlessPaid } from './settle.ts';
import { lockCards, payerOf } from './sql.ts';
import { answeredRequest, tipsSince } from './tipsSql.ts';

/** So long the same tip for the same request counts as the same click. */
const TWICE_WITHIN = { minutes: 1 } as const;

const oneByOne = inTurn<number>();

/** Thanks the reader of an answered request. A tip that fails never touches the membership. */
export async function giveTip(
  context: Context<Self>,
  input: ParsedInputOf<typeof calls.giveTip>,
): Promise<Invoice> {
  const intended = await oneByOne(context.whose, () =>
    context.transaction((inside) => intend(inside, input)),
  );
  const { attempt } = intended;
  const invoice = ({ db }: Pick<Context, 'db'>) => invoiceOf(db, attempt.invoiceId, { withUser: false });
  const outcome = await chargeOnce(context, intended, async (inside) =>
    inside.keepAnswer(await invoice(inside)),
  );
  refuseUnlessPaid(outcome, attempt);
  return invoice(context);
}

async function intend(
  context: Context<Self>,
  { amount, readingRequestId }: ParsedInputOf<typeof calls.giveTip>,
): Promise<Intended> {
  const { db, now, whose: userId, actor } = context;
  const request = await answeredRequest.first(db, { id: readingRequestId, userId });
  if (request === undefined) refuse('not_found');
  if (!request.isAnswered) refuse('no_answer_yet');
  // One at a time: of two clicks the second sees the first.
  await lockCards(db, userId);
  const known = await intendedBefore(context);
  if (known !== undefined) return known;
  const payer = (await payerOf.first(db, { userId })) ?? refuse('no_card');
  const amountCents = toCents(amount);
  const since = now.subtract(TWICE_WITHIN);
  const before = await tipsSince.first(db, { userId, readingRequestId, amountCents, since });
  if (before !== undefined) refuse(before.status === 'open' ? 'payment_in_progress' : 'tipped_just_now');
  const bill = {
    userId,
    subscriptionId: null,
    purpose: 'tip',
    productId: null,
    periodStart: null,
    periodEnd: null,
    amountCents,
    readingRequestId,
    description: request.reader === null ? 'Tip' : `Tip for ${request.reader}`,
  } as const;
  return { attempt: await intendBill(context, bill, { payer, actorId: actor.id }), isRepeat: false };
}
