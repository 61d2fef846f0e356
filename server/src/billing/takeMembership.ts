import type { createSubscription } from '#contract/billing/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import { refuse } from '#contract/refusals.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Context, Self } from '../platform/context.ts';
import { askFor, intendMembership, settle } from './attempts.ts';
import { memberOf } from './member.ts';
import { currentMembership, infoOf } from './subscriptionInfo.ts';

/**
 * The first membership, or a new one after it was canceled. The intent is committed before the gateway is asked
 * and its answer after: killed in between, the charge is found and recorded later, and never made twice.
 */
export async function takeMembership(
  context: Context<Self>,
  { productId }: ParsedInputOf<typeof createSubscription>,
) {
  const { actor, now } = context;
  const member = await memberOf(context);
  const offSession = actor.id !== member.id;
  const attempt = await context.transaction(({ db }) =>
    intendMembership(db, now, { userId: member.id, offSession, productId }),
  );
  const charge = await askFor(context, attempt);
  const outcome = await context.transaction(({ db }) => settle(db, now, attempt, charge));
  if (outcome.kind === 'declined') refuse(outcome.code);
  if (outcome.kind === 'unknown') refuse('payment_unknown');
  return infoOf(await currentMembership(context.db, member.id), epochSecondsOf(now));
}
