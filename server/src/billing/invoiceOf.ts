import type { Invoice } from '#contract/billing/calls.ts';
import { secondsOf } from '../platform/clock.ts';
import type { Db } from '../platform/database.ts';
import { invoiceById, type InvoiceRow } from './invoicesSql.ts';

/** Writers are told whose it is. */
interface Audience {
  withUser: boolean;
}

/** An invoice as it stands, for whoever has been found to be allowed to see it. */
export async function invoiceOf(db: Db, id: number, audience: Audience): Promise<Invoice> {
  const row = await invoiceById.first(db, { id });
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return asInvoice(row, audience);
}

/** As it stands on the receipt: `ML-000123`. */
export const numberOf = (id: number): string => `ML-${String(id).padStart(6, '0')}`;

export const asInvoice = (row: InvoiceRow, { withUser }: Audience): Invoice => ({
  id: row.id,
  number: numberOf(row.id),
  kind: row.kind,
  status: row.status,
  productId: row.productId,
  periodStart: row.periodStart,
  periodEnd: row.periodEnd,
  amountCents: row.amountCents,
  taxCents: row.taxCents,
  refundedCents: row.refundedCents,
  card: row.card,
  readingRequestId: row.readingRequestId,
  description: row.description,
  createdAt: secondsOf(row.createdAt),
  paidAt: row.paidAt === null ? null : secondsOf(row.paidAt),
  ...(withUser && { userId: row.userId }),
});
