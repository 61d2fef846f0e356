import type * as calls from '#contract/billing/calls.ts';
import { describeCard } from '#contract/billing/format.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { resumeDunning } from './resumeDunning.ts';
import { loadPaymentMethods } from './paymentMethods.ts';
import { requireMember } from '../requireMember.ts';
import { setDefaultCard } from './cardsSql.ts';
import { lockOwnCard } from './lockOwnCard.ts';

export async function makeDefaultCard(
  context: Context<OwnAccess>,
  input: ParsedInputOf<typeof calls.makeDefaultCard>,
) {
  const { db } = context;
  const member = await requireMember(context);
  const { card } = await lockOwnCard(db, { userId: member.id, cardId: input.paymentMethodId });
  if (card.isDefault) refuse('already_default');
  await setDefaultCard(db, member.id, card.id);
  await resumeDunning(context, member.id);
  const message = `${describeCard(card)} is the default card now.`;
  await context.audit({ userId: member.id, act: 'card_made_default', says: message });
  return loadPaymentMethods(context, member.id);
}
