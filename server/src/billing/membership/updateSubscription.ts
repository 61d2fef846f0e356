import type * as calls from '#contract/billing/calls.ts';
import { ANNUAL, type ProductId } from '#contract/billing/codes.ts';
import type { ParsedInputOf } from '#contract/call.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import type { Membership } from '../membershipRecord.ts';
import type { Change } from '../rules.ts';
import { changeMembership } from './changeMembership.ts';

/** Ends a skip early by choosing a plan. While an upgrade is pending, choosing the monthly plan cancels the upgrade. */
export const updateSubscription = (
  context: Context<OwnAccess>,
  { productId }: ParsedInputOf<typeof calls.updateSubscription>,
) => changeMembership(context, (record) => toPlanChange(record, productId));

function toPlanChange(record: Membership, productId: ProductId): Change {
  if (record.pendingProductId === null) return { action: 'update', productId };
  return { action: productId === ANNUAL ? 'upgrade' : 'keep_monthly' };
}
