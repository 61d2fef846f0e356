import type * as calls from '#contract/billing/calls.ts';
import type { OutputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, Self } from '../platform/context.ts';
import { gatewayCustomer } from './gatewayCustomer.ts';
import { memberOf } from './member.ts';

/** Where the gateway's own fields take the card, what they need; elsewhere cards come by their number. */
export async function setUpCard(context: Context<Self>): Promise<OutputOf<typeof calls.startCardSetup>> {
  const { payments } = context;
  const publishableKey = payments.publishableKey ?? refuse('no_card_setup');
  const customer = await gatewayCustomer(context, await memberOf(context));
  return { ...(await payments.startCardSetup(customer)), publishableKey };
}
