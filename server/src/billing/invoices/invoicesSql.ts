import { type RawBuilder, sql } from 'kysely';
import type { CardFace } from '#contract/billing/calls.ts';
import { cappedCount } from '../../platform/database/cappedCount.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, type RowOf, statement, statementVariants } from '../../platform/database/statement.ts';
import { isVisible } from '../../platform/database/visibility.ts';

// The card of the newest attempt, looked up only for the rows on the page.
const CARD_COLUMN: RawBuilder<CardFace | null> = sql`(
  select json_build_object('brand', payment_methods.brand, 'last4', payment_methods.last4)
  from attempts join payment_methods on payment_methods.id = attempts.payment_method_id
  where attempts.invoice_id = invoices.id
  order by attempts.n desc limit 1)`;

const INVOICE_COLUMNS = [
  'invoices.id',
  'invoices.userId',
  'invoices.kind',
  'invoices.status',
  'invoices.productId',
  'invoices.periodStart',
  'invoices.periodEnd',
  'invoices.amountCents',
  'invoices.taxCents',
  'invoices.refundedCents',
  'invoices.readingRequestId',
  'invoices.description',
  'invoices.createdAt',
  'invoices.paidAt',
] as const;

export const invoiceById = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('invoices')
    .select(INVOICE_COLUMNS)
    .select(CARD_COLUMN.as('card'))
    .where('invoices.id', '=', p.id),
);
export type InvoiceRow = RowOf<typeof invoiceById>;

interface Page {
  userId: number;
  limit: number;
  offset: number;
}

interface InvoiceVariant {
  order: 'asc' | 'desc';
  includesVoid: boolean;
}

const memberInvoices = (
  db: Db,
  { includesVoid }: Pick<InvoiceVariant, 'includesVoid'>,
  p: Params<{ userId: number }>,
) =>
  db
    .selectFrom('invoices')
    .where('invoices.userId', '=', p.userId)
    .$if(!includesVoid, (query) => query.where('invoices.status', '<>', sql.lit('void')));

/** A page of a member's invoices. */
export const invoicePage = statementVariants((db, { order, includesVoid }: InvoiceVariant, p: Params<Page>) =>
  db
    .selectFrom(
      memberInvoices(db, { includesVoid }, p)
        .select(INVOICE_COLUMNS)
        .orderBy('createdAt', order)
        .orderBy('id', order)
        .limit(p.limit)
        .offset(p.offset)
        .as('invoices'),
    )
    .select(INVOICE_COLUMNS)
    .select(CARD_COLUMN.as('card'))
    .orderBy('createdAt', order)
    .orderBy('id', order),
);

/** The number of invoices, counted up to the cap. */
export const invoiceCount = statementVariants(
  (db, variant: Pick<InvoiceVariant, 'includesVoid'>, p: Params<{ userId: number }>) =>
    cappedCount(db, memberInvoices(db, variant, p)),
);

const PAID_STATUSES = (['paid', 'partly_refunded', 'refunded'] as const).map((status) => sql.lit(status));

/** A paid invoice with its payer, for the receipt. */
export const paidInvoice = statement((db, p: Params<{ id: number; ownerId: number | null }>) =>
  db
    .selectFrom('invoices')
    .innerJoin('users', 'users.id', 'invoices.userId')
    .select(INVOICE_COLUMNS)
    .select(CARD_COLUMN.as('card'))
    .select(['users.firstName', 'users.lastName', 'users.email'])
    .where('invoices.id', '=', p.id)
    .where(isVisible(p.ownerId, 'invoices.userId'))
    .where('invoices.status', 'in', PAID_STATUSES),
);

/** Completed refunds of an invoice, with the time of each. */
export const settledRefunds = statement((db, p: Params<{ invoiceId: number }>) =>
  db
    .selectFrom('refunds')
    .select(['amountCents', 'settledAt'])
    .$narrowType<{ settledAt: string }>()
    .where('invoiceId', '=', p.invoiceId)
    .where('status', '=', sql.lit('succeeded'))
    .orderBy('id'),
);

const memberAttempts = (db: Db, p: Params<{ userId: number }>) =>
  db.selectFrom('attempts').where('attempts.userId', '=', p.userId);

/** A page of the attempts to charge a member. */
export const attemptPage = statementVariants(
  (db, { order }: Pick<InvoiceVariant, 'order'>, p: Params<Page>) =>
    memberAttempts(db, p)
      .innerJoin('invoices', 'invoices.id', 'attempts.invoiceId')
      .innerJoin('paymentMethods', 'paymentMethods.id', 'attempts.paymentMethodId')
      .select([
        'attempts.id',
        'attempts.invoiceId',
        'attempts.n',
        'attempts.status',
        'attempts.declineCode',
        'attempts.offSession',
        'invoices.amountCents',
        'paymentMethods.brand',
        'paymentMethods.last4',
        'attempts.createdAt',
        'attempts.settledAt',
      ])
      .orderBy('attempts.createdAt', order)
      .orderBy('attempts.id', order)
      .limit(p.limit)
      .offset(p.offset),
);

/** The number of attempts, counted up to the cap. */
export const attemptCount = statement((db, p: Params<{ userId: number }>) =>
  cappedCount(db, memberAttempts(db, p)),
);
