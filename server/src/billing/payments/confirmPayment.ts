import type * as calls from '#contract/billing/calls.ts';
import type { Invoice } from '#contract/billing/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { unknownOnError } from './attempts.ts';
import { loadInvoice } from '../invoices/toInvoice.ts';
import { loadSubscriptionStatus } from '../membership/loadSubscriptionStatus.ts';
import { attemptOfMember } from './attemptsSql.ts';
import { requireMember } from '../requireMember.ts';
import { refuseUnlessPaid, settleAttempt } from './settleAttempt.ts';

const NOT_CONFIRMED = 'This payment was not confirmed and is canceled. Please try again';

/** Completes a charge that the member has confirmed with their bank; idempotent. */
export async function confirmPayment(
  context: Context<OwnAccess>,
  { attemptId }: ParsedInputOf<typeof calls.confirmPayment>,
): Promise<Invoice> {
  const { db, payments, actor } = context;
  const { id: userId } = await requireMember(context);
  const attempt = (await attemptOfMember.first(db, { id: attemptId, userId })) ?? refuse('not_found');
  const { status, gatewayRef } = attempt;
  // A job resolves it.
  if (status === 'pending' || status === 'unknown') refuse('payment_unknown');
  const invoice = (on: Pick<Context, 'db'>) =>
    loadInvoice(on.db, attempt.invoiceId, { withUser: actor.isWriter });
  // For a final outcome the gateway is not asked again: it stays.
  const answer =
    status === 'requires_action'
      ? await unknownOnError(context, attempt, payments.confirmCharge(gatewayRef!))
      : ({ kind: 'unknown' } as const);
  const outcome = await context.transaction(async (inside) => {
    const settled = await settleAttempt(inside, attempt, answer);
    if (settled.kind === 'succeeded') await inside.storeResponse(await invoice(inside));
    return settled;
  });
  // The charge is over: `authentication_required` would ask for a confirmation that can no longer be given.
  if (outcome.kind === 'declined' && outcome.code === 'authentication_required')
    refuse(`not_allowed_in_${await loadSubscriptionStatus(context, userId)}`, NOT_CONFIRMED);
  refuseUnlessPaid(outcome, attempt);
  return invoice(context);
}
