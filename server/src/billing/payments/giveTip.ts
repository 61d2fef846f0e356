import type * as calls from '#contract/billing/calls.ts';
import type { Invoice } from '#contract/billing/calls.ts';
import { toCents } from '#contract/billing/forms.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { keyedMutex } from '../../platform/keyedMutex.ts';
import { type IntendedAttempt, createFirstAttempt, findRepeatedAttempt } from './attempts.ts';
import { loadInvoice } from '../invoices/toInvoice.ts';
import { openTipAttempts } from './attemptsSql.ts';
import { cancelUnconfirmed, chargeOnce, refuseUnlessPaid } from './settleAttempt.ts';
import { refuseUnlessCustomer } from '../requireMember.ts';
import { findPayer } from '../sql.ts';
import { lockCards } from '../cards/cardsSql.ts';
import { answeredRequest, lockRequestUnchanged, conflictingTips } from './tipsSql.ts';

/** Within this time, the same tip for the same request counts as a double click. */
const DOUBLE_CLICK_WINDOW = { minutes: 1 } as const;

const EARLIER_TIP_PAID =
  'Your earlier tip has gone through. Please try again if you want to give another one';

const withMemberLock = keyedMutex<number>();

/** Gives a tip for an answered request. A failed tip never affects the membership. */
export async function giveTip(
  context: Context<OwnAccess>,
  input: ParsedInputOf<typeof calls.giveTip>,
): Promise<Invoice> {
  // Skipped for a repeated call, because a charge that waits for confirmation may belong to that same call.
  if ((await findRepeatedAttempt(context)) === undefined) await cancelUnconfirmedTips(context, input);
  const intended = await withMemberLock(context.ownerId, () =>
    context.transaction((inside) => createTipAttempt(inside, input)),
  );
  const { attempt } = intended;
  const invoice = ({ db }: Pick<Context, 'db'>) => loadInvoice(db, attempt.invoiceId, { withUser: false });
  const outcome = await chargeOnce(context, intended, async (inside) =>
    inside.storeResponse(await invoice(inside)),
  );
  refuseUnlessPaid(outcome, attempt);
  return invoice(context);
}

async function cancelUnconfirmedTips(
  context: Context<OwnAccess>,
  { readingRequestId }: ParsedInputOf<typeof calls.giveTip>,
): Promise<void> {
  const open = await openTipAttempts.all(context.db, { userId: context.ownerId, readingRequestId });
  const outcomes = await cancelUnconfirmed(context, open);
  if (outcomes.some(({ kind }) => kind === 'succeeded')) refuse('tipped_just_now', EARLIER_TIP_PAID);
}

async function createTipAttempt(
  context: Context<OwnAccess>,
  { amount, readingRequestId }: ParsedInputOf<typeof calls.giveTip>,
): Promise<IntendedAttempt> {
  const { db, now, ownerId: userId, actor } = context;
  // Serialised, so that the second of two clicks sees the first.
  await lockCards(db, userId);
  await lockRequestUnchanged.first(db, { id: readingRequestId, userId });
  const request = await answeredRequest.first(db, { id: readingRequestId, userId });
  if (request === undefined) refuse('not_found');
  if (!request.isAnswered) refuse('no_answer_yet');
  const known = await findRepeatedAttempt(context);
  if (known !== undefined) return known;
  await refuseUnlessCustomer(context, userId);
  const payer = (await findPayer.first(db, { userId })) ?? refuse('no_card');
  const amountCents = toCents(amount);
  const since = now.subtract(DOUBLE_CLICK_WINDOW);
  const before = await conflictingTips.first(db, { userId, readingRequestId, amountCents, since });
  if (before !== undefined) refuse(before.status === 'open' ? 'payment_in_progress' : 'tipped_just_now');
  const newInvoice = {
    userId,
    subscriptionId: null,
    purpose: 'tip',
    productId: null,
    periodStart: null,
    periodEnd: null,
    amountCents,
    readingRequestId,
    readerId: request.readerId,
    description: request.reader === null ? 'Tip' : `Tip for ${request.reader}`,
  } as const;
  return {
    attempt: await createFirstAttempt(context, newInvoice, { payer, actorId: actor.id }),
    isRepeat: false,
  };
}
