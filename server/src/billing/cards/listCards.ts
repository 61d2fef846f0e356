import type { Card, PaymentMethods } from '#contract/billing/calls.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import type { RowOf } from '../../platform/statement.ts';
import { requireMember } from '../requireMember.ts';
import { cardsOf } from '../sql.ts';

export type StoredCard = RowOf<typeof cardsOf>;

export async function listCards(context: Context<OwnAccess>): Promise<PaymentMethods> {
  const member = await requireMember(context);
  return loadPaymentMethods(context, member.id);
}

/** The member's cards, as every card call returns them. */
export async function loadPaymentMethods(
  { db, payments }: Pick<Context, 'db' | 'payments'>,
  userId: number,
): Promise<PaymentMethods> {
  const cards = await cardsOf.all(db, { userId });
  return {
    cards: cards.map(toCard),
    defaultPaymentMethod: findDefaultCard(cards)?.id ?? null,
    publishableKey: payments.publishableKey,
  };
}

export const findDefaultCard = (cards: readonly StoredCard[]) => cards.find(({ isDefault }) => isDefault);

/** The part of a card that may be shown. */
export const toCard = ({ id, brand, last4, expMonth, expYear }: StoredCard): Card => ({
  id,
  brand,
  last4,
  expMonth,
  expYear,
});
