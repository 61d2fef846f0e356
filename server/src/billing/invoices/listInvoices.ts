import type { ParsedInputOf } from '#contract/call.ts';
import type * as calls from '#contract/billing/calls.ts';
import type { Context, OwnAccess } from '../../platform/context.ts';
import { toInvoice } from './toInvoice.ts';
import { invoiceCount, invoicePage } from './invoicesSql.ts';
import { requireMember } from '../requireMember.ts';

/** A page of a member's invoices. A declined attempt leaves a void invoice, which only writers see. */
export async function listInvoices(
  context: Context<OwnAccess>,
  { order, offset, limit }: ParsedInputOf<typeof calls.listInvoices>,
) {
  const { db, actor } = context;
  const { id: userId } = await requireMember(context);
  const { isWriter } = actor;
  const variant = { includesVoid: isWriter };
  const [rows, { count }] = await Promise.all([
    invoicePage({ ...variant, order }).all(db, { userId, offset, limit }),
    invoiceCount(variant).one(db, { userId }),
  ]);
  return { count, results: rows.map((row) => toInvoice(row, { withUser: isWriter })) };
}
