import { type Invoice, invoice } from '#contract/billing/calls.ts';
import { pick } from '#contract/pick.ts';
import { parseEpochSeconds } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { invoiceById, type InvoiceRow } from './invoicesSql.ts';

/** Writers also see the member. */
interface InvoiceAudience {
  withUser: boolean;
}

/** An invoice in the audience's form; access must have been checked. */
export async function loadInvoice(db: Db, id: number, audience: InvoiceAudience): Promise<Invoice> {
  const row = await invoiceById.first(db, { id });
  if (row === undefined) throw new Error(`There is no invoice ${id}`);
  return toInvoice(row, audience);
}

/** Number as on the receipt: `ML-000123`. */
export const formatInvoiceNumber = (id: number): string => `ML-${String(id).padStart(6, '0')}`;

export function toInvoice(row: InvoiceRow, { withUser }: InvoiceAudience): Invoice {
  const number = formatInvoiceNumber(row.id);
  const createdAt = parseEpochSeconds(row.createdAt);
  const paidAt = row.paidAt === null ? null : parseEpochSeconds(row.paidAt);
  const { userId, ...shown } = pick({ ...row, number, createdAt, paidAt }, invoice.shape);
  return { ...shown, ...(withUser && { userId }) };
}
