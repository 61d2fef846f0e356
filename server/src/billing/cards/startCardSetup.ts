import type * as calls from '#contract/billing/calls.ts';
import type { OutputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { withGatewayCustomer } from './withGatewayCustomer.ts';
import { requireOpenMember } from '../requireMember.ts';

/** What the gateway's own card fields need; gateways without such fields take card numbers directly. */
export async function startCardSetup(
  context: Context<OwnAccess>,
): Promise<OutputOf<typeof calls.startCardSetup>> {
  const { payments } = context;
  const publishableKey = payments.publishableKey ?? refuse('no_card_setup');
  const member = await requireOpenMember(context);
  const setup = await withGatewayCustomer(context, member, (customer) => payments.startCardSetup(customer));
  return { ...setup, publishableKey };
}
