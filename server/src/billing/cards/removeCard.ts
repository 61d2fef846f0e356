import type * as calls from '#contract/billing/calls.ts';
import { chooseNextDefault } from '#contract/billing/cardRules.ts';
import { describeCard } from '#contract/billing/format.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import { toUtcDay } from '../../platform/clock.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { detachRemovedCards } from './detachRemovedCards.ts';
import { resumeDunning } from './resumeDunning.ts';
import { loadPaymentMethods } from './paymentMethods.ts';
import { requireMember } from '../requireMember.ts';
import { chargesUnderWay } from '../payments/attemptsSql.ts';
import { lockMembership } from '../sql.ts';
import { setDefaultCard, markCardRemoved } from './cardsSql.ts';
import { lockOwnCard } from './lockOwnCard.ts';

/** Removes a card, but never the only one; the newest unexpired card becomes the default. */
export async function removeCard(context: Context<OwnAccess>, input: ParsedInputOf<typeof calls.removeCard>) {
  const { db, now, wakeJobIn } = context;
  const member = await requireMember(context);
  const { card, cards } = await lockOwnCard(db, { userId: member.id, cardId: input.paymentMethodId });
  if (cards.length === 1) refuse('only_card');
  // Charges are created under this lock, so none starts meanwhile. The gateway keeps the card until a running charge
  // has its outcome.
  await lockMembership(db, member.id, now);
  if ((await chargesUnderWay.first(db, { paymentMethodId: card.id })) !== undefined)
    refuse('payment_in_progress');

  await markCardRemoved(db, member.id, card.id, now);
  let message = `${describeCard(card)} was removed.`;
  if (card.isDefault) {
    const nextDefault = chooseNextDefault(
      cards.filter((other) => other !== card),
      toUtcDay(now),
    )!;
    await setDefaultCard(db, member.id, nextDefault.id);
    await resumeDunning(context, member.id);
    message += ` ${describeCard(nextDefault)} is the default card now.`;
  }
  await context.audit({ userId: member.id, act: 'card_removed', says: message });
  wakeJobIn(0, detachRemovedCards.name);
  return loadPaymentMethods(context, member.id);
}
