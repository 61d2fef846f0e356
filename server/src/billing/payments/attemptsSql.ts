import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { type Params, type RowOf, statement } from '../../platform/database/statement.ts';
import type { InvoicePurpose } from './invoiceChangesSql.ts';

export interface NewAttempt {
  invoiceId: number;
  userId: number;
  /** Null: charged by a job. */
  actorId: number | null;
  paymentMethodId: number;
  n: number;
  offSession: boolean;
  idempotencyKey: string | null;
  lookAt: Temporal.Instant;
  now: Temporal.Instant;
}

export const insertAttempt = statement((db, p: Params<NewAttempt>) =>
  db
    .insertInto('attempts')
    .values({
      invoiceId: p.invoiceId,
      userId: p.userId,
      actorId: p.actorId,
      paymentMethodId: p.paymentMethodId,
      n: p.n,
      offSession: p.offSession,
      idempotencyKey: p.idempotencyKey,
      status: sql.lit('pending'),
      lookAt: p.lookAt,
      createdAt: p.now,
    })
    .returning('id'),
);

/** An attempt with everything that charging it needs. */
export interface Attempt {
  id: number;
  userId: number;
  actorId: number | null;
  invoiceId: number;
  n: number;
  offSession: boolean;
  createdAt: string;
  status: string;
  gatewayRef: string | null;
  purpose: InvoicePurpose;
  amountCents: number;
  card: string;
  customer: string;
}

const selectAttempts = (db: Db) =>
  db
    .selectFrom('attempts')
    .innerJoin('invoices', 'invoices.id', 'attempts.invoiceId')
    .innerJoin('paymentMethods', 'paymentMethods.id', 'attempts.paymentMethodId')
    .innerJoin('gatewayCustomers', 'gatewayCustomers.userId', 'attempts.userId')
    .select([
      'attempts.id',
      'attempts.userId',
      'attempts.actorId',
      'attempts.invoiceId',
      'attempts.n',
      'attempts.offSession',
      'attempts.createdAt',
      'attempts.status',
      'attempts.gatewayRef',
      'invoices.purpose',
      'invoices.amountCents',
      'paymentMethods.ref as card',
      'gatewayCustomers.ref as customer',
    ]);

/** An attempt of this member. */
export const attemptOfMember = statement((db, p: Params<{ id: number; userId: number }>) =>
  selectAttempts(db).where('attempts.id', '=', p.id).where('attempts.userId', '=', p.userId),
);

/** The attempt for a gateway key: by invoice and number. */
export const attemptByNumber = statement((db, p: Params<{ invoiceId: number; n: number }>) =>
  selectAttempts(db).where('attempts.invoiceId', '=', p.invoiceId).where('attempts.n', '=', p.n),
);

/** The attempt created under an idempotency key of this actor. */
export const attemptByKey = statement(
  (db, p: Params<{ actorId: number; key: string; since: Temporal.Instant }>) =>
    selectAttempts(db)
      .where('attempts.actorId', '=', p.actorId)
      .where('attempts.idempotencyKey', '=', p.key)
      .where('attempts.createdAt', '>', p.since)
      .orderBy('attempts.id', 'desc')
      .limit(sql.lit(1)),
);

export const attemptsToCheck = statement((db, p: Params<{ now: Temporal.Instant; limit: number }>) =>
  selectAttempts(db)
    .where('attempts.lookAt', '<=', p.now)
    .orderBy('attempts.lookAt')
    .orderBy('attempts.id')
    .limit(p.limit),
);

export const nextAttemptCheck = statement((db) =>
  db
    .selectFrom('attempts')
    .select('lookAt')
    .where('lookAt', 'is not', null)
    .orderBy('lookAt')
    .limit(sql.lit(1)),
);

const OPEN_STATUSES = (['pending', 'unknown', 'requires_action'] as const).map((status) => sql.lit(status));

const UNDER_WAY_STATUSES = (['pending', 'unknown'] as const).map((status) => sql.lit(status));

/** Charges of a card without a known outcome. */
export const chargesUnderWay = statement((db, p: Params<{ paymentMethodId: number }>) =>
  db
    .selectFrom('attempts')
    .select('id')
    .where('paymentMethodId', '=', p.paymentMethodId)
    .where('status', 'in', UNDER_WAY_STATUSES),
);

/** The attempts for a member's membership without an outcome. */
export const openMembershipAttempts = statement((db, p: Params<{ userId: number }>) =>
  selectAttempts(db)
    .where('attempts.userId', '=', p.userId)
    .where('attempts.status', 'in', OPEN_STATUSES)
    .where('invoices.purpose', '<>', sql.lit('tip')),
);

/** The attempts for a member's tips for a request without an outcome. */
export const openTipAttempts = statement((db, p: Params<{ userId: number; readingRequestId: number }>) =>
  selectAttempts(db)
    .where('attempts.userId', '=', p.userId)
    .where('attempts.status', 'in', OPEN_STATUSES)
    .where('invoices.purpose', '=', sql.lit('tip'))
    .where('invoices.readingRequestId', '=', p.readingRequestId),
);

/** An attempt without an outcome, for the membership or for a tip; undefined if there is none. */
export const findOpenAttempt = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('attempts')
    .select('id')
    .where('userId', '=', p.userId)
    .where('status', 'in', OPEN_STATUSES)
    .limit(sql.lit(1)),
);

/** Locks an attempt together with its invoice, to record the outcome. */
export const lockAttempt = statement((db, p: Params<{ id: number }>) =>
  db
    .selectFrom('attempts')
    .innerJoin('invoices', 'invoices.id', 'attempts.invoiceId')
    .innerJoin('paymentMethods', 'paymentMethods.id', 'attempts.paymentMethodId')
    .select([
      'attempts.status',
      'attempts.declineCode',
      'invoices.id as invoiceId',
      'invoices.status as invoiceStatus',
      'invoices.purpose',
      'invoices.productId',
      'invoices.periodStart',
      'invoices.amountCents',
      'invoices.description',
      'paymentMethods.brand',
      'paymentMethods.last4',
    ])
    .where('attempts.id', '=', p.id)
    .forUpdate(['attempts', 'invoices']),
);
export type LockedAttempt = RowOf<typeof lockAttempt>;

export interface AttemptOutcome {
  id: number;
  status: 'unknown' | 'requires_action' | 'succeeded' | 'declined';
  declineCode: string | null;
  gatewayRef: string | null;
  lookAt: Temporal.Instant | null;
  settledAt: Temporal.Instant | null;
}

export const saveOutcome = statement((db, p: Params<AttemptOutcome>) =>
  db
    .updateTable('attempts')
    .set({
      status: p.status,
      declineCode: p.declineCode,
      gatewayRef: p.gatewayRef,
      lookAt: p.lookAt,
      settledAt: p.settledAt,
    })
    .where('id', '=', p.id),
);

export const setAttemptCheckTime = statement((db, p: Params<{ id: number; lookAt: Temporal.Instant }>) =>
  db.updateTable('attempts').set({ lookAt: p.lookAt }).where('id', '=', p.id).where('lookAt', 'is not', null),
);

/** The paid attempt for a charge, by the gateway's reference. */
export const paidAttemptByRef = statement((db, p: Params<{ gatewayRef: string }>) =>
  db
    .selectFrom('attempts')
    .innerJoin('invoices', 'invoices.id', 'attempts.invoiceId')
    .select([
      'attempts.id',
      'invoices.id as invoiceId',
      'invoices.userId',
      'invoices.purpose',
      'invoices.amountCents',
    ])
    .where('attempts.gatewayRef', '=', p.gatewayRef)
    .where('attempts.status', '=', sql.lit('succeeded')),
);

/** Marks a charge as disputed, at the first report only. */
export const markDisputed = statement((db, p: Params<{ id: number; now: Temporal.Instant }>) =>
  db
    .updateTable('attempts')
    .set({ disputedAt: p.now })
    .where('id', '=', p.id)
    .where('disputedAt', 'is', null)
    .returning('id'),
);
