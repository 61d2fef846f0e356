import type { PaymentMethods } from '#contract/billing/calls.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { requireMember } from '../requireMember.ts';
import { loadPaymentMethods } from './paymentMethods.ts';

export async function listCards(context: Context<OwnAccess>): Promise<PaymentMethods> {
  const member = await requireMember(context);
  return loadPaymentMethods(context, member.id);
}
