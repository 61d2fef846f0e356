import type { ProductId } from '#contract/billing/codes.ts';
import type { GatewayCard } from '../adapters/payments/payments.ts';
import { type Db, statement } from '../platform/database.ts';
import type { Membership } from './rules.ts';

/** Writers act for members only, never for one another. */
export const memberById = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where('isWriter', '=', false)
    .executeTakeFirst();

const MEMBERSHIP = [
  'status',
  'interval',
  'productId',
  'pendingProductId',
  'cancelAtPeriodEnd',
  'paymentPausedAt',
  'paymentResumesAt',
  'currentPeriodStart',
  'currentPeriodEnd',
  'anchor',
  'periods',
  'canceledAt',
  'endedAt',
  'dunningNextAt',
  'nextActionAt',
] as const satisfies readonly (keyof Membership)[];

export const membershipOf = statement((db, p: { userId: number }) =>
  db.selectFrom('subscriptions').select(MEMBERSHIP).where('userId', '=', p.userId),
);

/** Locks the member's record for a decision; who has none gets an empty one to lock. */
export async function lockMembership(db: Db, userId: number, now: Temporal.Instant) {
  await db
    .insertInto('subscriptions')
    .values({ userId, status: 'canceled', interval: 'month', createdAt: now })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  return db
    .selectFrom('subscriptions')
    .select(['id', ...MEMBERSHIP])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export const saveMembership = (db: Db, userId: number, membership: Membership) =>
  db
    .updateTable('subscriptions')
    .set(Object.fromEntries(MEMBERSHIP.map((column) => [column, membership[column]])))
    .set((of) => ({ version: of('version', '+', 1) }))
    .where('userId', '=', userId)
    .execute();

const UNSETTLED = ['pending', 'unknown', 'requires_action'] as const;

export const hasOpenAttempt = async (db: Db, subscriptionId: number): Promise<boolean> => {
  const open = await db
    .selectFrom('attempts')
    .innerJoin('invoices', 'invoices.id', 'attempts.invoiceId')
    .select('attempts.id')
    .where('invoices.subscriptionId', '=', subscriptionId)
    .where('attempts.status', 'in', UNSETTLED)
    .executeTakeFirst();
  return open !== undefined;
};

export interface NewInvoice {
  userId: number;
  subscriptionId: number;
  productId: ProductId;
  periodStart: number;
  periodEnd: number;
  amountCents: number;
  description: string;
}

export const insertInvoice = (db: Db, invoice: NewInvoice, now: Temporal.Instant) =>
  db
    .insertInto('invoices')
    .values({ ...invoice, kind: 'membership', status: 'open', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();

export interface NewAttempt {
  invoiceId: number;
  userId: number;
  paymentMethodId: number;
  n: number;
  offSession: boolean;
  lookAt: Temporal.Instant;
}

export const insertAttempt = (db: Db, attempt: NewAttempt, now: Temporal.Instant) =>
  db
    .insertInto('attempts')
    .values({ ...attempt, status: 'pending', createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();

const attemptsWithOrder = (db: Db) =>
  db
    .selectFrom('attempts')
    .innerJoin('invoices', 'invoices.id', 'attempts.invoiceId')
    .innerJoin('paymentMethods', 'paymentMethods.id', 'attempts.paymentMethodId')
    .innerJoin('gatewayCustomers', 'gatewayCustomers.userId', 'attempts.userId')
    .select([
      'attempts.id',
      'attempts.userId',
      'attempts.invoiceId',
      'attempts.n',
      'attempts.offSession',
      'attempts.createdAt',
      'invoices.amountCents',
      'paymentMethods.ref as card',
      'gatewayCustomers.ref as customer',
    ]);
export type Attempt = Awaited<ReturnType<typeof attemptById>>;

/** An attempt and all that is needed to ask the gateway for it. */
export const attemptById = (db: Db, id: number) =>
  attemptsWithOrder(db).where('attempts.id', '=', id).executeTakeFirstOrThrow();

export const attemptsToLookAt = (db: Db, now: Temporal.Instant, limit = 20) =>
  attemptsWithOrder(db)
    .where('attempts.lookAt', '<=', now.toString())
    .orderBy('attempts.lookAt')
    .orderBy('attempts.id')
    .limit(limit)
    .execute();

export const nextLook = (db: Db) =>
  db
    .selectFrom('attempts')
    .select('lookAt')
    .where('lookAt', 'is not', null)
    .orderBy('lookAt')
    .limit(1)
    .executeTakeFirst();

/** Locks an attempt for its outcome. The invoice of a membership has its plan and period. */
export const lockAttempt = (db: Db, id: number) =>
  db
    .selectFrom('attempts')
    .innerJoin('invoices', 'invoices.id', 'attempts.invoiceId')
    .select(['attempts.status', 'attempts.declineCode', 'invoices.productId', 'invoices.periodStart'])
    .$narrowType<{ productId: ProductId; periodStart: number }>()
    .where('attempts.id', '=', id)
    .forUpdate('attempts')
    .executeTakeFirstOrThrow();

type Outcome =
  | { status: 'unknown'; lookAt: Temporal.Instant }
  | { status: 'succeeded'; gatewayRef: string }
  | { status: 'declined'; declineCode: string };

export const saveOutcome = (db: Db, id: number, outcome: Outcome, now: Temporal.Instant) =>
  db
    .updateTable('attempts')
    .set(outcome.status === 'unknown' ? outcome : { ...outcome, lookAt: null, settledAt: now })
    .where('id', '=', id)
    .execute();

export const closeInvoice = (db: Db, id: number, status: 'paid' | 'void', now: Temporal.Instant) =>
  db
    .updateTable('invoices')
    .set({ status, paidAt: status === 'paid' ? now : null })
    .where('id', '=', id)
    .execute();

export const gatewayCustomerOf = (db: Db, userId: number) =>
  db.selectFrom('gatewayCustomers').select('ref').where('userId', '=', userId).executeTakeFirst();

export const insertGatewayCustomer = (db: Db, userId: number, ref: string) =>
  db
    .insertInto('gatewayCustomers')
    .values({ userId, ref })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();

/** One at a time changes a member's cards. */
export const lockCards = (db: Db, userId: number) =>
  db.selectFrom('gatewayCustomers').select('userId').where('userId', '=', userId).forUpdate().execute();

/** The cards of a member, newest first. */
export const cardsOf = statement((db, p: { userId: number }) =>
  db
    .selectFrom('paymentMethods')
    .select(['id', 'ref', 'brand', 'last4', 'expMonth', 'expYear', 'isDefault'])
    .where('userId', '=', p.userId)
    .where('removedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc'),
);

export const insertCard = (
  db: Db,
  userId: number,
  card: GatewayCard & { isDefault: boolean },
  now: Temporal.Instant,
) =>
  db
    .insertInto('paymentMethods')
    .values({ ...card, userId, createdAt: now })
    .execute();

export const setRemoved = (db: Db, userId: number, id: number, now: Temporal.Instant) =>
  db
    .updateTable('paymentMethods')
    .set({ removedAt: now, isDefault: false })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();

/** Makes one card the default in place of another, in two steps: there are never two. */
export async function setDefault(db: Db, userId: number, id: number): Promise<void> {
  await clearDefault(db, userId);
  await db
    .updateTable('paymentMethods')
    .set({ isDefault: true })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
}

export const clearDefault = (db: Db, userId: number) =>
  db
    .updateTable('paymentMethods')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .execute();

/** What the status is derived from, and no more: asked with every message of a member. */
export const statusRecordOf = statement((db, p: { userId: number }) =>
  db
    .selectFrom('subscriptions')
    .select(['status', 'interval', 'cancelAtPeriodEnd', 'paymentPausedAt', 'paymentResumesAt'])
    .where('userId', '=', p.userId),
);
