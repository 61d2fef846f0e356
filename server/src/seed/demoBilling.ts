import { MONTHLY, PLANS, type SubscriptionStatus } from '#contract/billing/codes.ts';
import { formatMoney } from '#contract/billing/format.ts';
import { addIntervals } from '#contract/billing/periods.ts';
import { formatFullName } from '#contract/fullName.ts';
import { BY_CLOCK } from '../billing/notices/notify.ts';
import { insertAuditEntry } from '../platform/auditLog.ts';
import { toEpochSeconds } from '../platform/clock.ts';
import type { Services } from '../platform/context.ts';
import type { Db } from '../platform/database/database.ts';
import { toGatewayKey } from '../billing/payments/attempts.ts';
import type { Membership } from '../billing/membershipRecord.ts';
import { buildMembership } from './demoMembership.ts';

interface Member {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

const toInstant = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

/** Gives a member a card, a membership in a status, and its invoices, each charged at the gateway. */
export async function seedMembership(
  services: Services,
  member: Member,
  status: SubscriptionStatus,
): Promise<void> {
  const { record, paidPeriods } = buildMembership(status, toEpochSeconds(services.clock.now()));
  const begun = toInstant(record.anchor!);
  const card = await seedCard(services, member, begun);
  const { id: subscriptionId } = await services.db
    .insertInto('subscriptions')
    .values({ ...record, userId: member.id, createdAt: begun })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owed = status === 'payment_failed' ? [record.currentPeriodEnd!] : [];
  const newInvoice = { userId: member.id, subscriptionId, record };
  for (const [k, start] of [...paidPeriods, ...owed].entries()) {
    const isPaid = k < paidPeriods.length;
    const invoiceId = await seedInvoice(services.db, newInvoice, { k, start, isPaid });
    const attempt = { invoiceId, userId: member.id, paymentMethodId: card.id, offSession: k > 0 };
    if (isPaid) await seedCharge(services, card, attempt, { record, at: toInstant(start) });
    else await seedDeclines(services.db, attempt, toInstant(start));
  }
}

type Period = { k: number; start: number; isPaid: boolean };
type InvoiceOwner = { userId: number; subscriptionId: number; record: Membership };
type NewAttempt = { invoiceId: number; userId: number; paymentMethodId: number; offSession: boolean };

async function seedInvoice(
  db: Db,
  { userId, subscriptionId, record }: InvoiceOwner,
  { k, start, isPaid }: Period,
) {
  const { productId, interval, anchor } = record;
  const { name, chargeCents } = PLANS[productId!];
  const { id } = await db
    .insertInto('invoices')
    .values({
      userId,
      subscriptionId,
      kind: 'membership',
      purpose: k === 0 ? 'create' : 'renewal',
      status: isPaid ? 'paid' : 'open',
      productId,
      periodStart: start,
      periodEnd: addIntervals(anchor!, interval, k + 1),
      amountCents: chargeCents,
      description: `${name} membership`,
      createdAt: toInstant(start),
      paidAt: isPaid ? toInstant(start) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function seedCharge(
  { db, payments }: Services,
  card: { customer: string; ref: string },
  attempt: NewAttempt,
  paid: { record: Membership; at: Temporal.Instant },
) {
  const charge = await payments.charge({
    customer: card.customer,
    card: card.ref,
    amountCents: PLANS[paid.record.productId!].chargeCents,
    attemptId: toGatewayKey({ invoiceId: attempt.invoiceId, n: 1 }),
    offSession: attempt.offSession,
  });
  if (charge.kind !== 'succeeded') throw new Error(`A charge of the demo ended with ${charge.kind}`);
  const times = { createdAt: paid.at, settledAt: paid.at };
  await db
    .insertInto('attempts')
    .values({ ...attempt, ...times, n: 1, status: 'succeeded', gatewayRef: charge.ref })
    .execute();
  const { name, chargeCents } = PLANS[paid.record.productId!];
  const { userId, offSession } = attempt;
  await insertAuditEntry(db, paid.at, offSession ? BY_CLOCK : { actor: 'member', actorId: userId }, {
    userId,
    act: offSession ? 'renew' : 'create',
    says: `${formatMoney(chargeCents)} was charged for the ${name} plan.`,
  });
}

/** The declined charges at the beginning of the period and on the day after. */
async function seedDeclines(db: Db, attempt: NewAttempt, begun: Temporal.Instant): Promise<void> {
  for (const [index, tried] of [begun, begun.add({ hours: 24 })].entries()) {
    await db
      .insertInto('attempts')
      .values({
        ...attempt,
        n: index + 1,
        status: 'declined',
        declineCode: 'insufficient_funds',
        createdAt: tried,
        settledAt: tried,
      })
      .execute();
    await insertAuditEntry(db, tried, BY_CLOCK, {
      userId: attempt.userId,
      act: 'payment_declined',
      says: `A charge of ${formatMoney(PLANS[MONTHLY].chargeCents)} for Monthly membership was declined.`,
      why: 'insufficient_funds',
    });
  }
}

async function seedCard({ db, payments, clock }: Services, member: Member, createdAt: Temporal.Instant) {
  const customer = await payments.ensureCustomer(member, `user${member.id}`);
  const year = clock.now().toZonedDateTimeISO('UTC').year;
  const attached = await payments.attachCard(
    customer,
    {
      cardHolder: formatFullName(member),
      cardNumber: '4242424242424242',
      expMonth: 11,
      expYear: year + 3,
      cvc: '123',
      cardZipcode: '94110',
    },
    `demo${member.id}`,
  );
  if (attached.kind !== 'attached') throw new Error('The gateway did not accept the card of the demo');
  await db.insertInto('gatewayCustomers').values({ userId: member.id, ref: customer }).execute();
  const card = await db
    .insertInto('paymentMethods')
    .values({ ...attached.card, userId: member.id, isDefault: true, createdAt })
    .returning(['id', 'ref'])
    .executeTakeFirstOrThrow();
  return { ...card, customer };
}
