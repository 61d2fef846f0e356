import type { Card, PaymentMethods } from '#contract/billing/calls.ts';
import type { Context, Self } from '../platform/context.ts';
import type { RowOf } from '../platform/statement.ts';
import { memberOf } from './member.ts';
import { cardsOf } from './sql.ts';

export type StoredCard = RowOf<typeof cardsOf>;

export async function listOwnCards(context: Context<Self>): Promise<PaymentMethods> {
  const member = await memberOf(context);
  return paymentMethodsOf(context, member.id);
}

/** A member's cards as every call on cards answers them. */
export async function paymentMethodsOf(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  userId: number,
): Promise<PaymentMethods> {
  const cards = await cardsOf.all(db, { userId });
  return {
    cards: cards.map(asCard),
    defaultPaymentMethod: defaultOf(cards)?.id ?? null,
    publishableKey: payments.publishableKey,
  };
}

export const defaultOf = (cards: readonly StoredCard[]) => cards.find(({ isDefault }) => isDefault);

/** What people may see of a card. */
export const asCard = ({ id, brand, last4, expMonth, expYear }: StoredCard): Card => ({
  id,
  brand,
  last4,
  expMonth,
  expYear,
});
