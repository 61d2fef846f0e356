import { sql } from 'kysely';
import { type Params, type RowOf, statement } from '../../platform/database/statement.ts';

/** Locks an invoice for a refund. */
export const lockInvoice = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('invoices')
    .select(['id', 'userId', 'status', 'amountCents', 'refundedCents', 'description'])
    .where('id', '=', p.id)
    .forUpdate(),
);

/** The sum of an invoice's completed and pending refunds. */
export const committedRefundCents = statement((db, p: Params<{ invoiceId: number }>) =>
  db
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountCents'), sql.lit(0)).as('cents'))
    .where('invoiceId', '=', p.invoiceId)
    .where('status', '<>', sql.lit('refused')),
);

interface NewRefund {
  invoiceId: number;
  userId: number;
  amountCents: number;
  endsMembership: boolean;
  /** Null: an automatic refund. */
  actorId: number | null;
  idempotencyKey: string | null;
  lookAt: Temporal.Instant;
  now: Temporal.Instant;
}

export const insertRefund = statement((db, p: Params<NewRefund>) =>
  db
    .insertInto('refunds')
    .values({
      invoiceId: p.invoiceId,
      userId: p.userId,
      amountCents: p.amountCents,
      status: sql.lit('pending'),
      endsMembership: p.endsMembership,
      actorId: p.actorId,
      idempotencyKey: p.idempotencyKey,
      lookAt: p.lookAt,
      createdAt: p.now,
    })
    .returning('id'),
);

/** The refund created under an idempotency key of this actor. */
export const refundByKey = statement(
  (db, p: Params<{ actorId: number; key: string; since: Temporal.Instant }>) =>
    db
      .selectFrom('refunds')
      .select(['id', 'status'])
      .where('actorId', '=', p.actorId)
      .where('idempotencyKey', '=', p.key)
      .where('createdAt', '>', p.since)
      .orderBy('id', 'desc')
      .limit(sql.lit(1)),
);

export const refundsOfInvoice = statement((db, p: Params<{ invoiceId: number }>) =>
  db
    .selectFrom('refunds')
    .select(['id', 'status', 'amountCents', 'gatewayRef'])
    .where('invoiceId', '=', p.invoiceId),
);
export type RecordedRefund = RowOf<typeof refundsOfInvoice>;

/** A refund that was made by hand at the gateway. */
export const insertExternalRefund = statement(
  (
    db,
    p: Params<{
      invoiceId: number;
      userId: number;
      amountCents: number;
      gatewayRef: string;
      now: Temporal.Instant;
    }>,
  ) =>
    db.insertInto('refunds').values({
      invoiceId: p.invoiceId,
      userId: p.userId,
      amountCents: p.amountCents,
      status: sql.lit('succeeded'),
      gatewayRef: p.gatewayRef,
      endsMembership: sql.lit(false),
      createdAt: p.now,
      settledAt: p.now,
    }),
);

/** A refund and the charge it belongs to. */
export const refundById = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('refunds')
    .innerJoin('attempts', (join) =>
      join
        .onRef('attempts.invoiceId', '=', 'refunds.invoiceId')
        .on('attempts.status', '=', sql.lit('succeeded')),
    )
    .select([
      'refunds.id',
      'refunds.invoiceId',
      'refunds.userId',
      'refunds.amountCents',
      'refunds.endsMembership',
      'refunds.actorId',
      'refunds.createdAt',
      'attempts.gatewayRef',
    ])
    .where('refunds.id', '=', p.id),
);
export type RefundToProcess = RowOf<typeof refundById>;

/** Whether the member has begun a membership since a time: not the one that they had then. */
export const hasBegunAnother = statement((db, p: Params<{ userId: number; since: string }>) =>
  db
    .selectFrom('invoices')
    .select('id')
    .where('userId', '=', p.userId)
    .where('purpose', '=', sql.lit('create'))
    .where('paidAt', '>', p.since)
    .limit(sql.lit(1)),
);

export const lockRefund = statement((db, p: Params<{ id: number }>) =>
  db.selectFrom('refunds').select(['status']).where('id', '=', p.id).forUpdate(),
);

export const setRefundCheckTime = statement((db, p: Params<{ id: number; lookAt: Temporal.Instant }>) =>
  db.updateTable('refunds').set({ lookAt: p.lookAt }).where('id', '=', p.id),
);

export const saveRefundOutcome = statement(
  (
    db,
    p: Params<{
      id: number;
      status: 'succeeded' | 'refused';
      gatewayRef: string | null;
      now: Temporal.Instant;
    }>,
  ) =>
    db
      .updateTable('refunds')
      .set({ status: p.status, gatewayRef: p.gatewayRef, lookAt: null, settledAt: p.now })
      .where('id', '=', p.id),
);

export const saveRefundedAmount = statement(
  (db, p: Params<{ id: number; refundedCents: number; status: 'paid' | 'partly_refunded' | 'refunded' }>) =>
    db
      .updateTable('invoices')
      .set({ refundedCents: p.refundedCents, status: p.status })
      .where('id', '=', p.id),
);

export const refundsToCheck = statement((db, p: Params<{ now: Temporal.Instant; limit: number }>) =>
  db.selectFrom('refunds').select('id').where('lookAt', '<=', p.now).orderBy('lookAt').limit(p.limit),
);

export const nextRefundCheck = statement((db) =>
  db
    .selectFrom('refunds')
    .select('lookAt')
    .where('lookAt', 'is not', null)
    .orderBy('lookAt')
    .limit(sql.lit(1)),
);
