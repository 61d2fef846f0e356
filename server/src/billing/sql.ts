import { sql } from 'kysely';
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
const lockMembershipRow = statement((db, p: Params<{ userId: number }>) =>
  selectMemberships(db).select('id').where('userId', '=', p.userId).forUpdate(),
);
export type LockedMembership = Membership & { id: number };

/** Locks the member's record for a decision; creates an empty one if there is none. */
export async function lockMembership(
  db: Db,
  userId: number,
  now: Temporal.Instant,
): Promise<LockedMembership> {
  const membership = await lockMembershipRow.first(db, { userId });
  if (membership !== undefined) return membership;
  await insertEmptyMembership.run(db, { userId, now });
  return await lockMembershipRow.one(db, { userId });
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

/** Only the columns that the status is derived from; read with every message of a member. */
export const findStatusRecord = statement((db, p: Params<{ userId: number }>) =>
  db
    .selectFrom('subscriptions')
    .select(['status', 'interval', 'cancelAtPeriodEnd', 'paymentPausedAt', 'paymentResumesAt'])
    .where('userId', '=', p.userId),
);
