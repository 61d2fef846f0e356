import { sql } from 'kysely';
import type { ProductId } from '#contract/billing/codes.ts';
import { type Params, statement } from '../../platform/database/statement.ts';

export type InvoicePurpose = 'create' | 'update' | 'renewal' | 'tip';

/** The data of a new invoice. */
export interface NewInvoice {
  userId: number;
  subscriptionId: number | null;
  purpose: InvoicePurpose;
  productId: ProductId | null;
  periodStart: number | null;
  periodEnd: number | null;
  amountCents: number;
  readingRequestId: number | null;
  /** The reader a tip is for. */
  readerId: number | null;
  description: string;
}

export const insertInvoice = statement(
  (db, p: Params<NewInvoice & { kind: 'membership' | 'tip'; now: Temporal.Instant }>) =>
    db
      .insertInto('invoices')
      .values({
        userId: p.userId,
        subscriptionId: p.subscriptionId,
        kind: p.kind,
        purpose: p.purpose,
        status: sql.lit('open'),
        productId: p.productId,
        periodStart: p.periodStart,
        periodEnd: p.periodEnd,
        amountCents: p.amountCents,
        readingRequestId: p.readingRequestId,
        readerId: p.readerId,
        description: p.description,
        createdAt: p.now,
      })
      .returning('id'),
);

/** The owed invoice of a renewal that could not be charged, with its number of attempts. */
export const owedInvoice = statement((db, p: Params<{ subscriptionId: number }>) =>
  db
    .selectFrom('invoices')
    .select(['id', 'amountCents'])
    .select((eb) =>
      eb
        .selectFrom('attempts')
        .select((inner) => inner.fn.coalesce(inner.fn.max('n'), sql.lit(0)).as('n'))
        .whereRef('attempts.invoiceId', '=', 'invoices.id')
        .as('tries'),
    )
    .$narrowType<{ tries: number }>()
    .where('subscriptionId', '=', p.subscriptionId)
    .where('status', '=', sql.lit('open'))
    .where('purpose', '=', sql.lit('renewal')),
);

/** Also saves the period, because a late payment begins a new one. */
export const markInvoicePaid = statement(
  (
    db,
    p: Params<{ id: number; periodStart: number | null; periodEnd: number | null; now: Temporal.Instant }>,
  ) =>
    db
      .updateTable('invoices')
      .set({
        status: sql.lit('paid'),
        periodStart: p.periodStart,
        periodEnd: p.periodEnd,
        paidAt: p.now,
      })
      .where('id', '=', p.id),
);

export const voidInvoice = statement((db, p: Params<{ id: number }>) =>
  db
    .updateTable('invoices')
    .set({ status: sql.lit('void') })
    .where('id', '=', p.id)
    .where('status', '=', sql.lit('open')),
);

/** Voids what an ended membership owed. */
export const voidOwedInvoices = statement((db, p: Params<{ userId: number }>) =>
  db
    .updateTable('invoices')
    .set({ status: sql.lit('void') })
    .where('userId', '=', p.userId)
    .where('status', '=', sql.lit('open'))
    .where('purpose', '<>', sql.lit('tip')),
);

/**
 * For a period that ended in the same second in which it began: sets its end to its start, so that another period may
 * begin in that second.
 */
export const makePeriodEmpty = statement((db, p: Params<{ userId: number; periodStart: number }>) =>
  db
    .updateTable('invoices')
    .set((eb) => ({ periodEnd: eb.ref('periodStart') }))
    .where('userId', '=', p.userId)
    .where('kind', '=', sql.lit('membership'))
    .where('periodStart', '=', p.periodStart)
    .where('status', '<>', sql.lit('void')),
);
