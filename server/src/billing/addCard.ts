import type { addCard } from '#contract/billing/calls.ts';
import { expiryFaultOf } from '#contract/billing/forms.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse, refuseFields } from '#contract/refusals.ts';
import { dayOf } from '../platform/clock.ts';
import type { Context, Self } from '../platform/context.ts';
import { paymentMethodsOf } from './cards.ts';
import { memberOf } from './member.ts';
import {
  cardsOf,
  clearDefault,
  gatewayCustomerOf,
  insertCard,
  insertGatewayCustomer,
  lockCards,
} from './sql.ts';

/** Hands the card to the gateway, outside of any transaction, and keeps what it answers. */
export async function addMemberCard(context: Context<Self>, input: ParsedInputOf<typeof addCard>) {
  const { payments, now, requestId } = context;
  const { makeDefaultPaymentMethod, userId: _, ...raw } = input;
  const fault = expiryFaultOf(raw.expMonth, raw.expYear, dayOf(now));
  if (fault !== null) refuseFields([{ param: 'exp_date', msg: fault }]);

  const member = await memberOf(context);
  const customer = await gatewayCustomer(context, member);
  const answer = await payments.attachCard(customer, raw, requestId);
  if (answer.kind === 'refused') refuseFields([{ param: 'card_number', msg: answer.says }]);
  if (answer.kind === 'declined') refuse(answer.code);

  return context.transaction(async ({ db }) => {
    await lockCards(db, member.id);
    const isFirst = (await cardsOf(db, { userId: member.id })).length === 0;
    const isDefault = isFirst || makeDefaultPaymentMethod;
    if (isDefault) await clearDefault(db, member.id);
    await insertCard(db, member.id, { ...answer.card, isDefault }, now);
    return paymentMethodsOf(db, member.id);
  });
}

/** The member as the gateway knows them, made known on their first card. */
async function gatewayCustomer(
  { db, payments }: Context,
  member: { id: number; email: string },
): Promise<string> {
  const known = await gatewayCustomerOf(db, member.id);
  if (known !== undefined) return known.ref;
  const ref = await payments.ensureCustomer(member, `user${member.id}`);
  await insertGatewayCustomer(db, member.id, ref);
  return ref;
}
