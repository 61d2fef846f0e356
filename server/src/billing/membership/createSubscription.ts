import type * as calls from '#contract/billing/calls.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { changeMembership } from './changeMembership.ts';

/** The first membership, or a new one after it was canceled. */
export const createSubscription = (
  context: Context<OwnAccess>,
  { productId }: ParsedInputOf<typeof calls.createSubscription>,
) => changeMembership(context, () => ({ action: 'create', productId }));
