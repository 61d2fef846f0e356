import { PLANS } from '#contract/billing/codes.ts';
import type { SubscriptionStatus } from '#contract/billing/codes.ts';
import { epochSecondsOf } from '../platform/clock.ts';
import type { Ground } from '../platform/context.ts';
import { keyOf } from '../billing/attempts.ts';
import { boundary } from '../billing/rules.ts';
import { membershipIn } from './demoMembership.ts';

interface Member {
  id: number;
  email: string;
  firstName: string;
  lastName: string;
}

const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

/** Gives a member a card, a membership in a status, and its invoices, each charged at the gateway. */
export async function giveMembership(
  ground: Ground,
  member: Member,
  status: SubscriptionStatus,
): Promise<void> {
  const { db, payments, clock } = ground;
  const now = epochSecondsOf(clock.now());
  const { record, paidPeriods } = membershipIn(status, now);
  const { productId, interval, anchor } = record;
  const { name, chargeCents } = PLANS[productId!];
  const { customer, card } = await giveCard(ground, member, at(anchor!));
  const { id: subscriptionId } = await db
    .insertInto('subscriptions')
    .values({ ...record, userId: member.id, createdAt: at(anchor!) })
    .returning('id')
    .executeTakeFirstOrThrow();

  const owed = status === 'payment_failed' ? [record.currentPeriodEnd!] : [];
  for (const [k, periodStart] of [...paidPeriods, ...owed].entries()) {
    const isPaid = k < paidPeriods.length;
    const createdAt = at(periodStart);
    const { id: invoiceId } = await db
      .insertInto('invoices')
      .values({
        ...{ userId: member.id, subscriptionId, productId, periodStart, createdAt },
        kind: 'membership',
        status: isPaid ? 'paid' : 'open',
        periodEnd: boundary(anchor!, interval, k + 1),
        amountCents: chargeCents,
        description: `${name} membership`,
        paidAt: isPaid ? createdAt : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const attempt = { invoiceId, userId: member.id, paymentMethodId: card.id, offSession: k > 0 };
    if (isPaid) {
      const attemptId = keyOf({ invoiceId, n: 1 });
      const order = { customer, card: card.ref, amountCents: chargeCents, attemptId, offSession: k > 0 };
      const charge = await payments.charge(order);
      if (charge.kind !== 'succeeded')
        throw new Error(`The gateway did not take a charge of the demo: ${charge.kind}`);
      await db
        .insertInto('attempts')
        .values({
          ...attempt,
          n: 1,
          status: 'succeeded',
          gatewayRef: charge.ref,
          createdAt,
          settledAt: createdAt,
        })
        .execute();
      continue;
    }
    const tries = [createdAt, createdAt.add({ hours: 24 })];
    const declined = { ...attempt, status: 'declined', declineCode: 'insufficient_funds' } as const;
    await db
      .insertInto('attempts')
      .values(tries.map((tried, n) => ({ ...declined, n: n + 1, createdAt: tried, settledAt: tried })))
      .execute();
  }
}

async function giveCard({ db, payments, clock }: Ground, member: Member, createdAt: Temporal.Instant) {
  const customer = await payments.ensureCustomer(member, `user${member.id}`);
  const year = clock.now().toZonedDateTimeISO('UTC').year;
  const attached = await payments.attachCard(
    customer,
    {
      cardHolder: `${member.firstName} ${member.lastName}`,
      cardNumber: '4242424242424242',
      ...{ expMonth: 11, expYear: year + 3, cvc: '123', cardZipcode: '94110' },
    },
    `demo${member.id}`,
  );
  if (attached.kind !== 'attached') throw new Error('The gateway did not take the card of the demo');
  await db.insertInto('gatewayCustomers').values({ userId: member.id, ref: customer }).execute();
  const card = await db
    .insertInto('paymentMethods')
    .values({ ...attached.card, userId: member.id, isDefault: true, createdAt })
    .returning(['id', 'ref'])
    .executeTakeFirstOrThrow();
  return { customer, card };
}
