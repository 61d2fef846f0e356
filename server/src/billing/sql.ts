import { sql } from 'kysely';
import type { GatewayCard } from '../adapters/payments/payments.ts';
import type { Db } from '../platform/database/database.ts';
import { type Params, statement, statementVariants } from '../platform/database/statement.ts';
import type { Membership } from './membershipRecord.ts';

/** A user whom writers may act for: customers, including blocked ones, and writers who were customers. */
export const memberById = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('isWriter', '=', false),
        eb.exists(
          eb.selectFrom('subscriptions').select('id').whereRef('subscriptions.userId', '=', 'users.id'),
        ),
      ]),
    )
    .executeTakeFirst();

/** Whether the user is currently a customer, neither blocked nor a writer. */
export const customerById = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('users')
    .select('id')
    .where('id', '=', p.userId)
    .where('isWriter', '=', false)
    .where('isBlocked', '=', false),
);

const MEMBERSHIP_COLUMNS = [
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
  'dunningSince',
  'dunningStep',
  'dunningNextAt',
  'dunningStopped',
  'noticedUntil',
  'nextActionAt',
] as const satisfies readonly (keyof Membership)[];

/** The memberships as the rules use them. */
const selectMemberships = (db: Db) =>
  db
    .selectFrom('subscriptions')
    .select(MEMBERSHIP_COLUMNS)
    .select((eb) =>
      eb
        .case()
        .when('subscriptions.status', '=', sql.lit('past_due'))
        .then(
          eb
            .selectFrom('invoices')
            .select('amountCents')
            .whereRef('invoices.subscriptionId', '=', 'subscriptions.id')
            .where('invoices.status', '=', sql.lit('open'))
            .where('invoices.purpose', '=', sql.lit('renewal'))
            .limit(sql.lit(1)),
        )
        .end()
        .as('owedCents'),
    );

export const findMembership = statement((db, p: Params<{ userId: number }>) =>
  selectMemberships(db).where('userId', '=', p.userId),
);

const insertEmptyMembership = statement((db, p: Params<{ userId: number; now: Temporal.Instant }>) =>
  db
    .insertInto('subscriptions')
    .values({ userId: p.userId, status: 'canceled', interval: 'month', createdAt: p.now })
    .onConflict((conflict) => conflict.column('userId').doNothing()),
);
const selectMembershipForUpdate = statement((db, p: Params<{ userId: number }>) =>
  selectMemberships(db).select('id').where('userId', '=', p.userId).forUpdate(),
);
export type LockedMembership = Membership & { id: number };

/** Locks the member's record for a decision; creates an empty one if there is none. */
export async function lockMembership(
  db: Db,
  userId: number,
  now: Temporal.Instant,
): Promise<LockedMembership> {
  const membership = await selectMembershipForUpdate.first(db, { userId });
  if (membership !== undefined) return membership;
  await insertEmptyMembership.run(db, { userId, now });
  return await selectMembershipForUpdate.one(db, { userId });
}

/** Deletes the empty record of a member who never subscribed or tried to. */
const deleteEmptyMembership = statement((db, p: Params<{ userId: number }>) =>
  db
    .deleteFrom('subscriptions')
    .where('userId', '=', p.userId)
    .where('productId', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('invoices')
            .select('id')
            .whereRef('subscriptionId', '=', 'subscriptions.id')
            // Uses the index of a member's invoices.
            .whereRef('invoices.userId', '=', 'subscriptions.userId'),
        ),
      ),
    ),
);

/**
 * Locks the member's record for a decision that ends it. Without one, locks all the same, because a purchase in progress
 * waits for this lock and is then refused, and leaves no empty record behind.
 */
export async function lockToEndMembership(
  { db, now }: { db: Db; now: Temporal.Instant },
  userId: number,
): Promise<LockedMembership> {
  const hasRecord = (await findMembership.first(db, { userId })) !== undefined;
  const membership = await lockMembership(db, userId, now);
  if (!hasRecord) await deleteEmptyMembership.run(db, { userId });
  return membership;
}

/** Locks a member's record if a step is due. With `skip`, returns nothing for a record that is locked already. */
export const lockDueMembership = statementVariants(
  (db, { onLocked }: { onLocked: 'wait' | 'skip' }, p: Params<{ userId: number; now: number }>) =>
    selectMemberships(db)
      .select('id')
      .where('userId', '=', p.userId)
      .where('nextActionAt', '<=', p.now)
      .forUpdate()
      .$if(onLocked === 'skip', (query) => query.skipLocked()),
);

/** Members with due memberships, the longest due first. */
export const dueMembers = statement((db, p: Params<{ now: number; limit: number }>) =>
  db
    .selectFrom('subscriptions')
    .select('userId')
    .where('nextActionAt', '<=', p.now)
    .orderBy('nextActionAt')
    .limit(p.limit),
);

export const nextMembershipDue = statement((db) =>
  db
    .selectFrom('subscriptions')
    .select('nextActionAt')
    .where('nextActionAt', 'is not', null)
    .orderBy('nextActionAt')
    .limit(sql.lit(1)),
);

/** Changes nothing if no step is due: a charge under way has none until its outcome is known. */
export const postponeNextAction = statement((db, p: Params<{ userId: number; nextActionAt: number }>) =>
  db
    .updateTable('subscriptions')
    .set({ nextActionAt: p.nextActionAt })
    .where('userId', '=', p.userId)
    .where('nextActionAt', 'is not', null),
);

const updateMembership = statement((db, p: Params<Membership & { userId: number }>) =>
  db
    .updateTable('subscriptions')
    .set(Object.fromEntries(MEMBERSHIP_COLUMNS.map((column) => [column, p[column]])))
    .set((eb) => ({ version: eb('version', '+', sql.lit(1)) }))
    .where('userId', '=', p.userId),
);
export const saveMembership = (db: Db, userId: number, membership: Membership) =>
  updateMembership.run(db, { ...membership, userId });

/** The recipient of a member's billing mails. */
export const findMailRecipient = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'firstName'])
    .select((eb) =>
      eb
        .or([eb('isWriter', '=', true), eb('isBlocked', '=', true)])
        .$castTo<boolean>()
        .as('isNonCustomer'),
    )
    .where('id', '=', p.userId),
);

/** The member's default card and their customer at the gateway. */
export const findPayer = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('paymentMethods')
    .innerJoin('gatewayCustomers', 'gatewayCustomers.userId', 'paymentMethods.userId')
    .select([
      'paymentMethods.id as paymentMethodId',
      'paymentMethods.ref as card',
      'paymentMethods.brand',
      'paymentMethods.last4',
      'paymentMethods.expMonth',
      'paymentMethods.expYear',
      'gatewayCustomers.ref as customer',
    ])
    .where('paymentMethods.userId', '=', p.userId)
    .where('paymentMethods.isDefault', '=', true)
    .where('paymentMethods.removedAt', 'is', null),
);

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

/** Only the columns that the status is derived from; read with every message of a member. */
export const findStatusRecord = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('subscriptions')
    .select(['status', 'interval', 'cancelAtPeriodEnd', 'paymentPausedAt', 'paymentResumesAt'])
    .where('userId', '=', p.userId),
);
