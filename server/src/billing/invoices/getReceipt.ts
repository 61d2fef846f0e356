import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/billing/calls.ts';
import type { Receipt } from '#contract/billing/calls.ts';
import { PRODUCT_NAME } from '#contract/product.ts';
import { refuse } from '#contract/refusals.ts';
import { parseEpochSeconds } from '../../platform/clock.ts';
import type { Context, ScopedAccess } from '../../platform/context.ts';
import { toInvoice } from './toInvoice.ts';
import { paidInvoice, settledRefunds } from './invoicesSql.ts';

/** The receipt of a paid invoice. 404 for unpaid invoices and for other members' invoices. */
export async function getReceipt(
  { db, ownerId, config }: Context<ScopedAccess>,
  { id }: ParsedInputOf<typeof calls.getReceipt>,
): Promise<Receipt> {
  const row = await paidInvoice.first(db, { id, ownerId });
  if (row === undefined) refuse('not_found');
  const refunds = await settledRefunds.all(db, { invoiceId: row.id });
  const { firstName, lastName, email } = row;
  return {
    invoice: toInvoice(row, { withUser: ownerId === null }),
    seller: { name: PRODUCT_NAME, email: config.ownerEmail },
    member: { firstName, lastName, email },
    refunds: refunds.map(({ amountCents, settledAt }) => ({
      amountCents,
      refundedAt: parseEpochSeconds(settledAt),
    })),
  };
}
