import { type Invoice, invoice } from '#contract/billing/calls.ts';
import { pick } from '#contract/pick.ts';
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

export function asInvoice(row: InvoiceRow, { withUser }: Audience): Invoice {
  const number = numberOf(row.id);
  const createdAt = secondsOf(row.createdAt);
  const paidAt = row.paidAt === null ? null : secondsOf(row.paidAt);
  const { userId, ...shown } = pick({ ...row, number, createdAt, paidAt }, invoice.shape);
  return { ...shown, ...(withUser && { userId }) };
}
