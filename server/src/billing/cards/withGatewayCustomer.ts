import { describeCard } from '#contract/billing/format.ts';
import { refuse } from '#contract/refusals.ts';
import type { CustomerMissingCode } from '../../adapters/payments/payments.ts';
import type { Context } from '../../platform/context.ts';
import { BY_GATEWAY, mailOwner, writeAudit } from '../notices/notify.ts';
import { chargesUnderWay } from '../payments/attemptsSql.ts';
import { ensureGatewayCustomer } from './ensureGatewayCustomer.ts';
import { lockMembership } from '../sql.ts';
import {
  cardRowsOfMember,
  gatewayCustomerOfUser,
  lockCards,
  markAllCardsRemoved,
  replaceCustomerRef,
} from './cardsSql.ts';

interface Member {
  id: number;
  email: string;
}

/**
 * Calls the gateway for the member's customer, which is created with the first card. One that was deleted at the gateway
 * is replaced, and the call is made again. Charges do not replace it: with a wrong key of the gateway, every customer
 * looks deleted, and renewals would remove the cards of all members.
 */
export async function withGatewayCustomer<Result>(
  context: Context,
  member: Member,
  act: (customer: string) => Promise<Result>,
): Promise<Result> {
  const customer = await ensureGatewayCustomer(context, member);
  try {
    return await act(customer);
  } catch (error) {
    if (!isCustomerMissing(error)) throw error;
    return act(await replaceGatewayCustomer(context, member, customer));
  }
}

const MISSING: CustomerMissingCode = 'GATEWAY_CUSTOMER_MISSING';
const isCustomerMissing = (error: unknown) =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === MISSING;

/**
 * Replaces a customer that the gateway no longer knows. Their cards are gone there too, so they are removed here, and the
 * owner is told. Refused while a charge has no outcome yet, because its outcome is found by the old customer.
 * @returns the new customer, or the one of a concurrent call
 */
async function replaceGatewayCustomer(context: Context, member: Member, missing: string): Promise<string> {
  // Under the first key the gateway would return the deleted customer again.
  const ref = await context.payments.ensureCustomer(member, `user${member.id}_after_${missing}`);
  return context.transaction(async (inside) => {
    const { db, now } = inside;
    await lockCards(db, member.id);
    const current = await gatewayCustomerOfUser(db, member.id);
    if (current !== undefined && current.ref !== missing) return current.ref;
    const cards = await cardRowsOfMember.all(db, { userId: member.id });
    // Charges are created under this lock, so none starts meanwhile.
    if (cards.length > 0) await lockMembership(db, member.id, now);
    for (const card of cards)
      if ((await chargesUnderWay.first(db, { paymentMethodId: card.id })) !== undefined)
        refuse('payment_in_progress');
    await replaceCustomerRef(db, member.id, ref);
    await markAllCardsRemoved(db, member.id, now);
    for (const card of cards)
      await writeAudit(inside, BY_GATEWAY, {
        userId: member.id,
        act: 'card_removed',
        says: `${describeCard(card)} was removed, because the payment gateway no longer knows the customer.`,
      });
    await mailOwner(inside, member.id, { kind: 'customer_missing', cards: cards.length });
    return ref;
  });
}
