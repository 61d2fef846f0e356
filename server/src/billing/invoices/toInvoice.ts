import { type Invoice, invoice } from '#contract/billing/calls.ts';
import { pick } from '#contract/pick.ts';
import { parseEpochSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database.ts';
import { invoiceById, type InvoiceRow } from './invoicesSql.ts';

/** Writers are told whose it is. */
interface InvoiceAudience {
  withUser: boolean;
}

/** An invoice as it stands, for whoever has been found to be allowed to see it. */
export async function loadInvoice(db: Db, id: number, audience: InvoiceAudience): Promise<Invoice> {
  const row = await invoiceById.first(db, { id });
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return toInvoice(row, audience);
}

/** As it stands on the receipt: `ML-000123`. */
export const formatInvoiceNumber = (id: number): string => `ML-${String(id).padStart(6, '0')}`;

export function toInvoice(row: InvoiceRow, { withUser }: InvoiceAudience): Invoice {
  const number = formatInvoiceNumber(row.id);
  const createdAt = parseEpochSeconds(row.createdAt);
  const paidAt = row.paidAt === null ? null : parseEpochSeconds(row.paidAt);
  const { userId, ...shown } = pick({ ...row, number, createdAt, paidAt }, invoice.shape);
  return { ...shown, ...(withUser && { userId }) };
}
