import type { Card, PaymentMethods } from '#contract/billing/calls.ts';
import type { Context } from '../../platform/context.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { cardRowsOfMember } from './cardsSql.ts';

export type StoredCard = RowOf<typeof cardRowsOfMember>;

/** A member's cards, as every call on cards returns them. */
export async function loadPaymentMethods(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  userId: number,
): Promise<PaymentMethods> {
  const cards = await cardRowsOfMember.all(db, { userId });
  return {
    cards: cards.map(toCard),
    defaultPaymentMethod: findDefaultCard(cards)?.id ?? null,
    publishableKey: payments.publishableKey,
  };
}

export const findDefaultCard = (cards: readonly StoredCard[]) => cards.find(({ isDefault }) => isDefault);

/** The fields of a card that are shown. */
export const toCard = ({ id, brand, last4, expMonth, expYear }: StoredCard): Card => ({
  id,
  brand,
  last4,
  expMonth,
  expYear,
});
