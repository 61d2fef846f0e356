import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatBillingDate } from '#contract/billing/format.ts';
import { toEpochSeconds } from '../../platform/clock.ts';
import { startTestProduct, type TestProduct, type TestUser } from '../../../testing/testProduct.ts';
import {
  ANSWERS_LATE,
  createBilling,
  DECLINES,
  NEVER_SUBSCRIBED_INFO,
  toSubscriptionEvent,
  VISA,
} from '../../../testing/billing/billing.ts';

let product: TestProduct;
let billing: ReturnType<typeof createBilling>;
beforeAll(async () => {
  product = await startTestProduct({ LOG_LEVEL: 'fatal' });
  billing = createBilling(product);
});
afterAll(() => product.stop());

describe('charges without an answer', () => {
  test('the outcome is looked up until the gateway answers', async () => {
    const customer = await billing.customer({ card: ANSWERS_LATE });
    expect(await billing.subscribe(customer, 2)).toMatchObject({ status: 202, code: 'payment_unknown' });
    expect(await billing.subscriptionInfo(customer)).toEqual(NEVER_SUBSCRIBED_INFO);
    expect(await billing.subscribe(customer, 2)).toMatchObject({ status: 409, code: 'payment_in_progress' });

    await product.advance({ minutes: 1 });
    expect(await billing.subscriptionInfo(customer)).toMatchObject({
      currentSubscriptionStatus: 'monthly_active',
    });
    expect(await billing.attempts(customer)).toMatchObject([{ status: 'succeeded', lookAt: null }]);
    expect(await billing.invoices(customer)).toMatchObject([{ status: 'paid' }]);
    expect(await billing.events(customer)).toEqual([toSubscriptionEvent(customer, 'monthly_active')]);

    await product.advance({ minutes: 10 });
    expect(await billing.gatewayCharges(customer)).toEqual(['succeeded']);
    expect(await billing.events(customer)).toHaveLength(1);
  });

  test('the mail names the day on which the period began, not that of the outcome', async () => {
    const customer = await billing.customer({ card: ANSWERS_LATE });
    const subscribedAt = toEpochSeconds(product.services.clock.now());
    await billing.subscribe(customer, 2);
    await product.advance({ days: 1 });
    const { currentPeriodStart } = await billing.subscriptionInfo(customer);
    expect(currentPeriodStart! - subscribedAt).toBeLessThan(60);
    const mail = (await product.mails()).findLast((each) => each.includes(`To: ${customer.email}`));
    expect(mail).toContain(`Your membership began on ${formatBillingDate(currentPeriodStart!)}.`);
  });

  /** The state after a process was killed once it had stored the attempt. */
  async function insertInterruptedCharge(customer: TestUser, { charged = false } = {}) {
    const { db, clock, payments } = product.services;
    const now = clock.now();
    const start = Math.floor(now.epochMilliseconds / 1000);
    const card = await db
      .selectFrom('paymentMethods')
      .innerJoin('gatewayCustomers', 'gatewayCustomers.userId', 'paymentMethods.userId')
      .select(['paymentMethods.id', 'paymentMethods.ref', 'gatewayCustomers.ref as customer'])
      .where('paymentMethods.userId', '=', customer.id)
      .executeTakeFirstOrThrow();
    const subscription = await db
      .insertInto('subscriptions')
      .values({ userId: customer.id, status: 'canceled', interval: 'month', createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const invoice = await db
      .insertInto('invoices')
      .values({
        userId: customer.id,
        subscriptionId: subscription.id,
        kind: 'membership',
        status: 'open',
        productId: 2,
        periodStart: start,
        periodEnd: start + 28 * 86_400,
        amountCents: 1_900,
        description: 'Monthly membership',
        createdAt: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('attempts')
      .values({
        invoiceId: invoice.id,
        userId: customer.id,
        paymentMethodId: card.id,
        n: 1,
        status: 'pending',
        offSession: false,
        createdAt: now,
        lookAt: now.add({ seconds: 30 }),
      })
      .execute();
    const order = { card: card.ref, customer: card.customer, amountCents: 1_900, offSession: false };
    if (charged) await payments.charge({ ...order, attemptId: `inv${invoice.id}_a1` });
    return start;
  }

  test.each([
    ['before the gateway was asked', false],
    ['after the gateway had charged', true],
  ])('a process killed %s: the membership exists within a minute and is charged once', async (_, charged) => {
    const customer = await billing.customer();
    const start = await insertInterruptedCharge(customer, { charged });
    expect(await billing.subscribe(customer, 2)).toMatchObject({ status: 409, code: 'payment_in_progress' });
    await product.advance({ minutes: 1 });
    expect(await billing.subscriptionInfo(customer)).toMatchObject({
      currentSubscriptionStatus: 'monthly_active',
      currentPeriodStart: start,
    });
    expect(await billing.gatewayCharges(customer)).toEqual(['succeeded']);
    expect(await billing.invoices(customer)).toHaveLength(1);
  });

  test('a process killed before a decline leaves the membership unchanged', async () => {
    const customer = await billing.customer({ card: DECLINES });
    await insertInterruptedCharge(customer);
    await product.advance({ minutes: 1 });
    expect(await billing.subscriptionInfo(customer)).toEqual(NEVER_SUBSCRIBED_INFO);
    expect(await billing.attempts(customer)).toMatchObject([
      { status: 'declined', declineCode: 'card_declined' },
    ]);
    await billing.addCardTo(customer, VISA);
    expect((await billing.subscribe(customer, 2)).status).toBe(201);
  });

  test('a charge that was never sent is not sent after a day', async () => {
    const customer = await billing.customer();
    await insertInterruptedCharge(customer);
    await product.db
      .updateTable('attempts')
      .set({ createdAt: product.services.clock.now().subtract({ hours: 24 }) })
      .where('userId', '=', customer.id)
      .execute();
    await product.advance({ minutes: 1 });
    expect(await billing.attempts(customer)).toMatchObject([
      { status: 'declined', declineCode: 'processing_error' },
    ]);
    expect(await billing.gatewayCharges(customer)).toEqual(['none']);
    expect(await billing.subscriptionInfo(customer)).toEqual(NEVER_SUBSCRIBED_INFO);
  });

  test('a charge is unknown while the gateway is down, and is made once it is back', async () => {
    const customer = await billing.customer();
    const { payments } = product.services;
    const { charge, findCharge } = payments;
    const failToConnect = () => Promise.reject(new Error('gone'));
    Object.assign(payments, { charge: failToConnect, findCharge: failToConnect });
    try {
      expect(await billing.subscribe(customer, 2)).toMatchObject({ status: 202, code: 'payment_unknown' });
      await product.advance({ minutes: 1 });
      expect(await billing.attempts(customer)).toMatchObject([{ status: 'unknown' }]);
    } finally {
      Object.assign(payments, { charge, findCharge });
    }
    await product.advance({ minutes: 5 });
    expect(await billing.subscriptionInfo(customer)).toMatchObject({
      currentSubscriptionStatus: 'monthly_active',
    });
    expect(await billing.gatewayCharges(customer)).toEqual(['succeeded']);
  });
});
