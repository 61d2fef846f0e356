import type * as calls from '#contract/billing/calls.ts';
import type { Invoice } from '#contract/billing/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Self } from '../platform/context.ts';
import { orUnknown } from './attempts.ts';
import { invoiceOf } from './invoiceOf.ts';
import { attemptOf } from './ledgerSql.ts';
import { memberOf } from './member.ts';
import { refuseUnlessPaid, settle } from './settle.ts';

/** Finishes a charge that the member has confirmed with their bank; told twice, it is the same. */
export async function confirmPayment(
  context: Context<Self>,
  { attemptId }: ParsedInputOf<typeof calls.confirmPayment>,
): Promise<Invoice> {
  const { db, payments, actor } = context;
  const { id: userId } = await memberOf(context);
  const attempt = (await attemptOf.first(db, { id: attemptId, userId })) ?? refuse('not_found');
  const { status, gatewayRef } = attempt;
  const invoice = (on: Pick<Context, 'db'>) =>
    invoiceOf(on.db, attempt.invoiceId, { withUser: actor.isWriter });
  const answer =
    status === 'requires_action'
      ? await orUnknown(context, attempt, payments.confirmCharge(gatewayRef!))
      : ({ kind: 'unknown' } as const);
  // What has its outcome keeps it; what nobody knows yet is found out by itself.
  const outcome =
    status === 'pending' || status === 'unknown'
      ? answer
      : await context.transaction(async (inside) => {
          const settled = await settle(inside, attempt, answer);
          if (settled.kind === 'succeeded') await inside.keepAnswer(await invoice(inside));
          return settled;
        });
  refuseUnlessPaid(outcome, attempt);
  return invoice(context);
}
