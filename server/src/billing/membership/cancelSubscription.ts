import type * as calls from '#contract/billing/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { changeMembership } from './changeMembership.ts';

export const cancelSubscription = (
  context: Context<OwnAccess>,
  { reason }: ParsedInputOf<typeof calls.cancelSubscription>,
) => changeMembership(context, () => ({ action: 'cancel' }), reason === '' ? undefined : reason);
