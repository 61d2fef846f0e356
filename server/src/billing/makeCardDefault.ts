import type * as calls from '#contract/billing/calls.ts';
import { describeCard } from '#contract/billing/words.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Self } from '../platform/context.ts';
import { cardChanged } from './cardChanged.ts';
import { paymentMethodsOf } from './cards.ts';
import { memberOf } from './member.ts';
import { cardsOf, lockCards, setDefault } from './sql.ts';

export async function makeCardDefault(
  context: Context<Self>,
  input: ParsedInputOf<typeof calls.makeDefaultCard>,
) {
  const { db } = context;
  const member = await memberOf(context);
  await lockCards(db, member.id);
  const cards = await cardsOf.all(db, { userId: member.id });
  const card = cards.find(({ id }) => id === input.paymentMethodId) ?? refuse('not_found');
  if (card.isDefault) refuse('already_default');
  await setDefault(db, member.id, card.id);
  await cardChanged(context, member.id);
  const says = `${describeCard(card)} is the default card now.`;
  await context.audit({ userId: member.id, act: 'card_made_default', says });
  return paymentMethodsOf(context, member.id);
}
