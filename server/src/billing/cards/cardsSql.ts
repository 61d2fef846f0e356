import { sql } from 'kysely';
import type { GatewayCard } from '../../adapters/payments/payments.ts';
import type { Db } from '../../platform/database/database.ts';
import { type Params, statement } from '../../platform/database/statement.ts';

export const gatewayCustomerOfUser = (db: Db, userId: number) =>
  db.selectFrom('gatewayCustomers').select('ref').where('userId', '=', userId).executeTakeFirst();

export const insertGatewayCustomer = (db: Db, userId: number, ref: string) =>
  db
    .insertInto('gatewayCustomers')
    .values({ userId, ref })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();

export const replaceCustomerRef = (db: Db, userId: number, ref: string) =>
  db.updateTable('gatewayCustomers').set({ ref }).where('userId', '=', userId).execute();

/** Serialises changes of a member's cards. */
export const lockCards = (db: Db, userId: number) =>
  db.selectFrom('gatewayCustomers').select('userId').where('userId', '=', userId).forUpdate().execute();

/** The cards of a member, newest first. */
export const cardRowsOfMember = statement((db, p: Params<{ userId: number }>) =>
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

/** The gateway is asked to remove the card afterwards. */
export const markCardRemoved = (db: Db, userId: number, id: number, now: Temporal.Instant) =>
  db
    .updateTable('paymentMethods')
    .set({ removedAt: now, isDefault: false, detachAt: now })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();

/** For cards that the gateway no longer has; it is not asked to remove them. */
export const markAllCardsRemoved = (db: Db, userId: number, now: Temporal.Instant) =>
  db
    .updateTable('paymentMethods')
    .set({ removedAt: now, isDefault: false, detachAt: null })
    .where('userId', '=', userId)
    .where('removedAt', 'is', null)
    .execute();

/** Removed cards that the gateway is to remove now, the longest due first. */
export const cardsToDetach = statement((db, p: Params<{ now: Temporal.Instant; limit: number }>) =>
  db
    .selectFrom('paymentMethods')
    .select(['id', 'ref'])
    .where('detachAt', '<=', p.now)
    .orderBy('detachAt')
    .limit(p.limit),
);

export const nextDetachTime = statement((db) =>
  db
    .selectFrom('paymentMethods')
    .select('detachAt')
    .where('detachAt', 'is not', null)
    .orderBy('detachAt')
    .limit(sql.lit(1)),
);

/** Changes nothing if the account has been closed meanwhile, which deletes all of its cards at the gateway. */
export const setDetachTime = statement((db, p: Params<{ id: number; detachAt: Temporal.Instant | null }>) =>
  db
    .updateTable('paymentMethods')
    .set({ detachAt: p.detachAt })
    .where('id', '=', p.id)
    .where('detachAt', 'is not', null),
);

export const removedCard = statement((db, p: Params<{ userId: number; ref: string }>) =>
  db
    .selectFrom('paymentMethods')
    .select('id')
    .where('userId', '=', p.userId)
    .where('ref', '=', p.ref)
    .where('removedAt', 'is not', null),
);

/** Makes one card the default in two steps, because there must never be two. */
export async function setDefaultCard(db: Db, userId: number, id: number): Promise<void> {
  await clearDefaultCard(db, userId);
  await db
    .updateTable('paymentMethods')
    .set({ isDefault: true })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
}

export const clearDefaultCard = (db: Db, userId: number) =>
  db
    .updateTable('paymentMethods')
    .set({ isDefault: false })
    .where('userId', '=', userId)
    .where('isDefault', '=', true)
    .execute();
